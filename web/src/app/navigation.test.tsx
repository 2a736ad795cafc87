import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { Link, Outlet, useNavigate, useSearchParams, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../testing/render.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import type { FindRoutes } from './navigation.ts';
import { useScrollPlaces } from './scroll-places.ts';

function Shell() {
  useScrollPlaces();
  return (
    <>
      <nav>
        <Link to="/">First</Link>
        <Link to="/second">Second</Link>
        <Link to="/third">Third</Link>
        <Link to="/?tab=two">Within</Link>
        <Link to="/?tab=kept" preventScrollReset>
          Kept
        </Link>
        <Link to="/second#part">Part</Link>
      </nav>
      <Outlet />
    </>
  );
}

function First() {
  const navigate = useNavigate();
  return (
    <>
      <h1>The first</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function Second() {
  const navigate = useNavigate();
  return (
    <>
      <h1>The second</h1>
      <h2 id="part">A part</h2>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

type Lazy = () => Promise<{ Component: ComponentType }>;

const routesWith = (second: Lazy, third?: Lazy): RouteObject[] => [
  {
    Component: Shell,
    children: [
      {
        Component: RouteBoundary,
        children: [
          { path: '/', Component: First },
          { path: '/second', lazy: second },
          ...(third ? [{ path: '/third', lazy: third }] : []),
          { path: '*', element: <h1>Nothing</h1> },
        ],
      },
    ],
  },
];

const missingFile = () => new TypeError('Failed to fetch dynamically imported module');

/** A screen that comes when it is let. */
const waiting = (Component: ComponentType) => {
  const { promise, resolve } = Promise.withResolvers<{ Component: ComponentType }>();
  return { lazy: () => promise, come: () => act(async () => resolve({ Component })) };
};

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const shows = (title: string) => waitFor(() => expect(heading()).toBe(title));
const goTo = (name: string) => screen.getByRole('link', { name });

describe('a step to another screen', () => {
  it('leaves screen and address until the next one is loaded', async () => {
    const { lazy, come } = waiting(Second);
    const { user, address } = renderRoutes(routesWith(lazy), '/');
    await user.click(goTo('Second'));
    expect([heading(), address()]).toEqual(['The first', '/']);
    await come();
    expect([heading(), address()]).toEqual(['The second', '/second']);
  });

  it('is not taken when another one follows before it is loaded', async () => {
    const second = waiting(Second);
    const { user, address } = renderRoutes(
      routesWith(second.lazy, async () => ({ Component: () => <h1>The third</h1> })),
      '/',
    );
    await user.click(goTo('Second'));
    await user.click(goTo('Third'));
    await shows('The third');
    expect(address()).toBe('/third');
    await second.come();
    expect([heading(), address()]).toEqual(['The third', '/third']);
  });

  it('goes back by the history', async () => {
    const { user, address } = renderRoutes(
      routesWith(async () => ({ Component: Second })),
      '/',
    );
    await user.click(goTo('Second'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect([heading(), address()]).toEqual(['The first', '/']));
  });

  it('shows a progress bar until the next one is loaded', async () => {
    const { lazy, come } = waiting(Second);
    const { user } = renderRoutes(routesWith(lazy), '/');
    await user.click(goTo('Second'));
    expect(screen.getByRole('progressbar', { name: 'Loading the next page' })).toBeInTheDocument();
    await come();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('tries once more when the file of a screen is missing', async () => {
    const lazy = vi
      .fn<Lazy>()
      .mockRejectedValueOnce(missingFile())
      .mockResolvedValue({ Component: Second });
    const { user } = renderRoutes(routesWith(lazy), '/');
    await user.click(goTo('Second'));
    await shows('The second');
    expect(lazy).toHaveBeenCalledTimes(2);
  });

  it('asks for a reload when the file of a screen stays missing, and loads it once when it is back', async () => {
    const lazy = vi
      .fn<Lazy>()
      .mockRejectedValueOnce(missingFile())
      .mockRejectedValueOnce(missingFile())
      .mockResolvedValue({ Component: Second });
    const { user, address } = renderRoutes(routesWith(lazy), '/');
    await user.click(goTo('Second'));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('A new version is available. Reload the page.')).toBeVisible();
    expect(alert.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(address()).toBe('/second');
    await user.click(goTo('First'));
    await shows('The first');
    await user.click(goTo('Second'));
    await shows('The second');
    await user.click(goTo('First'));
    await shows('The first');
    await user.click(goTo('Second'));
    await shows('The second');
    expect(lazy).toHaveBeenCalledTimes(3);
  });

  it('leads home from a frame that could not be loaded', async () => {
    const routes: RouteObject[] = [
      { path: '/', Component: First },
      {
        path: '/far',
        lazy: async () => {
          throw missingFile();
        },
        children: [{ index: true, element: <h1>Far</h1> }],
      },
    ];
    const { user, address } = renderRoutes(routes, '/far');
    await user.click(await screen.findByRole('link', { name: 'VisionCloud, home' }));
    await shows('The first');
    expect(address()).toBe('/');
  });

  it('asks for a reload when the list of screens could not be loaded', async () => {
    const find: FindRoutes = (pathname) =>
      pathname === '/' ? null : () => Promise.reject(missingFile());
    renderRoutes([{ path: '/', Component: First }], '/elsewhere', find);
    expect(await screen.findByText('A new version is available. Reload the page.')).toBeVisible();
  });

  it('finds the screens that are not known from the start', async () => {
    const find: FindRoutes = (pathname) =>
      pathname === '/second' ? async () => [{ path: '/second', Component: Second }] : null;
    renderRoutes([{ path: '/', Component: First }], '/second', find);
    expect(await screen.findByRole('heading', { name: 'The second' })).toBeVisible();
  });
});

describe('a screen that breaks', () => {
  it('says so in its place, until somebody goes elsewhere', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('broken');
    };
    const { user } = renderRoutes(
      routesWith(async () => ({ Component: Broken })),
      '/',
    );
    await user.click(goTo('Second'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown.');
    await user.click(goTo('First'));
    await shows('The first');
    vi.mocked(console.error).mockClear();
  });
});

describe('a page that has been left', () => {
  it('is not come back to by a late change of its own address', async () => {
    const late = Promise.withResolvers<void>();
    function Late() {
      const [, setParams] = useSearchParams();
      const [isAsked, setIsAsked] = useState(false);
      const ask = (): void => {
        setIsAsked(true);
        void late.promise.then(() => setParams({ import: '1' }));
      };
      return (
        <>
          <h1>The late</h1>
          <button type="button" onClick={ask} disabled={isAsked}>
            Ask
          </button>
        </>
      );
    }
    const { user, address } = renderRoutes(
      routesWith(async () => ({ Component: Late })),
      '/second',
    );
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await user.click(goTo('First'));
    await shows('The first');
    await act(async () => late.resolve());
    expect([heading(), address()]).toEqual(['The first', '/']);
  });
});

describe('the place on a page', () => {
  beforeEach(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, writable: true });
    vi.spyOn(window, 'scrollTo').mockImplementation((_left: unknown, top?: number) => {
      Object.assign(window, { scrollY: top });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const renderPages = () =>
    renderRoutes(
      routesWith(async () => ({ Component: Second })),
      '/',
    );
  const scroll = (top: number) => Object.assign(window, { scrollY: top });

  it('is the top of a new page, and of one that is come back to where it was', async () => {
    const { user } = renderPages();
    scroll(420);
    await user.click(goTo('Second'));
    await shows('The second');
    expect(window.scrollY).toBe(0);
    scroll(70);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(heading()).toBe('The first'));
    expect(window.scrollY).toBe(420);
  });

  it('stays where the step asks for it, and only there', async () => {
    const { user, address } = renderPages();
    scroll(300);
    await user.click(goTo('Kept'));
    await waitFor(() => expect(address()).toBe('/?tab=kept'));
    expect(window.scrollY).toBe(300);
    await user.click(goTo('Within'));
    await waitFor(() => expect([address(), window.scrollY]).toEqual(['/?tab=two', 0]));
  });

  it('is the part that the address names', async () => {
    const shown = vi.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
    const { user } = renderPages();
    await user.click(goTo('Part'));
    await shows('The second');
    expect(shown.mock.contexts).toEqual([screen.getByRole('heading', { name: 'A part' })]);
  });

  it('is kept over a reload', async () => {
    renderPages();
    scroll(512);
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.values(JSON.parse(sessionStorage.getItem('visioncloud.scroll')!))).toContain(512);
  });
});
