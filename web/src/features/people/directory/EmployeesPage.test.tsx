import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  EmployeesPageDocument,
  EmployeesPageFiguresDocument,
  OpenCaseChoicesDocument,
} from '../../../generated/graphql.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { answer, loseConnection } from '../../../testing/server.ts';
import { anna, ben, cleo, announceDirectory, renderDirectory } from './directory.factory.tsx';

beforeEach(() => sessionStorage.clear());

const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr')!);

describe('the directory', () => {
  it('names its rows and cells, which phones lay out in another way', async () => {
    announceDirectory([anna], 1);
    renderDirectory();
    await screen.findByRole('link', { name: 'Anna Li' });
    const table = screen.getByRole('grid');
    expect(table.querySelectorAll('tbody td[role="gridcell"]').length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(
        table.querySelectorAll('tr:not([role="row"]), td:not([role="gridcell"])'),
      ).toHaveLength(0),
    );
  });

  it('shows nobody in quarantine as negative alone', async () => {
    const dan = anEmployee({ name: 'Dan Goh', followUpState: 'IN_QUARANTINE' });
    announceDirectory([dan, cleo]);
    renderDirectory();
    await screen.findByRole('link', { name: 'Dan Goh' });
    expect(
      rowOf('Dan Goh').getByRole('gridcell', { name: /^NEGATIVE ?In quarantine$/u }),
    ).toBeVisible();
    expect(rowOf('Cleo Ong').getByRole('gridcell', { name: 'NEGATIVE' })).toBeVisible();
  });

  it('shows everybody with status and last activity', async () => {
    announceDirectory([anna, ben, cleo], 5_012);
    renderDirectory();
    await screen.findByRole('link', { name: 'Anna Li' });
    for (const name of [
      'E7',
      '+65 81234567',
      'anna@acme.com',
      'Kitchen',
      /^POSITIVE ?on 5\/3\/2026/u,
      'Not available',
    ])
      expect(rowOf('Anna Li').getByRole('gridcell', { name })).toBeVisible();
    expect(
      rowOf('Ben Tan').getByRole('gridcell', { name: /^POSITIVE ?date not disclosed/u }),
    ).toBeVisible();
    expect(rowOf('Cleo Ong').getByRole('gridcell', { name: 'NEGATIVE' })).toBeVisible();
    expect(
      rowOf('Cleo Ong').getByRole('gridcell', { name: /^\w+ 5 Jan.*, 09:12$/u }),
    ).toBeVisible();
    const positive = await screen.findByRole('link', { name: '2 positive cases' });
    expect(positive).toHaveAttribute('href', '/dashboard/acme/emp?status=positive');
    expect(positive.parentElement).toHaveTextContent('5,012 people, 2 positive cases');
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .filter(Boolean),
    ).toEqual([
      'ID NO.',
      'NAME',
      'PHONE NO.',
      'EMAIL',
      'DEPARTMENT',
      'COVID-19 STATUS',
      'LAST ACTIVE',
      'Actions',
    ]);
  });

  it('opens a case for the person of a row', async () => {
    announceDirectory([anna, cleo]);
    answer(OpenCaseChoicesDocument, {
      diseases: [{ code: 'MEASLES', name: 'Measles', isUsed: true, figures: [] }],
    });
    const { user } = renderDirectory();
    await user.click(await screen.findByRole('button', { name: 'Open a case of Cleo Ong' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open a case of Cleo Ong' }));
    expect(await dialog.findByLabelText('Disease')).toHaveValue('MEASLES');
    expect(dialog.queryByLabelText('Person')).toBeNull();
  });

  it('links each row to its person, and a positive status to tracing', async () => {
    announceDirectory([anna, cleo]);
    const { user, address } = renderDirectory();
    const name = await screen.findByRole('link', { name: 'Anna Li' });
    expect(name).toHaveAttribute('href', '/dashboard/acme/emp/E7');
    expect(screen.getAllByRole('link', { name: 'Trace Anna Li' })[0]).toHaveAttribute(
      'href',
      '/dashboard/acme/tracing/E7',
    );
    expect(screen.queryByRole('link', { name: 'Trace Cleo Ong' })).toBeNull();
    await user.click(screen.getByText('anna@acme.com'));
    expect(address()).toBe('/dashboard/acme/emp/E7');
  });

  it('shows skeleton rows while loading', () => {
    answer(EmployeesPageFiguresDocument, { positive: { total: 0 }, departments: [] });
    answer(EmployeesPageDocument, { employees: { items: [], total: 0 } }, { delay: 'infinite' });
    renderDirectory();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('columnheader', { name: 'LAST ACTIVE' })).toBeVisible();
  });

  it('shows an error, and loads again on “Try again”', async () => {
    announceDirectory([anna]);
    loseConnection(EmployeesPageDocument);
    const { user } = renderDirectory();
    expect(await screen.findByText('The directory could not be loaded.')).toBeVisible();
    announceDirectory([anna]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anna Li')).toBeVisible();
  });

  it('keeps the old rows until new ones arrive, and again after an empty result', async () => {
    announceDirectory([anna]);
    const { user } = renderDirectory();
    await screen.findByText('Anna Li');
    answer(
      EmployeesPageDocument,
      ({ search }) => ({
        employees: search === 'c' ? { items: [cleo], total: 1 } : { items: [], total: 0 },
      }),
      { delay: 60 },
    );
    await user.type(screen.getByRole('searchbox'), 'zz');
    await waitFor(() =>
      expect(screen.getByRole('grid').parentElement?.parentElement).toHaveAttribute('data-stale'),
    );
    expect(screen.getByText('Anna Li')).toBeVisible();
    expect(await screen.findByText('Nobody found')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'c');
    await waitFor(() => expect(screen.queryByText('Nobody found')).toBeNull());
    expect(screen.getByText('Cleo Ong')).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });
});

describe('an empty directory', () => {
  it('opens the add dialog once', async () => {
    announceDirectory([]);
    const { user, unmount } = renderDirectory();
    const dialog = await screen.findByRole('dialog', { name: 'Add employee' });
    expect(within(dialog).getByLabelText('Name', { exact: false })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Nobody here yet')).toBeVisible();
    unmount();
    renderDirectory();
    expect(await screen.findByText('Nobody here yet')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['?search=zz', '?status=positive'])(
    'opens no dialog if %s finds nobody, and offers to clear it',
    async (query) => {
      answer(EmployeesPageFiguresDocument, { positive: { total: 0 }, departments: [] });
      answer(EmployeesPageDocument, ({ search, filter }) => ({
        employees: search || filter ? { items: [], total: 0 } : { items: [anna], total: 1 },
      }));
      const { user, address } = renderDirectory(query);
      expect(await screen.findByText('Nobody found')).toBeVisible();
      expect(screen.getByText('0 people found')).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(screen.getAllByRole('button', { name: /^Clear (search|filters)$/u })[0]!);
      expect(await screen.findByText('Anna Li')).toBeVisible();
      expect(address()).toBe('/dashboard/acme/emp');
    },
  );
});
