import { routeOf, type Route } from './routes';

let route = $state.raw<Route>(routeOf(new URL(location.href)));

function arrive(): void {
  route = routeOf(new URL(location.href));
}

/** The page being shown. */
export function currentRoute(): Route {
  return route;
}

/** Goes to another page of the site. */
export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

/** Goes there so that the way back does not lead here again. */
export function replace(path: string): void {
  history.replaceState(null, '', path);
  arrive();
}

/** Follows links within the site without loading the page anew. */
export function startRouter(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
