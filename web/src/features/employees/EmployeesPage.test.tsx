import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EmployeesPageDocument, EmployeesPageFiguresDocument } from '../../generated/graphql.ts';
import { anEmployee } from '../../testing/factories.ts';
import { answer, loseConnection } from '../../testing/server.ts';
import { announceDirectory, renderDirectory } from './directory.factory.tsx';

const anna = anEmployee({
  employeeId: 'E7',
  name: 'Anna Li',
  phone: '81234567',
  email: 'anna@acme.com',
  department: 'Kitchen',
  isPositive: true,
  positiveDate: '2026-03-05',
});
const ben = anEmployee({ name: 'Ben Tan', isPositive: true, positiveDate: null });
const cleo = anEmployee({ name: 'Cleo Ong', lastActive: '2026-01-05T01:12:00.000Z' });

beforeEach(() => sessionStorage.clear());

const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr')!);

describe('the directory', () => {
  it('shows everybody, with status in words and when they were last active', async () => {
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
      expect(rowOf('Anna Li').getByRole('cell', { name })).toBeVisible();
    expect(
      rowOf('Ben Tan').getByRole('cell', { name: /^POSITIVE ?date not disclosed/u }),
    ).toBeVisible();
    expect(rowOf('Cleo Ong').getByRole('cell', { name: 'NEGATIVE' })).toBeVisible();
    expect(rowOf('Cleo Ong').getByRole('cell', { name: /^\w+ 5 Jan.*, 09:12$/u })).toBeVisible();
    expect(await screen.findByText('5,012 people, 2 positive cases')).toBeVisible();
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

  it('leads from each row to its person, and from a positive status to the tracing', async () => {
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

  it('shows what is coming in the columns that it will have', () => {
    answer(EmployeesPageFiguresDocument, { positive: { total: 0 }, departmentCounts: [] });
    answer(EmployeesPageDocument, { employees: { items: [], total: 0 } }, { delay: 'infinite' });
    renderDirectory();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('columnheader', { name: 'LAST ACTIVE' })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    announceDirectory([anna]);
    loseConnection(EmployeesPageDocument);
    const { user } = renderDirectory();
    expect(await screen.findByText('The directory could not be loaded.')).toBeVisible();
    announceDirectory([anna]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anna Li')).toBeVisible();
  });

  it('keeps the old rows until new ones come, also after nobody was found', async () => {
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
  it('opens the way to add somebody by itself, once', async () => {
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
    'opens nothing where %s finds nobody, and offers to clear it',
    async (query) => {
      answer(EmployeesPageFiguresDocument, { positive: { total: 0 }, departmentCounts: [] });
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

describe('the address of the directory', () => {
  it('says what is shown', async () => {
    const asked = announceDirectory([anna], 120);
    renderDirectory(
      '?search=an&page=3&size=5&sort=last_active&order=desc&department=Sales&department=R%26D&status=positive&activity=last_week&columns=email,department',
    );
    await screen.findByText('Anna Li');
    expect(asked).toEqual([
      {
        search: 'an',
        filter: { departments: ['Sales', 'R&D'], status: 'POSITIVE', activity: 'LAST_WEEK' },
        page: 3,
        pageSize: 5,
        sort: 'LAST_ACTIVE',
        direction: 'DESC',
      },
    ]);
    expect(screen.getByRole('searchbox')).toHaveValue('an');
    expect(screen.getByText('11–15 of 120')).toBeVisible();
    expect(screen.getByText('120 people found')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'EMAIL' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'NAME' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'ID NO.' })).toBeNull();
    expect(screen.getByText('Anna Li').closest('tr')).toHaveAttribute('aria-rowindex', '12');
  });

  it('falls back to ten by name of everybody where it says nothing sensible', async () => {
    const asked = announceDirectory([anna]);
    renderDirectory('?page=-1&size=7&sort=salary&order=up&status=ill&activity=x&department=');
    await screen.findByText('Anna Li');
    expect(asked).toEqual([
      { search: null, filter: null, page: 1, pageSize: 10, sort: 'NAME', direction: 'ASC' },
    ]);
  });

  it('follows the search, and goes back to page 1', async () => {
    const asked = announceDirectory([anna], 120);
    const { user, address } = renderDirectory('?page=3');
    await screen.findByText('Anna Li');
    await user.type(screen.getByRole('searchbox'), ' kit ');
    await waitFor(() => expect(address()).toBe('/dashboard/acme/emp?search=kit'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'kit', page: 1 }));
    expect(asked).toHaveLength(2);
  });

  it('follows the filters, which can be taken away one by one', async () => {
    const asked = announceDirectory([anna], 120);
    const { user, address } = renderDirectory('?page=3&sort=email');
    await screen.findByText('Anna Li');
    await user.click(screen.getByRole('button', { name: 'Department' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Sales 1,204' }));
    expect(address()).toBe('/dashboard/acme/emp?sort=email&department=Sales');
    await user.click(screen.getByRole('checkbox', { name: 'Kitchen 12' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Positive' }));
    await user.click(screen.getByRole('button', { name: 'Last active' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Never' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        filter: { departments: ['Sales', 'Kitchen'], status: 'POSITIVE', activity: 'NEVER' },
        page: 1,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Department: Sales' }));
    await user.click(screen.getByRole('button', { name: 'Remove Last active: never' }));
    expect(address()).toBe('/dashboard/acme/emp?sort=email&department=Kitchen&status=positive');
    const chips = within(screen.getByRole('region', { name: 'Filters' }));
    await user.click(chips.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/dashboard/acme/emp?sort=email');
    expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
  });

  it('follows the choice of columns, and goes back to the usual ones', async () => {
    announceDirectory([anna]);
    const { user, address } = renderDirectory();
    await screen.findByText('Anna Li');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'PHONE NO.' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'ADDED' }));
    expect(address()).toBe(
      '/dashboard/acme/emp?columns=id%2Cname%2Cemail%2Cdepartment%2Cstatus%2Cactive%2Cadded',
    );
    expect(screen.queryByRole('cell', { name: '+65 81234567' })).toBeNull();
    expect(screen.getByText('ADDED', { selector: 'th *' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'As many as fit' }));
    expect(address()).toBe('/dashboard/acme/emp');
  });

  it('follows sorting by every column, both ways', async () => {
    const asked = announceDirectory([anna]);
    const { user, address } = renderDirectory(
      '?columns=id,name,phone,email,department,status,active,added',
    );
    await screen.findByText('Anna Li');
    expect(screen.getByRole('columnheader', { name: /^NAME/u })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.click(screen.getByRole('button', { name: 'NAME, sorted ascending' }));
    expect(address()).toContain('order=desc');
    for (const [head, sort] of [
      ['ID NO.', 'EMPLOYEE_ID'],
      ['PHONE NO.', 'PHONE'],
      ['EMAIL', 'EMAIL'],
      ['DEPARTMENT', 'DEPARTMENT'],
      ['COVID-19 STATUS', 'STATUS'],
      ['LAST ACTIVE', 'LAST_ACTIVE'],
      ['ADDED', 'CREATED_AT'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: head }));
      expect(address()).toContain(`sort=${sort.toLowerCase()}`);
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort, direction: 'ASC' }));
    }
  });

  it('follows page and page size, with five links', async () => {
    announceDirectory([anna], 120);
    const { user, address } = renderDirectory();
    await screen.findByText('Anna Li');
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('button', {
        name: /^Page \d/u,
      });
    expect(links().map((link) => link.textContent)).toEqual(['1', '2', '3', '4', '5']);
    await user.click(screen.getByRole('button', { name: 'Page 5' }));
    expect(address()).toBe('/dashboard/acme/emp?page=5');
    expect(links().map((link) => link.textContent)).toEqual(['3', '4', '5', '6', '7']);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(address()).toBe('/dashboard/acme/emp?page=6');
    const sizes = screen.getByLabelText('Rows');
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', '50', '100']);
    await user.selectOptions(sizes, '50');
    expect(address()).toBe('/dashboard/acme/emp?size=50');
  });

  it('goes to the last page when it names one that never was', async () => {
    answer(EmployeesPageFiguresDocument, { positive: { total: 0 }, departmentCounts: [] });
    answer(EmployeesPageDocument, ({ page }) => ({
      employees: { items: page > 2 ? [] : [anna], total: 12 },
    }));
    const { address } = renderDirectory('?page=9');
    await waitFor(() => expect(address()).toBe('/dashboard/acme/emp?page=2'));
    expect(await screen.findByText('Anna Li')).toBeVisible();
  });
});

describe('the keyboard in the directory', () => {
  const row = (name: string) => screen.getByRole('link', { name }).closest('tr')!;
  const arrive = async () => {
    announceDirectory([anna, ben, cleo]);
    const rendered = renderDirectory();
    await screen.findByRole('link', { name: 'Anna Li' });
    return rendered;
  };

  it('goes from anywhere to the search, from there to the rows, and opens one', async () => {
    const { user, address } = await arrive();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(row('Anna Li')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(row('Cleo Ong')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(address()).toBe(`/dashboard/acme/emp/${ben.employeeId}`);
  });

  it('has one row in the order of Tab, with its own controls', async () => {
    const { user } = await arrive();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Escape}{End}');
    expect(row('Cleo Ong')).toHaveAttribute('tabindex', '0');
    expect(row('Anna Li')).toHaveAttribute('tabindex', '-1');
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Select Cleo Ong' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Cleo Ong' })).toHaveFocus();
  });

  it('selects with Space, further with Shift, the page with Ctrl+A, and gives up with Escape', async () => {
    const { user } = await arrive();
    row('Anna Li').focus();
    await user.keyboard(' ');
    expect(row('Anna Li')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('3 selected')).toBeNull();
    expect(row('Ben Tan')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(row('Ben Tan')).not.toHaveFocus();
  });

  it('edits with E and comes back to the row', async () => {
    const { user } = await arrive();
    row('Ben Tan').focus();
    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Edit Ben Tan' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row('Ben Tan')).toHaveFocus());
  });

  it('explains itself with a question mark', async () => {
    const { user } = await arrive();
    await user.keyboard('{Shift>}?{/Shift}');
    expect(await screen.findByText('Open the person')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Open the person')).toBeNull());
  });
});
