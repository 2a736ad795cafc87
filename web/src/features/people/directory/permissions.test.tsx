import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Permission } from '../../../generated/permissions.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { announceDirectory } from './directory.factory.tsx';
import { EmployeesPage } from './EmployeesPage.tsx';

const render = (permissions: Permission[], search = '') =>
  renderScreen(<EmployeesPage />, {
    path: '/dashboard/:companyName/emp',
    at: `/dashboard/acme/emp${search}`,
    session: aSession({}, permissions),
  });

describe('the directory by role', () => {
  it('neither requests nor shows health status without permission', async () => {
    const asked = announceDirectory([anEmployee({ name: 'Anna Li', isPositive: true })]);
    render(['employee:read', 'employee:update', 'employee:create'], '?status=positive&sort=STATUS');
    const row = within(await screen.findByRole('row', { name: /Anna Li/u }));
    expect(row.queryByText('POSITIVE')).toBeNull();
    expect(row.getByRole('button', { name: 'Edit Anna Li' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /status/iu })).toBeNull();
    expect(screen.queryByRole('button', { name: /status/iu })).toBeNull();
    expect(asked).toMatchObject([{ withHealth: false, filter: null, sort: 'NAME' }]);
  });

  it('has no action buttons in a read-only role', async () => {
    announceDirectory([anEmployee({ name: 'Anna Li' })]);
    const { user } = render(['employee:read', 'health:read']);
    const row = within(await screen.findByRole('row', { name: /Anna Li/u }));
    expect(row.queryAllByRole('button')).toEqual([]);
    for (const name of ['Add employee', 'Import', 'Export CSV', 'App codes'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(row.getByRole('checkbox'));
    const bar = within(await screen.findByRole('group', { name: 'Selected people' }));
    expect(bar.queryByRole('button', { name: /Delete|positive|department/iu })).toBeNull();
  });
});
