import {
  matchRoutes,
  type Location,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  type UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { keepScroll } from './scroll-places.ts';
import { RouteFailure } from './RouteFailure.tsx';

type History = ReturnType<typeof createBrowserHistory | typeof createMemoryHistory>;

/** The routes of an address that are not among those known from the start; null when it has none of its own. */
export type FindRoutes = (pathname: string) => Promise<RouteObject[]> | null;

/** An address whose screens are loaded. */
export interface Place {
  location: Location;
  action: History['action'];
  routes: RouteObject[];
  navigator: Navigator;
}

export interface Navigation {
  /** Where somebody is; null while the first screen is loaded. */
  current: () => Place | null;
  /** Tells where somebody is, now and after every step; returns the way to stop it. */
  onChange: (listener: (place: Place | null) => void) => () => void;
}

const nowhere: RouteObject[] = [{ path: '*', Component: RouteFailure }];

/** Loads the screen of a route once. One that does not come says so in its place, and is loaded anew when it is next gone to. */
const loadScreen = async (route: RouteObject): Promise<void> => {
  if (typeof route.lazy !== 'function') return;
  try {
    Object.assign(route, await route.lazy(), { lazy: undefined });
  } catch {
    route.Component = RouteFailure;
  }
};

/**
 * Goes from screen to screen: a screen stands, with its address, until the next one is loaded, and of several steps only the last is taken. React
 * Router's own data router does so too, and weighs 14 KB more.
 */
export const createNavigation = (
  history: History,
  routes: RouteObject[],
  findRoutes: FindRoutes = () => null,
): Navigation => {
  const known = new Set(routes);
  const listeners = new Set<(place: Place | null) => void>();
  let here: Place | null = null;
  let lastStep: object | null = null;

  const routesAt = async (
    pathname: string,
    found: ReturnType<FindRoutes>,
  ): Promise<RouteObject[]> => {
    try {
      for (const route of (await found) ?? []) known.add(route);
    } catch {
      return nowhere;
    }
    const all = [...known];
    const matches = matchRoutes(all, pathname) ?? [];
    await Promise.all(matches.map(({ route }) => loadScreen(route)));
    return all;
  };

  const pathOf = (to: To): string => history.encodeLocation(to).pathname;

  const navigatorOf = (page: string): Navigator => {
    const step =
      (write: (to: To, state?: unknown) => void) =>
      (to: To, state?: unknown, { preventScrollReset = false }: NavigateOptions = {}): void => {
        const isWithinPage = pathOf(to) === page;
        // A late answer must not lead back to a page that has been left.
        if (isWithinPage && here?.location.pathname !== page) return;
        void goTo(to, () => {
          write(to, state);
          if (preventScrollReset) keepScroll(history.location);
        });
      };
    return {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: step((to, state) => history.push(to, state)),
      replace: step((to, state) => history.replace(to, state)),
    };
  };

  const arrive = (all: RouteObject[]): void => {
    const { location, action } = history;
    const isSamePage = here?.location.pathname === location.pathname;
    const navigator = here && isSamePage ? here.navigator : navigatorOf(location.pathname);
    here = { location, action, routes: all, navigator };
    for (const listener of listeners) listener(here);
  };

  const goTo = async (to: To, keepAddress?: () => void): Promise<void> => {
    const step = {};
    lastStep = step;
    if (here) keepScroll(here.location);
    const pathname = pathOf(to);
    const matches = matchRoutes([...known], pathname) ?? [];
    const isNamed = matches.length > 0 && matches.every(({ route }) => route.path !== '*');
    const found = isNamed ? null : findRoutes(pathname);
    const isAtHand = found === null && matches.every(({ route }) => !route.lazy);
    // What need not be waited for is there at once: the next key that is pressed goes on from it.
    const all = isAtHand ? [...known] : await routesAt(pathname, found);
    if (step !== lastStep) return;
    keepAddress?.();
    arrive(all);
  };

  history.listen(({ location }) => void goTo(location));
  void goTo(history.location);

  return {
    current: () => here,
    onChange: (listener) => {
      listeners.add(listener);
      listener(here);
      return () => listeners.delete(listener);
    },
  };
};
