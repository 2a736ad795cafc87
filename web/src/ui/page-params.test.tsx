import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrdersPageDocument, useOrdersPageQuery } from '../generated/graphql.ts';
import { renderRoutes } from '../testing/render.tsx';
import { answer } from '../testing/server.ts';
import { usePageParams } from './page-params.ts';

/** Takes longer to render than React works without a pause. */
function Slow() {
  const end = performance.now() + 3;
  while (performance.now() < end);
  return null;
}

function Page() {
  const [params, setParams] = usePageParams();
  const search = params.get('search');
  const { loading: isLoading } = useOrdersPageQuery({
    variables: { search, page: 1, pageSize: 5 },
  });
  return (
    <>
      {Array.from({ length: 20 }, (_, index) => (
        <Slow key={index} />
      ))}
      <p>{isLoading ? 'Loading' : `Orders of ${search ?? 'all'}`}</p>
      <button type="button" onClick={() => setParams({ search: 'acme' })}>
        Search
      </button>
    </>
  );
}

describe('usePageParams', () => {
  it('sends one request for each address when a page renders slowly', async () => {
    const requests = answer(OrdersPageDocument, { orders: { items: [], total: 0 } });
    const { user, back } = renderRoutes([{ path: '/', Component: Page }], '/');
    expect(await screen.findByText('Orders of all')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Orders of acme')).toBeVisible();
    back();
    expect(await screen.findByText('Orders of all')).toBeVisible();
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(requests.map(({ search }) => search)).toEqual([null, 'acme', null]);
  });
});
