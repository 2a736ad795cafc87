import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  EmployeesPageDocument,
  MarkNegativeDialogDocument,
  SetDepartmentDialogDocument,
} from '../../../../generated/graphql.ts';
import { anEmployee } from '../../../../testing/factories.ts';
import { answer, loseConnection, refuse } from '../../../../testing/server.ts';
import { aChange } from '../changes/change.factory.ts';
import { announceDirectory, renderDirectory } from '../directory.factory.tsx';

const ill = () =>
  anEmployee({
    name: 'Anna Li',
    department: 'Kitchen',
    isPositive: true,
    positiveDate: '2026-03-05',
  });
const change = aChange({ kind: 'NEGATIVE', count: 1 });

const row = () => within(screen.getByRole('row', { name: /Anna Li/u }));
const statuses = () => row().getAllByText(/^(POSITIVE|NEGATIVE)/u);

/** Opens the directory, selects Anna and confirms the dialog of a button. */
const confirm = async (user: UserEvent, action: string, text = ''): Promise<void> => {
  await screen.findByRole('link', { name: 'Anna Li' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Anna Li' }));
  const bar = within(screen.getByRole('group', { name: 'Selected people' }));
  await user.click(bar.getByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  if (text !== '')
    await user.type(dialog.getByLabelText('Department', { exact: false, selector: 'input' }), text);
  await user.click(dialog.getByRole('button', { name: action }));
};

it('shows people as negative before a slow answer, and reloads the list after it', async () => {
  const people = [ill()];
  const asked = announceDirectory(people);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  answer(
    MarkNegativeDialogDocument,
    () => {
      people[0] = { ...people[0]!, isPositive: false, positiveDate: null };
      return { markEmployeesNegative: change };
    },
    { until: () => promise },
  );
  const { user } = renderDirectory();
  await confirm(user, 'Mark negative');
  await waitFor(() => expect(statuses()[0]).toHaveTextContent('NEGATIVE'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('1 person marked negative')).toBeNull();
  const before = asked.length;
  release();
  expect(await screen.findByText('1 person marked negative')).toBeVisible();
  await waitFor(() => expect(asked.length).toBe(before + 1));
  expect(statuses()[0]).toHaveTextContent('NEGATIVE');
});

it('restores the status and the selection, and shows the reason, if a slow change is refused', async () => {
  announceDirectory([ill()]);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  refuse(
    MarkNegativeDialogDocument,
    { code: 'BAD_USER_INPUT', message: 'At most 50,000 people at once' },
    { until: () => promise },
  );
  const { user } = renderDirectory();
  await confirm(user, 'Mark negative');
  await waitFor(() => expect(statuses()[0]).toHaveTextContent('NEGATIVE'));
  release();
  expect(await screen.findByText('At most 50,000 people at once')).toBeVisible();
  await waitFor(() => expect(statuses()[0]).toHaveTextContent('POSITIVE'));
  expect(screen.getByText('1 selected')).toBeVisible();
});

it('restores the department if the connection is lost, and keeps the name in the dialog', async () => {
  announceDirectory([ill()]);
  loseConnection(SetDepartmentDialogDocument);
  const { user } = renderDirectory();
  await confirm(user, 'Set department', 'Fleet');
  expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
  await waitFor(() => expect(row().getByTitle('Kitchen')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Set department' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: /^Department/u })).toHaveValue('Fleet');
});

it('shows the new department at once, and the list in the gateway’s order afterwards', async () => {
  const people = [ill()];
  announceDirectory(people);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  answer(
    SetDepartmentDialogDocument,
    () => {
      people[0] = { ...people[0]!, department: 'Fleet' };
      people.unshift(anEmployee({ name: 'Ben Tan', department: 'Fleet' }));
      return {
        updateEmployeesDepartment: aChange({ kind: 'DEPARTMENT', detail: 'Fleet', count: 1 }),
      };
    },
    { until: () => promise },
  );
  const { user } = renderDirectory();
  await confirm(user, 'Set department', 'Fleet');
  await waitFor(() => expect(row().getByTitle('Fleet')).toBeVisible());
  release();
  expect(await screen.findByRole('link', { name: 'Ben Tan' })).toBeVisible();
});

it('shows the notice even if the list cannot be reloaded', async () => {
  announceDirectory([ill()]);
  answer(MarkNegativeDialogDocument, { markEmployeesNegative: change });
  const { user } = renderDirectory();
  await screen.findByRole('link', { name: 'Anna Li' });
  loseConnection(EmployeesPageDocument);
  await confirm(user, 'Mark negative');
  expect(await screen.findByText('1 person marked negative')).toBeVisible();
  const alert = await screen.findByText(/^The directory could not be loaded/u);
  expect(alert).toBeVisible();
  expect(row().getByRole('link', { name: 'Anna Li' })).toBeVisible();
  expect(screen.queryByText('Something went wrong, Please try again!')).toBeNull();
});
