import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { startLanguage } from './preferences/preferences.svelte';
import { openingOf } from './pages';
import { currentRoute, startRouter } from './shared/router.svelte';

/** Milliseconds until the page is tried again when it has no words to say that it failed. */
const AGAIN = 5_000;

startRouter();

const target = document.getElementById('app');
// No page is shown in words that change a moment later.
void startLanguage().then(
  () => target && mount(App, { target }),
  () => setTimeout(() => location.reload(), AGAIN),
);
// What is asked for is on its way together with the words of every page.
const route = currentRoute();
if (route.page !== 'game')
  void openingOf(route)
    .load()
    .catch(() => undefined);
