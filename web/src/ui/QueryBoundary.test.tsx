import { NetworkStatus } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { QueryResult } from '../apollo/query-result.ts';
import { renderRoutes } from '../testing/render.tsx';
import { QueryBoundary } from './QueryBoundary.tsx';

const failure = (code?: string) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Refused', ...(code !== undefined && { extensions: { code } }) }],
  });

const render = (
  result: Partial<QueryResult<{ name: string }>>,
  props: Pick<ComponentProps<typeof QueryBoundary>, 'size' | 'dropsPrevious'> = {},
) => {
  const refetch = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const query = { loading: false, networkStatus: NetworkStatus.ready, refetch, ...result };
  const screenOf = (
    <QueryBoundary
      query={query}
      failure="The people could not be loaded."
      fallback="Loading"
      {...props}
    >
      {({ name }) => <p>{name}</p>}
    </QueryBoundary>
  );
  return { refetch, ...renderRoutes([{ path: '/', element: screenOf }], '/') };
};

const failedLine = () => screen.queryByText(/^The people could not be loaded, /u);
const failedState = () => screen.queryByText('The people could not be loaded.');

describe('QueryBoundary', () => {
  it('shows the fallback until the first answer, then the answer', () => {
    render({ loading: true }).unmount();
    render({ data: { name: 'Anna' } });
    expect(screen.getByText('Anna')).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('keeps the previous answer while the next one is pending', () => {
    render({ previousData: { name: 'Anna' }, loading: true });
    expect(screen.getByText('Anna')).toBeVisible();
  });

  it('shows the fallback in place of an answer to other variables if told so', () => {
    render({ previousData: { name: 'Anna' }, loading: true }, { dropsPrevious: true });
    expect(screen.queryByText('Anna')).toBeNull();
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('sends the query again after a failure', async () => {
    const { user, refetch } = render({ error: failure() });
    expect(failedState()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('takes a line for a failure beside other parts of a page', async () => {
    const { user, refetch } = render({ error: failure() }, { size: 'line' });
    expect(failedLine()).toBeVisible();
    expect(failedState()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([undefined, 'UNAVAILABLE', 'RATE_LIMITED'])(
    'keeps the answer below a line if loading it again fails with %s',
    async (code) => {
      const { user, refetch } = render({ data: { name: 'Anna' }, error: failure(code) });
      expect(screen.getByText('Anna')).toBeVisible();
      expect(failedLine()).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'try again' }));
      expect(refetch).toHaveBeenCalledOnce();
    },
  );

  it.each(['FORBIDDEN', 'NOT_FOUND', 'STEP_UP'])('removes the answer after %s', (code) => {
    render({ data: { name: 'Anna' }, previousData: { name: 'Anna' }, error: failure(code) });
    expect(screen.queryByText('Anna')).toBeNull();
    expect(failedState()).toBeVisible();
  });

  it('shows no answer to other variables after a failure', () => {
    render({ previousData: { name: 'Anna' }, error: failure() });
    expect(screen.queryByText('Anna')).toBeNull();
    expect(failedState()).toBeVisible();
  });
});
