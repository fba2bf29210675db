import { describe, expect, it } from 'vitest';

import { playerPath, routeOf, within, withNext } from './routes';
import { randomId } from './uuid';

const at = (path: string) => routeOf(new URL(path, 'https://estafette.example'));

describe('addresses', () => {
  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'lobby' });
    expect(at('/login?next=%2Fjoin%2Fabc')).toEqual({ page: 'login', next: '/join/abc' });
    expect(at('/signup')).toEqual({ page: 'signup', next: '/' });
    expect(at('/join/a%20b')).toEqual({ page: 'join', code: 'a b' });
    expect(at('/games/7')).toEqual({ page: 'game', id: '7', replay: false });
    expect(at('/games/7/replay?at=3')).toEqual({ page: 'game', id: '7', replay: true });
    expect(at('/games/7/replay/3')).toEqual({ page: 'nowhere' });
    expect(at('/games/a%20b/report?key=k')).toEqual({ page: 'report', id: 'a b' });
    expect(at('/games/7/report/3')).toEqual({ page: 'nowhere' });
    expect(at('/players/7/report')).toEqual({ page: 'nowhere' });
    expect(at('/players/7/replay')).toEqual({ page: 'nowhere' });
    expect(at(playerPath('de Melas'))).toEqual({ page: 'player', name: 'de Melas' });
    expect(at('/rules')).toEqual({ page: 'rules', game: null, language: null });
    expect(at('/rules/triomphe#rule-9.1')).toEqual({
      page: 'rules',
      game: 'triomphe',
      language: null,
    });
    expect(at('/rules/austerlitz?language=de')).toEqual({
      page: 'rules',
      game: 'austerlitz',
      language: 'de',
    });
    expect(at('/account')).toEqual({ page: 'account' });
    expect(at('/forgot')).toEqual({ page: 'forgot' });
    expect(at('/reset#a-b_c')).toEqual({ page: 'reset', token: 'a-b_c' });
    expect(at('/verify')).toEqual({ page: 'verify', token: '' });
    expect(at('/archive')).toEqual({ page: 'archive', search: '' });
    expect(at('/archive?player=Melas')).toEqual({ page: 'archive', search: 'player=Melas' });
    expect(at('/game-file')).toEqual({ page: 'file', game: null, key: null });
    expect(at('/game-file?game=7')).toEqual({ page: 'file', game: '7', key: null });
    expect(at('/game-file?game=7&key=a')).toEqual({ page: 'file', game: '7', key: 'a' });
    expect(at('/preferences')).toEqual({ page: 'preferences' });
    expect(at('/notifications')).toEqual({ page: 'notifications' });
    expect(at('/mailbox')).toEqual({ page: 'mailbox' });
    expect(at('/stop/a')).toEqual({ page: 'stop', token: 'a', game: null });
    expect(at('/stop/a?game=7')).toEqual({ page: 'stop', token: 'a', game: '7' });
    expect(at('/about')).toEqual({ page: 'about' });
  });

  it('that do not exist lead nowhere', () => {
    expect(at('/games').page).toBe('nowhere');
    expect(at('/rules/triomphe/9.1').page).toBe('nowhere');
    expect(at('/games/7/x').page).toBe('nowhere');
    expect(at('/join/%E0%A4%A').page).toBe('join');
  });

  it('to come back to stay on the site', () => {
    expect(within('//evil.example')).toBe('/');
    expect(within('/\\evil.example')).toBe('/');
    expect(within('https://evil.example')).toBe('/');
    expect(within(null)).toBe('/');
    expect(withNext('/login', '/join/a')).toBe('/login?next=%2Fjoin%2Fa');
  });
});

describe('an id', () => {
  it('is random and well formed, with and without a secure context', () => {
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const native = crypto.randomUUID;
    expect(randomId()).toMatch(form);
    try {
      Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
      expect(randomId()).toMatch(form);
      expect(randomId()).not.toBe(randomId());
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: native, configurable: true });
    }
  });
});
