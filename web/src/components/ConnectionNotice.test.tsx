import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { MenuCountsDocument, useMenuCountsQuery } from '../generated/graphql.ts';
import { answerCounts } from '../app/shells/DashboardShell.factory.tsx';
import { renderScreen } from '../testing/render.tsx';
import { loseConnection, server } from '../testing/server.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

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
  renderScreen(<Page />, { path: '/', at: '/' });
  expect(await screen.findByText(unreachable)).toBeVisible();
  server.use(http.head('*/', () => new HttpResponse()));
  answerCounts(3);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Cases: 3')).toBeVisible();
  expect(screen.queryByText(unreachable)).toBeNull();
});

it('says nothing about a single lost request', async () => {
  const asked = loseConnection(MenuCountsDocument);
  renderScreen(<Page />, { path: '/', at: '/' });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(unreachable)).toBeNull();
});
