/** Every page but that of a game is sent for when it is opened. */
import type { Component } from 'svelte';

import type { Route } from './shared/routes';

/** A page to be opened. */
export interface Opening {
  /** Where it changes the page begins anew. */
  key: string;
  load: () => Promise<Component<Record<string, unknown>>>;
  /** What the page is given. */
  given: Record<string, unknown>;
}

/** The page at an address; that of a game comes with the site. */
export function openingOf(route: Exclude<Route, { page: 'game' }>): Opening {
  switch (route.page) {
    case 'lobby':
      return opening('', () => import('./lobby/LobbyPage.svelte'), {});
    case 'login':
    case 'signup':
      return opening('', () => import('./account/SignInPage.svelte'), {
        purpose: route.page,
        next: route.next,
      });
    case 'join':
      return opening(route.code, () => import('./lobby/JoinPage.svelte'), { code: route.code });
    case 'report':
      return opening(route.id, () => import('./report/ReportPage.svelte'), { id: route.id });
    case 'player':
      return opening(route.name, () => import('./players/PlayerPage.svelte'), { name: route.name });
    case 'archive':
      return opening(route.search, () => import('./archive/ArchivePage.svelte'), {
        search: route.search,
      });
    case 'file':
      return opening(`${route.game}`, () => import('./file/FilePage.svelte'), {
        game: route.game,
        key: route.key,
      });
    case 'rules':
      return opening('', () => import('./rules/RulesPage.svelte'), {});
    case 'forgot':
      return opening('', () => import('./account/ForgotPage.svelte'), {});
    case 'reset':
      return opening(route.token, () => import('./account/ResetPage.svelte'), {
        token: route.token,
      });
    case 'verify':
      return opening(route.token, () => import('./account/VerifyPage.svelte'), {
        token: route.token,
      });
    case 'account':
      return opening('', () => import('./account/AccountPage.svelte'), {});
    case 'preferences':
      return opening('', () => import('./preferences/PreferencesPage.svelte'), {});
    case 'notifications':
      return opening('', () => import('./mails/NotificationsPage.svelte'), {});
    case 'mailbox':
      return opening('', () => import('./mails/MailboxPage.svelte'), {});
    case 'stop':
      return opening(route.token, () => import('./mails/StopPage.svelte'), {
        token: route.token,
        game: route.game,
      });
    case 'about':
      return opening('', () => import('./shared/AboutPage.svelte'), {});
    case 'nowhere':
      return opening('', () => import('./shared/NowherePage.svelte'), {});
  }
}

function opening<P extends Record<string, unknown>>(
  key: string,
  load: () => Promise<{ default: Component<P> }>,
  given: P,
): Opening {
  return {
    key,
    // What is given fits the page: that was checked above.
    load: async () => (await load()).default as unknown as Component<Record<string, unknown>>,
    given,
  };
}
