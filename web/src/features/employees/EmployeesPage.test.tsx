import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmployeesPageDocument, type EmployeesPageQuery } from '../../generated/graphql.ts';
import { anEmployee, type EmployeeRecord } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/render.tsx';
import { answer, loseConnection } from '../../testing/server.ts';
import { EmployeesPage } from './EmployeesPage.tsx';

const pageOf = (items: EmployeeRecord[], total = items.length): EmployeesPageQuery => ({
  employees: { items, total },
  positiveEmployees: items.filter((employee) => employee.isPositive),
  departments: ['Kitchen', 'Sales'],
});

const renderPage = (search = '') =>
  renderScreen(<EmployeesPage />, {
    path: '/dashboard/:companyName/emp',
    at: `/dashboard/acme/emp${search}`,
  });

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

describe('the directory', () => {
  it('shows everybody, with status in words and when they were last active', async () => {
    answer(EmployeesPageDocument, pageOf([anna, ben, cleo]));
    renderPage();
    const cellsOf = (name: string) => within(screen.getByText(name).closest('tr')!);
    await screen.findByRole('link', { name: 'Anna Li' });
    for (const name of [
      'E7',
      '+65 81234567',
      'anna@acme.com',
      'Kitchen',
      /POSITIVE ?on 5\/3\/2026/u,
      'Not available',
    ])
      expect(cellsOf('Anna Li').getByRole('cell', { name })).toBeVisible();
    expect(
      cellsOf('Ben Tan').getByRole('cell', { name: /POSITIVE ?date not disclosed/u }),
    ).toBeVisible();
    expect(cellsOf('Cleo Ong').getByRole('cell', { name: 'NEGATIVE' })).toBeVisible();
    expect(cellsOf('Cleo Ong').getByRole('cell', { name: /5 Jan.*, 09:12/u })).toBeVisible();
    expect(screen.getByText('3 people, 2 positive cases')).toBeVisible();
    for (const head of [
      'ID NO.',
      'NAME',
      'PHONE NO.',
      'EMAIL',
      'DEPARTMENT',
      'COVID-19 STATUS',
      'LAST ACTIVE',
    ])
      expect(
        screen.getByRole('columnheader', {
          name: new RegExp(`^${head.replaceAll('.', '\\.')}`, 'u'),
        }),
      ).toBeVisible();
  });

  it('leads from each row to the tracing of its person', async () => {
    answer(EmployeesPageDocument, pageOf([anna, cleo]));
    const { user, address } = renderPage();
    const name = await screen.findByRole('link', { name: 'Anna Li' });
    expect(name).toHaveAttribute('href', '/dashboard/acme/tracing/E7');
    await user.click(screen.getByText('anna@acme.com'));
    expect(address()).toBe('/dashboard/acme/tracing/E7');
  });

  it('shows what is coming while it loads', () => {
    answer(EmployeesPageDocument, pageOf([anna]), { delay: 'infinite' });
    renderPage();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('says that it could not be loaded, and tries again', async () => {
    loseConnection(EmployeesPageDocument);
    const { user } = renderPage();
    expect(await screen.findByText('The directory could not be loaded.')).toBeVisible();
    answer(EmployeesPageDocument, pageOf([anna]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anna Li')).toBeVisible();
  });

  it('opens the way to add somebody by itself when nobody is there, once', async () => {
    answer(EmployeesPageDocument, pageOf([]));
    const { user } = renderPage();
    const dialog = await screen.findByRole('dialog', { name: 'Add employee' });
    expect(within(dialog).getByLabelText('Name', { exact: false })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Nobody here yet')).toBeVisible();
  });

  it('does not open it when a search finds nobody, and offers to clear the search', async () => {
    answer(EmployeesPageDocument, ({ search }) => (search ? pageOf([]) : pageOf([anna])));
    const { user, address } = renderPage('?search=zz');
    expect(await screen.findByText('Nobody found')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [inBox] = screen.getAllByRole('button', { name: 'Clear search' });
    await user.click(inBox!);
    expect(await screen.findByText('Anna Li')).toBeVisible();
    expect(address()).toBe('/dashboard/acme/emp');
  });
});

describe('the address of the directory', () => {
  it('says what is shown', async () => {
    const asked = answer(EmployeesPageDocument, pageOf([anna], 120));
    renderPage('?search=an&page=3&size=5&sort=last_active&order=desc');
    await screen.findByText('Anna Li');
    expect(asked).toEqual([
      { search: 'an', page: 3, pageSize: 5, sort: 'LAST_ACTIVE', direction: 'DESC' },
    ]);
    expect(screen.getByRole('searchbox')).toHaveValue('an');
    expect(screen.getByText('11–15 of 120')).toBeVisible();
  });

  it('falls back to ten by name where it says nothing sensible', async () => {
    const asked = answer(EmployeesPageDocument, pageOf([anna]));
    renderPage('?page=-1&size=7&sort=salary&order=up');
    await screen.findByText('Anna Li');
    expect(asked).toEqual([
      { search: null, page: 1, pageSize: 10, sort: 'NAME', direction: 'ASC' },
    ]);
  });

  it('follows the search, and goes back to page 1', async () => {
    const asked = answer(EmployeesPageDocument, pageOf([anna], 120));
    const { user, address } = renderPage('?page=3');
    await screen.findByText('Anna Li');
    await user.type(screen.getByRole('searchbox'), ' kit ');
    await waitFor(() => expect(address()).toBe('/dashboard/acme/emp?search=kit'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'kit', page: 1 }));
  });

  it('follows sorting by every column, both ways', async () => {
    const asked = answer(EmployeesPageDocument, pageOf([anna]));
    const { user, address } = renderPage();
    await screen.findByText('Anna Li');
    await user.click(screen.getByRole('button', { name: 'NAME, sorted ascending' }));
    expect(address()).toBe('/dashboard/acme/emp?order=desc');
    for (const [head, sort] of [
      ['ID NO.', 'EMPLOYEE_ID'],
      ['PHONE NO.', 'PHONE'],
      ['EMAIL', 'EMAIL'],
      ['DEPARTMENT', 'DEPARTMENT'],
      ['COVID-19 STATUS', 'STATUS'],
      ['LAST ACTIVE', 'LAST_ACTIVE'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: head }));
      expect(address()).toBe(`/dashboard/acme/emp?sort=${sort.toLowerCase()}`);
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort, direction: 'ASC' }));
    }
  });

  it('follows page and page size, with five links', async () => {
    answer(EmployeesPageDocument, pageOf([anna], 120));
    const { user, address } = renderPage();
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
    answer(EmployeesPageDocument, ({ page }) => pageOf(page > 2 ? [] : [anna], 12));
    const { address } = renderPage('?page=9');
    await waitFor(() => expect(address()).toBe('/dashboard/acme/emp?page=2'));
    expect(await screen.findByText('Anna Li')).toBeVisible();
  });
});
