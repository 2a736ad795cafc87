import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { MenuCountsDocument, useMenuCountsQuery } from '../generated/graphql.ts';
import { loadPart } from '../lib/browser/load-part.ts';
import { answerCounts } from '../app/shells/DashboardShell.factory.tsx';
import { renderScreen } from '../testing/render.tsx';
import { loseConnection, server } from '../testing/server.ts';
import { somethingWentWrong } from '../apollo/errors.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Failure } from './Failure.tsx';

const unreachable = 'VisionCloud cannot be reached. Trying again…';

function Page() {
  const { data } = useMenuCountsQuery();
  return (
    <>
      <ConnectionNotice />
      <p>Cases: {data?.cases.total}</p>
    </>
  );
}

it('says that the server does not answer, and loads what failed once it does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(http.head('*/', () => HttpResponse.error()));
  loseConnection(MenuCountsDocument);
  // The window is not told: another app in it, such as that of another test, has not lost its server.
  const told = vi.fn<() => void>();
  window.addEventListener('online', told);
  renderScreen(<Page />, { path: '/', at: '/' });
  expect(await screen.findByText(unreachable)).toBeVisible();
  server.use(http.head('*/', () => new HttpResponse()));
  answerCounts(3);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Cases: 3')).toBeVisible();
  expect(screen.queryByText(unreachable)).toBeNull();
  window.removeEventListener('online', told);
  expect(told).not.toHaveBeenCalled();
});

it('stays when a part of the app was loaded, perhaps from the cache of the browser', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(http.head('*/', () => HttpResponse.error()));
  loseConnection(MenuCountsDocument);
  renderScreen(<Page />, { path: '/', at: '/' });
  expect(await screen.findByText(unreachable)).toBeVisible();
  await act(() => loadPart(async () => ({})));
  expect(screen.getByText(unreachable)).toBeVisible();
  server.use(http.head('*/', () => new HttpResponse()));
  answerCounts(3);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Cases: 3')).toBeVisible();
});

it('is the only alert while several parts of the page wait for the server', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(http.head('*/', () => HttpResponse.error()));
  loseConnection(MenuCountsDocument);
  const failed = (
    <>
      <Failure message={somethingWentWrong} onRetry={() => undefined} />
      <Failure message="The plans could not be loaded." onRetry={() => undefined} />
      <Failure size="line" message="The people could not be loaded" onRetry={() => undefined} />
    </>
  );
  renderScreen(
    <>
      <Page />
      {failed}
    </>,
    { path: '/', at: '/' },
  );
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  expect(await screen.findByText(unreachable)).toBeVisible();
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(screen.queryByText(somethingWentWrong)).toBeNull();
  expect(screen.getByText(/It loads by itself once VisionCloud answers/u)).toBeVisible();
  expect(screen.getByText('The plans could not be loaded.')).toBeVisible();
  answerCounts(3);
  server.use(http.head('*/', () => new HttpResponse()));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findAllByRole('alert')).toHaveLength(3);
  expect(await screen.findByText('Cases: 3')).toBeVisible();
});

it('says nothing about a single lost request', async () => {
  const asked = loseConnection(MenuCountsDocument);
  renderScreen(<Page />, { path: '/', at: '/' });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(unreachable)).toBeNull();
});
