/** Every page but that of a game is sent for when it is opened. */
import type { Component } from 'svelte';

import { NAMES } from './games';
import NowherePage from './shared/NowherePage.svelte';
import type { Route } from './shared/routes';
import { sentFor } from './shared/sentFor';
import type { Part } from './words/parts';

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
      return opening('', ['lobby', ...NAMES], () => import('./lobby/LobbyPage.svelte'), {});
    case 'login':
    case 'signup':
      return opening('', ['account'], () => import('./account/SignInPage.svelte'), {
        purpose: route.page,
        next: route.next,
      });
    case 'join':
      return opening(route.code, ['lobby', ...NAMES], () => import('./lobby/JoinPage.svelte'), {
        code: route.code,
      });
    case 'report':
      return opening(route.id, ['replay', ...NAMES], () => import('./report/ReportPage.svelte'), {
        id: route.id,
      });
    case 'player':
      return opening(
        route.name,
        ['players', 'lobby', ...NAMES],
        () => import('./players/PlayerPage.svelte'),
        { name: route.name },
      );
    case 'archive':
      return opening(
        route.search,
        ['archive', 'players', ...NAMES],
        () => import('./archive/ArchivePage.svelte'),
        {
          search: route.search,
        },
      );
    case 'file':
      return opening(
        `${route.game}`,
        ['archive', ...NAMES],
        () => import('./file/FilePage.svelte'),
        {
          game: route.game,
          key: route.key,
        },
      );
    case 'rules':
      return opening(
        `${route.game} ${route.language}`,
        ['about'],
        () => import('./rules/RulesPage.svelte'),
        { game: route.game, wanted: route.language },
      );
    case 'forgot':
      return opening('', ['account'], () => import('./account/ForgotPage.svelte'), {});
    case 'reset':
      return opening(route.token, ['account'], () => import('./account/ResetPage.svelte'), {
        token: route.token,
      });
    case 'verify':
      return opening(route.token, ['account'], () => import('./account/VerifyPage.svelte'), {
        token: route.token,
      });
    case 'account':
      return opening('', ['account'], () => import('./account/AccountPage.svelte'), {});
    case 'preferences':
      return opening('', ['preferences'], () => import('./preferences/PreferencesPage.svelte'), {});
    case 'notifications':
      return opening(
        '',
        ['mailbox', ...NAMES],
        () => import('./mails/NotificationsPage.svelte'),
        {},
      );
    case 'mailbox':
      return opening('', ['mailbox'], () => import('./mails/MailboxPage.svelte'), {});
    case 'stop':
      return opening(route.token, ['mailbox'], () => import('./mails/StopPage.svelte'), {
        token: route.token,
        game: route.game,
      });
    case 'about':
      return opening('', ['about', ...NAMES], () => import('./shared/AboutPage.svelte'), {});
    case 'nowhere':
      return opening('', [], () => Promise.resolve({ default: NowherePage }), {});
  }
}

function opening<P extends Record<string, unknown>>(
  key: string,
  words: readonly Part[],
  load: () => Promise<{ default: Component<P> }>,
  given: P,
): Opening {
  return {
    key,
    // What is given fits the page: that was checked above.
    load: async () =>
      (await sentFor(words, load)).default as unknown as Component<Record<string, unknown>>,
    given,
  };
}
