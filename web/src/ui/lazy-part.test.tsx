import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { isOffline } from '../lib/browser/connection.ts';
import { lazyPart } from './lazy-part.tsx';

type Load = () => Promise<() => React.ReactNode>;

function Part() {
  return <p>The part</p>;
}

const missingFile = () => new TypeError('Failed to fetch dynamically imported module');

const renderPart = (load: Load) => {
  const Lazy = lazyPart(load, {
    pending: <p>Pending</p>,
    failed: (retry) => (
      <button type="button" onClick={retry}>
        Again
      </button>
    ),
  });
  const page = (
    <>
      <ConnectionNotice />
      <h1>The page</h1>
      <Lazy />
    </>
  );
  return renderRoutes([{ path: '/', element: page }], '/');
};

/** React logs every error that a boundary catches. */
const allowErrors = () => vi.mocked(console.error).mockImplementation(() => undefined);
const forgetErrors = () => vi.mocked(console.error).mockClear();

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const goOffline = () => {
  setOnline(false);
  server.use(http.head('*/', () => HttpResponse.error()));
  act(() => void window.dispatchEvent(new Event('offline')));
};
const goOnline = () => {
  setOnline(true);
  server.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
};

beforeEach(goOnline);

describe('lazyPart', () => {
  it('shows the part if a second attempt finds its file', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(missingFile()).mockResolvedValue(Part);
    renderPart(load);
    expect(screen.getByText('Pending')).toBeVisible();
    expect(await screen.findByText('The part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the page while the file is missing, and loads the part on retry', async () => {
    allowErrors();
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(missingFile())
      .mockRejectedValueOnce(missingFile())
      .mockResolvedValue(Part);
    const { user } = renderPart(load);
    const retry = await screen.findByRole('button', { name: 'Again' });
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'A new version is available. Reload the page.',
    );
    await user.click(retry);
    expect(await screen.findByText('The part')).toBeVisible();
    forgetErrors();
  });

  it('keeps the page when the part crashes', async () => {
    allowErrors();
    renderPart(async () => () => {
      throw new Error('broken');
    });
    expect(await screen.findByRole('button', { name: 'Again' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    forgetErrors();
  });

  it('loads the part again if the online event renders the page first', async () => {
    allowErrors();
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(missingFile())
      .mockRejectedValueOnce(missingFile())
      .mockResolvedValue(Part);
    const Lazy = lazyPart(load, { failed: () => <p>Failed</p> });
    function Page() {
      const [, renderAgain] = useReducer((count: number) => count + 1, 0);
      useEffect(() => {
        const listener = (): void => flushSync(renderAgain);
        window.addEventListener('online', listener);
        return () => window.removeEventListener('online', listener);
      }, []);
      return <Lazy />;
    }
    renderRoutes([{ path: '/', element: <Page /> }], '/');
    expect(await screen.findByText('Failed')).toBeVisible();
    goOnline();
    expect(await screen.findByText('The part')).toBeVisible();
    forgetErrors();
  });

  it('does not load the part while offline, and loads it when the connection returns', async () => {
    allowErrors();
    goOffline();
    const load = vi.fn<Load>().mockResolvedValue(Part);
    await waitFor(() => expect(isOffline()).toBe(true));
    renderPart(load);
    await screen.findByRole('button', { name: 'Again' });
    expect(load).not.toHaveBeenCalled();
    goOnline();
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    forgetErrors();
  });
});

describe('ConnectionNotice', () => {
  const renderNotice = () => renderRoutes([{ path: '/', element: <ConnectionNotice /> }], '/');
  const notice = () => screen.findByRole('status');

  it('says that the device is offline until it is online again', async () => {
    renderNotice();
    expect(await notice()).toBeEmptyDOMElement();
    goOffline();
    expect(
      await screen.findByText('You are offline. What you see may be out of date.'),
    ).toBeVisible();
    goOnline();
    expect(await notice()).toBeEmptyDOMElement();
  });

  it('stays empty if an offline browser still reaches the server', async () => {
    renderNotice();
    setOnline(false);
    const asked = new Promise<void>((resolve) => {
      server.use(
        http.head('*/', () => {
          resolve();
          return new HttpResponse();
        }),
      );
    });
    act(() => void window.dispatchEvent(new Event('offline')));
    await act(() => asked);
    expect(await notice()).toBeEmptyDOMElement();
  });

  it('says that the device is offline once the server is no longer reached', async () => {
    renderNotice();
    setOnline(false);
    const lost = new Promise<void>((resolve) => {
      server.use(
        http.head('*/', () => new HttpResponse(), { once: true }),
        http.head('*/', () => {
          resolve();
          return HttpResponse.error();
        }),
      );
    });
    act(() => void window.dispatchEvent(new Event('offline')));
    await act(() => lost);
    expect(
      await screen.findByText('You are offline. What you see may be out of date.'),
    ).toBeVisible();
  });

  it('says that the server does not answer when a file cannot be loaded', async () => {
    allowErrors();
    server.use(http.head('*/', () => HttpResponse.error()));
    renderPart(() => Promise.reject(missingFile()));
    expect(await screen.findByText('VisionCloud cannot be reached. Trying again…')).toBeVisible();
    forgetErrors();
  });
});
