import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState, type ComponentType } from 'react';
import { Link, matchRoutes, Outlet, useNavigate, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startErrorReports } from '../apollo/report-error.ts';
import { usePageParams } from '../ui/page-params.ts';
import { createClient } from '../apollo/client.ts';
import { renderRoutes } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { RouteErrorBoundary } from './PageFailure.tsx';
import { createRootRoute } from './Root.tsx';
import { createRoutes, getRoutePattern } from './router.tsx';
import { lazyPage, lazyShell } from './routes/lazy-page.tsx';

function Shell() {
  return (
    <>
      <nav>
        <Link to="/">First</Link>
        <Link to="/second">Second</Link>
        <Link to="/third">Third</Link>
        <Link to="/second#part">Part</Link>
      </nav>
      <Outlet />
    </>
  );
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function First() {
  const [, setParams] = usePageParams();
  return (
    <>
      <h1>The first</h1>
      <button type="button" onClick={() => setParams({ tab: 'two' })}>
        Tab
      </button>
      <BackButton />
    </>
  );
}

function Second() {
  return (
    <>
      <h1>The second</h1>
      <h2 id="part">A part</h2>
      <BackButton />
    </>
  );
}

function Third() {
  return <h1>The third</h1>;
}

type Load = () => Promise<ComponentType>;

const routesWith = (second: Load): RouteObject[] => [
  {
    Component: Shell,
    children: [
      {
        ErrorBoundary: RouteErrorBoundary,
        children: [
          { path: '/', Component: First },
          { path: '/second', lazy: lazyPage(second) },
          { path: '/third', lazy: lazyPage(async () => Third) },
        ],
      },
    ],
  },
];

const missingFile = () => new TypeError('Failed to fetch dynamically imported module');

/** A page whose chunk loads when the test calls `finish`. */
const pendingPage = (Component: ComponentType) => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  return { load: () => promise, finish: () => act(async () => resolve(Component)) };
};

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const shows = (title: string) => waitFor(() => expect(heading()).toBe(title));
const link = (name: string) => screen.getByRole('link', { name });

/** React logs every error that a boundary catches. */
const allowErrors = () => vi.mocked(console.error).mockImplementation(() => undefined);
const forgetErrors = () => vi.mocked(console.error).mockClear();

describe('Root', () => {
  it('keeps page and address until the next page has loaded', async () => {
    const { load, finish } = pendingPage(Second);
    const { user, address } = renderRoutes(routesWith(load), '/');
    await user.click(link('Second'));
    expect([heading(), address()]).toEqual(['The first', '/']);
    await finish();
    await shows('The second');
    expect(address()).toBe('/second');
  });

  it('shows a progress bar until the next page has loaded', async () => {
    const { load, finish } = pendingPage(Second);
    const { user } = renderRoutes(routesWith(load), '/');
    await user.click(link('Second'));
    expect(
      await screen.findByRole('progressbar', { name: 'Loading the next page' }),
    ).toBeInTheDocument();
    await finish();
    await shows('The second');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('opens only the last of several links pressed while a page loads', async () => {
    const second = pendingPage(Second);
    const { user, address } = renderRoutes(routesWith(second.load), '/');
    await user.click(link('Second'));
    await user.click(link('Third'));
    await shows('The third');
    await second.finish();
    expect([heading(), address()]).toEqual(['The third', '/third']);
  });

  it('ignores a change of search parameters that arrives after its page was left', async () => {
    const late = Promise.withResolvers<void>();
    function Late() {
      const [, setParams] = usePageParams();
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
      routesWith(async () => Late),
      '/second',
    );
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await user.click(link('First'));
    await shows('The first');
    await act(async () => late.resolve());
    expect([heading(), address()]).toEqual(['The first', '/']);
  });
});

describe('lazyPage', () => {
  it('opens a page if a second attempt finds its chunk', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(missingFile()).mockResolvedValue(Second);
    const { user } = renderRoutes(routesWith(load), '/');
    await user.click(link('Second'));
    await shows('The second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('offers a reload inside the shell while a chunk is missing, and loads it once it is back', async () => {
    allowErrors();
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(missingFile())
      .mockRejectedValueOnce(missingFile())
      .mockResolvedValue(Second);
    const { user, address } = renderRoutes(routesWith(load), '/');
    await user.click(link('Second'));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('A new version is available. Reload the page.')).toBeVisible();
    expect(alert.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(address()).toBe('/second');
    for (const page of ['Second', 'Second']) {
      await user.click(link('First'));
      await shows('The first');
      await user.click(link(page));
      await shows('The second');
    }
    expect(load).toHaveBeenCalledTimes(3);
    forgetErrors();
  });

  it('links home if the chunk of a shell is missing', async () => {
    allowErrors();
    const routes: RouteObject[] = [
      { path: '/', Component: First },
      {
        path: '/far',
        lazy: lazyShell(async () => {
          throw missingFile();
        }),
        children: [{ index: true, element: <h1>Far</h1> }],
      },
    ];
    const { user, address } = renderRoutes(routes, '/far');
    await user.click(await screen.findByRole('link', { name: 'VisionCloud, home' }));
    await shows('The first');
    expect(address()).toBe('/');
    forgetErrors();
  });
});

describe('ErrorBoundary', () => {
  it('shows an error in place of a page that crashed until another page is opened', async () => {
    allowErrors();
    const Broken = (): never => {
      throw new Error('broken');
    };
    const { user } = renderRoutes(
      routesWith(async () => Broken),
      '/',
    );
    await user.click(link('Second'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown.');
    await user.click(link('First'));
    await shows('The first');
    forgetErrors();
  });

  it('shows the reference under which the gateway has logged a crash', async () => {
    allowErrors();
    const reports: { route: string; stack: string[] }[] = [];
    server.use(
      http.post('*/client-errors', async ({ request }) => {
        reports.push((await request.json()) as (typeof reports)[number]);
        return new HttpResponse(null, { status: 204, headers: { 'x-request-id': 'abc123' } });
      }),
    );
    const stop = startErrorReports({ version: 's-1.js', route: () => '/second' });
    const Broken = (): never => {
      throw new Error('broken');
    };
    const { user } = renderRoutes(
      routesWith(async () => Broken),
      '/',
    );
    await user.click(link('Second'));
    expect(await screen.findByText('Reference: abc123')).toBeVisible();
    expect(reports).toEqual([
      expect.objectContaining({
        message: 'Error: broken',
        stack: expect.arrayContaining([expect.stringMatching(/^Broken/u)]) as string[],
      }),
    ]);
    stop();
    forgetErrors();
  });
});

describe('getRoutePattern', () => {
  it.each([
    ['/', '/'],
    ['/dashboard/acme/emp/EMP-17?search=Anna', '/dashboard/:companyName/emp/:employeeId'],
    ['/portal/visioncloud/companies/7', '/portal/visioncloud/companies/:companyId'],
    ['/nowhere', '/*'],
  ])('of %s is %s', (path, pattern) => {
    const matches = matchRoutes([createRootRoute(createRoutes(createClient()))], path) ?? [];
    expect(getRoutePattern(matches)).toBe(pattern);
  });
});

describe('the scroll position', () => {
  beforeEach(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, writable: true });
    vi.spyOn(window, 'scrollTo').mockImplementation((_left: unknown, top?: number) => {
      Object.assign(window, { scrollY: top });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const renderPages = () =>
    renderRoutes(
      routesWith(async () => Second),
      '/',
    );
  const scroll = (top: number) => Object.assign(window, { scrollY: top });

  it('is the top on a new page, and is restored by going back', async () => {
    const { user } = renderPages();
    scroll(420);
    await user.click(link('Second'));
    await shows('The second');
    expect(window.scrollY).toBe(0);
    scroll(70);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await shows('The first');
    expect(window.scrollY).toBe(420);
  });

  it('stays when the page changes its search parameters', async () => {
    const { user, address } = renderPages();
    scroll(300);
    await user.click(screen.getByRole('button', { name: 'Tab' }));
    expect([address(), window.scrollY]).toEqual(['/?tab=two', 300]);
  });

  it('is at the element that the address names', async () => {
    const shown = vi.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
    const { user } = renderPages();
    await user.click(link('Part'));
    await shows('The second');
    expect(shown.mock.contexts).toEqual([screen.getByRole('heading', { name: 'A part' })]);
  });
});
