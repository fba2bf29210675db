import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';

import { session } from './account/session.svelte';
import App from './App.svelte';
import { startLanguage } from './preferences/preferences.svelte';
import { startRouter } from './shared/router.svelte';

startRouter();
void session.load();

const target = document.getElementById('app');
// No page is shown in words that change a moment later.
void startLanguage().then(() => target && mount(App, { target }));
