import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EmployeesPageDocument, EmployeesPageFiguresDocument } from '../../../generated/graphql.ts';
import { answer } from '../../../testing/server.ts';
import { anna, announceDirectory, renderDirectory } from './directory.factory.tsx';

beforeEach(() => sessionStorage.clear());

describe('address of the directory', () => {
  it('determines what is shown', async () => {
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
        withHealth: true,
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

  it('falls back to ten people by name if its parameters are invalid', async () => {
    const asked = announceDirectory([anna]);
    renderDirectory('?page=-1&size=7&sort=salary&order=up&status=ill&activity=x&department=');
    await screen.findByText('Anna Li');
    expect(asked).toEqual([
      {
        search: null,
        filter: null,
        page: 1,
        pageSize: 10,
        sort: 'NAME',
        direction: 'ASC',
        withHealth: true,
      },
    ]);
  });

  it('contains the search, and returns to page 1', async () => {
    const asked = announceDirectory([anna], 120);
    const { user, address } = renderDirectory('?page=3');
    await screen.findByText('Anna Li');
    await user.type(screen.getByRole('searchbox'), ' kit ');
    await waitFor(() => expect(address()).toBe('/dashboard/acme/emp?search=kit'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'kit', page: 1 }));
    expect(asked).toHaveLength(2);
  });

  it('contains the filters, which can be removed one by one', async () => {
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

  it('contains the chosen columns until the defaults are restored', async () => {
    announceDirectory([anna]);
    const { user, address } = renderDirectory();
    await screen.findByText('Anna Li');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'PHONE NO.' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'ADDED' }));
    expect(address()).toBe(
      '/dashboard/acme/emp?columns=id%2Cname%2Cemail%2Cdepartment%2Cstatus%2Cactive%2Cadded',
    );
    expect(screen.queryByRole('gridcell', { name: '+65 81234567' })).toBeNull();
    expect(screen.getByText('ADDED', { selector: 'th *' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'As many as fit' }));
    expect(address()).toBe('/dashboard/acme/emp');
  });

  it('contains the sorting by every column in both directions', async () => {
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

  it('contains page and page size', async () => {
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

  it('is corrected to the last page if it names a later one', async () => {
    answer(EmployeesPageFiguresDocument, { positive: { total: 0 }, departments: [] });
    answer(EmployeesPageDocument, ({ page }) => ({
      employees: { items: page > 2 ? [] : [anna], total: 12 },
    }));
    const { address } = renderDirectory('?page=9');
    await waitFor(() => expect(address()).toBe('/dashboard/acme/emp?page=2'));
    expect(await screen.findByText('Anna Li')).toBeVisible();
  });
});
