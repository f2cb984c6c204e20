/** Which page is shown: the address of the browser, followed and changed. */

import { BASE } from '../base';
import { routeOf, type Route } from './routes';

class Router {
  route = $state.raw<Route>({ page: 'start' });
  /** Whether the page was reached from another one of ours, not by opening the address. */
  hasMoved = false;
}

const router = new Router();

/** The page on screen; reactive. */
export function route(): Route {
  return router.route;
}

/** Those who listen to the page are taken to the new content, as the browser does with a real page. */
export function takeFocus(content: HTMLElement): void {
  if (router.hasMoved) content.focus({ preventScroll: true });
}

function look(): void {
  router.route = routeOf(location.pathname, location.search, location.hash);
}

/** Go to a page of ours. With `replace` the way back does not come by here. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  router.hasMoved = true;
  look();
  if (how === 'push') window.scrollTo(0, 0);
}

/** Change the address without leaving the page. */
export function rename(path: string): void {
  history.replaceState(null, '', path);
}

/** Follow the browser's buttons and clicks on links to pages of ours. */
export function startRouting(): void {
  look();
  window.addEventListener('popstate', look);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!link.pathname.startsWith(`${BASE}/`) || link.pathname.startsWith(`${BASE}/api/`)) return;
    if (link.hash && link.pathname === location.pathname) return; // a place on this page
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
