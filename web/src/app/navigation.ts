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
import { loadPart } from '../browser/load-part.ts';
import { createFailedRoute } from './RouteFailure.tsx';

type History = ReturnType<typeof createBrowserHistory | typeof createMemoryHistory>;

/** Finds how to load the routes of an address that are not known from the start; null when it has none of its own. */
export type FindRoutes = (pathname: string) => (() => Promise<RouteObject[]>) | null;

/** An address whose screens are loaded. */
export interface Place {
  location: Location;
  action: History['action'];
  routes: RouteObject[];
  navigator: Navigator;
}

export interface NavigationState {
  /** The screen that is shown; null while the first one is loading. */
  place: Place | null;
  /** Path of the screen that is being loaded; null when none is. */
  pendingPath: string | null;
}

export interface Navigation {
  current: () => NavigationState;
  /** Calls back on every change; returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
}

/** Loads the screen of a route once. One that fails shows an error page, and is loaded again when it is next opened. */
const loadScreen = async (route: RouteObject): Promise<void> => {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  try {
    Object.assign(route, await loadPart(lazy), { lazy: undefined });
  } catch (error) {
    route.Component = createFailedRoute(error, { isFrame: route.children !== undefined });
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
  const listeners = new Set<() => void>();
  let here: Place | null = null;
  let lastStep: object | null = null;
  let state: NavigationState = { place: null, pendingPath: null };

  const setState = (next: NavigationState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const routesAt = async (
    pathname: string,
    loadRoutes: ReturnType<FindRoutes>,
  ): Promise<RouteObject[]> => {
    try {
      if (loadRoutes) for (const route of await loadPart(loadRoutes)) known.add(route);
    } catch (error) {
      return [{ path: '*', Component: createFailedRoute(error, { isFrame: true }) }];
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
    setState({ place: here, pendingPath: null });
  };

  const goTo = async (to: To, keepAddress?: () => void): Promise<void> => {
    const step = {};
    lastStep = step;
    if (here) keepScroll(here.location);
    const pathname = pathOf(to);
    const matches = matchRoutes([...known], pathname) ?? [];
    const isNamed = matches.length > 0 && matches.every(({ route }) => route.path !== '*');
    const loadRoutes = isNamed ? null : findRoutes(pathname);
    const isLoaded = loadRoutes === null && matches.every(({ route }) => !route.lazy);
    if (!isLoaded) setState({ place: here, pendingPath: pathname });
    // A loaded screen is shown synchronously: the next key that is pressed goes on from it.
    const all = isLoaded ? [...known] : await routesAt(pathname, loadRoutes);
    if (step !== lastStep) return;
    keepAddress?.();
    arrive(all);
  };

  history.listen(({ location }) => void goTo(location));
  void goTo(history.location);

  return {
    current: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
