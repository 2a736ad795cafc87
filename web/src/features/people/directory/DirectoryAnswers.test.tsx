import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EmployeesPageDocument } from '../../../generated/graphql.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { anna, announceDirectory, ben, cleo, renderDirectory } from './directory.factory.tsx';

beforeEach(() => sessionStorage.clear());

/** Announces three people, found by the first letters of their names. The answer to `slow` waits for the test. */
const announceSearch = ({ slow = '' } = {}): { release: () => void } => {
  announceDirectory([anna, ben, cleo], 120);
  const people = [anna, ben, cleo];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(
    EmployeesPageDocument,
    ({ search, page }) => {
      const items = people.filter(({ name }) =>
        name.toLowerCase().startsWith((search ?? '').toLowerCase()),
      );
      return { employees: { items: page === 2 ? [cleo] : items, total: search ? 1 : 120 } };
    },
    { until: ({ search }) => (search === slow ? released : undefined) },
  );
  return { release };
};

const staleList = () => screen.getByRole('grid').closest('[data-stale]');

describe('a slow answer of the directory', () => {
  it('keeps the current rows, and shows the new search and sorting', async () => {
    const { release } = announceSearch({ slow: 'ben' });
    const { user } = renderDirectory();
    await screen.findByText('Anna Li');
    await user.type(screen.getByRole('searchbox'), 'ben');
    await waitFor(() => expect(staleList()).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('searchbox')).toHaveValue('ben');
    expect(screen.getByText('Anna Li')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'EMAIL' }));
    expect(screen.getByRole('columnheader', { name: /^EMAIL/u })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    release();
    await waitFor(() => expect(screen.queryByText('Anna Li')).toBeNull());
    expect(screen.getByText('Ben Tan')).toBeVisible();
    expect(staleList()).toBeNull();
  });

  it('is ignored after another search', async () => {
    const { release } = announceSearch({ slow: 'ben' });
    const { user } = renderDirectory();
    await screen.findByText('Anna Li');
    await user.type(screen.getByRole('searchbox'), 'ben');
    await waitFor(() => expect(staleList()).not.toBeNull());
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'cleo');
    await waitFor(() => expect(screen.queryByText('Anna Li')).toBeNull());
    expect(screen.getByText('Cleo Ong')).toBeVisible();
    release();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'anna');
    expect(await screen.findByText('Anna Li')).toBeVisible();
    expect(screen.queryByText('Ben Tan')).toBeNull();
  });
});

describe('a failed request of the directory', () => {
  it('keeps search and filters, and another search is sent', async () => {
    announceSearch();
    const { user } = renderDirectory();
    await screen.findByText('Anna Li');
    loseConnection(EmployeesPageDocument);
    await user.type(screen.getByRole('searchbox'), 'ben');
    expect(await screen.findByText('The directory could not be loaded.')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('ben');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    announceSearch();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'cleo');
    expect(await screen.findByText('Cleo Ong')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an error with the support reference until a retry succeeds', async () => {
    announceSearch();
    refuse(EmployeesPageDocument, { message: 'Broken', requestId: '3f9a1c07' });
    const { user } = renderDirectory();
    expect(await screen.findByText('Reference: 3f9a1c07')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
    expect(screen.getByText('Reference: 3f9a1c07')).toBeVisible();
    announceSearch();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anna Li')).toBeVisible();
  });

  it('is sent again when the connection is back', async () => {
    announceSearch();
    loseConnection(EmployeesPageDocument);
    renderDirectory();
    expect(await screen.findByText('The directory could not be loaded.')).toBeVisible();
    announceSearch();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Anna Li')).toBeVisible();
  });
});

describe('going back in the directory', () => {
  it('shows the previous page at once, and reloads it', async () => {
    announceSearch();
    const { user, back, address } = renderDirectory();
    await screen.findByText('Anna Li');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    await user.click(pages.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(screen.queryByText('Anna Li')).toBeNull());
    expect(screen.getByText('Cleo Ong')).toBeVisible();
    answer(EmployeesPageDocument, { employees: { items: [], total: 0 } }, { delay: 'infinite' });
    back();
    expect(await screen.findByText('Anna Li')).toBeVisible();
    expect(address()).toBe('/dashboard/acme/emp');
    expect(staleList()).toBeNull();
  });
});
