/** The pages there are. */
export type Route =
  | { page: 'lobby' }
  | { page: 'login'; next: string }
  | { page: 'signup'; next: string }
  | { page: 'join'; code: string }
  | { page: 'game'; id: string; replay: boolean }
  | { page: 'report'; id: string }
  | { page: 'player'; name: string }
  | { page: 'archive'; search: string }
  | { page: 'file'; game: string | null; key: string | null }
  | { page: 'rules'; game: string | null; language: string | null }
  | { page: 'account' }
  | { page: 'forgot' }
  | { page: 'reset'; token: string }
  | { page: 'verify'; token: string }
  | { page: 'preferences' }
  | { page: 'notifications' }
  | { page: 'mailbox' }
  | { page: 'stop'; token: string; game: string | null }
  | { page: 'about' }
  | { page: 'nowhere' };

/** The page at an address. */
export function routeOf(address: URL): Route {
  const [first, second, third, ...rest] = address.pathname.split('/').filter((part) => part !== '');
  if (third !== undefined) {
    const id = decode(second ?? '');
    const ofGame = first === 'games' && rest.length === 0;
    if (ofGame && third === 'replay') return { page: 'game', id, replay: true };
    return ofGame && third === 'report' ? { page: 'report', id } : { page: 'nowhere' };
  }
  if (second !== undefined) {
    if (first === 'games') return { page: 'game', id: decode(second), replay: false };
    if (first === 'players') return { page: 'player', name: decode(second) };
    if (first === 'join') return { page: 'join', code: decode(second) };
    if (first === 'stop') {
      return { page: 'stop', token: decode(second), game: address.searchParams.get('game') };
    }
    if (first === 'rules') {
      return {
        page: 'rules',
        game: decode(second),
        language: address.searchParams.get('language'),
      };
    }
    return { page: 'nowhere' };
  }
  const asked = (name: string): string | null => address.searchParams.get(name);
  const next = within(asked('next'));
  switch (first) {
    case undefined:
      return { page: 'lobby' };
    case 'login':
      return { page: 'login', next };
    case 'signup':
      return { page: 'signup', next };
    case 'forgot':
      return { page: 'forgot' };
    case 'reset':
    case 'verify':
      // What stands behind the # is sent to no server.
      return { page: first, token: address.hash.slice(1) };
    case 'account':
      return { page: 'account' };
    case 'archive':
      return { page: 'archive', search: address.search.slice(1) };
    case 'game-file':
      return { page: 'file', game: asked('game'), key: asked('key') };
    case 'rules':
      return { page: 'rules', game: null, language: asked('language') };
    case 'preferences':
      return { page: 'preferences' };
    case 'notifications':
      return { page: 'notifications' };
    case 'mailbox':
      return { page: 'mailbox' };
    case 'about':
      return { page: 'about' };
    default:
      return { page: 'nowhere' };
  }
}

/** An address on this site; anything else becomes the lobby. */
export function within(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : '/';
}

/** The address of a player's page. */
export function playerPath(name: string): string {
  return `/players/${encodeURIComponent(name)}`;
}

/** The address of a page that asks to come back to another one. */
export function withNext(path: '/login' | '/signup', next: string): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
