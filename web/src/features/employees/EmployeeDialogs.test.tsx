import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AddEmployeeDialogDocument,
  DeleteEmployeeDialogDocument,
  EditEmployeeDialogDocument,
  EmployeesPageDocument,
} from '../../generated/graphql.ts';
import { anEmployee, type EmployeeRecord } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../testing/server.ts';
import { EmployeesPage } from './EmployeesPage.tsx';

const anna = anEmployee({
  employeeId: 'E7',
  name: 'Anna Li',
  gender: 'FEMALE',
  dateOfBirth: '1990-02-03',
});

/** A directory that the mutations of a test change. */
const directory = (people: EmployeeRecord[]) => {
  answer(EmployeesPageDocument, () => ({
    employees: { items: [...people], total: people.length },
    positiveEmployees: people.filter((employee) => employee.isPositive),
    departments: ['Sales'],
  }));
  return people;
};

const renderDirectory = async () => {
  const rendered = renderScreen(<EmployeesPage />, {
    path: '/dashboard/:companyName/emp',
    at: '/dashboard/acme/emp',
  });
  await screen.findByText('Anna Li');
  return rendered;
};

type User = Awaited<ReturnType<typeof renderDirectory>>['user'];

const openBy = async (user: User, button: string): Promise<ReturnType<typeof within>> => {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

const fillIn = async (user: User, dialog: ReturnType<typeof within>) => {
  const into = (label: string) => dialog.getByLabelText(label, { exact: false, selector: 'input' });
  await user.type(into('Name'), 'Ben Tan');
  await user.type(into('Employee ID'), 'E8');
  await user.type(into('Email'), 'ben@acme.com');
  await user.type(into('Phone'), '81112222');
  await user.type(into('Department'), 'Sales');
};

describe('adding an employee', () => {
  it('adds, says so, shows the row and gives the focus back', async () => {
    const people = directory([anna]);
    const asked = answer(AddEmployeeDialogDocument, ({ input }) => {
      const added = anEmployee({ employeeId: input.employeeId, name: input.name });
      people.push(added);
      return { createEmployee: { employee: added } };
    });
    const { user } = await renderDirectory();
    const dialog = await openBy(user, 'Add employee');
    const password = (
      dialog.getByLabelText('Password', { exact: false, selector: 'input' }) as HTMLInputElement
    ).value;
    expect(password).toMatch(/^\d{6}$/u);
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Add employee' }));
    expect(await screen.findByText('Employee added successfully')).toBeVisible();
    expect(asked).toEqual([
      {
        input: {
          employeeId: 'E8',
          name: 'Ben Tan',
          email: 'ben@acme.com',
          phone: '81112222',
          countryCode: null,
          designation: null,
          department: 'Sales',
          gender: null,
          dateOfBirth: null,
          password,
          isPositive: false,
          positiveDate: null,
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Ben Tan')).toBeVisible();
    expect(screen.getByText('2 people, no positive case')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add employee' })).toHaveFocus());
  });

  it('says what the server found wrong, as an alert and beside the field, and keeps what was typed', async () => {
    directory([anna]);
    refuse(AddEmployeeDialogDocument, {
      code: 'CONFLICT',
      message: 'Somebody has this email already',
      fields: [{ field: 'email', message: 'This email is taken' }],
    });
    const { user } = await renderDirectory();
    const dialog = await openBy(user, 'Add employee');
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Add employee' }));
    expect(await screen.findByText('Somebody has this email already')).toBeVisible();
    expect(dialog.getByText('This email is taken')).toBeVisible();
    expect(dialog.getByLabelText('Email', { exact: false })).toHaveValue('ben@acme.com');
  });
});

describe('editing an employee', () => {
  it('sends what may change, says so and shows it', async () => {
    const people = directory([anna]);
    const asked = answer(EditEmployeeDialogDocument, ({ id }) => {
      people[0] = { ...anna, isPositive: true, positiveDate: '2026-01-08' };
      return { updateEmployee: { ...people[0], id } };
    });
    const { user } = await renderDirectory();
    const dialog = await openBy(user, 'Edit Anna Li');
    await user.click(dialog.getByRole('radio', { name: 'Positive' }));
    await user.type(dialog.getByLabelText('Positive date'), '8/1/2026');
    await user.tab();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Employee edited successfully')).toBeVisible();
    expect(asked).toEqual([
      {
        id: anna.id,
        input: {
          name: 'Anna Li',
          countryCode: '+65',
          designation: '',
          department: 'Sales',
          gender: 'FEMALE',
          dateOfBirth: '1990-02-03',
          isPositive: true,
          positiveDate: '2026-01-08',
        },
      },
    ]);
    expect(await screen.findByRole('cell', { name: /POSITIVE ?on 8\/1\/2026/u })).toBeVisible();
    expect(screen.getByText('1 person, 1 positive case')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Anna Li' })).toHaveFocus());
  });

  it('shows the message of the server', async () => {
    directory([anna]);
    refuse(EditEmployeeDialogDocument, { code: 'NOT_FOUND', message: 'Employee not found' });
    const { user } = await renderDirectory();
    const dialog = await openBy(user, 'Edit Anna Li');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Employee not found')).toBeVisible();
  });

  it('closes with Escape, gives the focus back and forgets what was typed', async () => {
    directory([anna]);
    const { user } = await renderDirectory();
    const dialog = await openBy(user, 'Edit Anna Li');
    await user.type(dialog.getByLabelText('Name', { exact: false }), 'x');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Anna Li' })).toHaveFocus());
    const again = await openBy(user, 'Edit Anna Li');
    expect(again.getByLabelText('Name', { exact: false })).toHaveValue('Anna Li');
  });
});

describe('deleting an employee', () => {
  it('asks once more, deletes, says so and leaves the focus in a sensible place', async () => {
    const people = directory([anna, anEmployee({ name: 'Ben Tan' })]);
    const asked = answer(DeleteEmployeeDialogDocument, () => {
      people.shift();
      return { deleteEmployee: true };
    });
    const { user } = await renderDirectory();
    const dialog = await openBy(user, 'Delete Anna Li');
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Employee deleted')).toBeVisible();
    expect(asked).toEqual([{ id: anna.id }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Anna Li' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add employee' })).toHaveFocus());
  });

  it('deletes nobody when it is cancelled', async () => {
    directory([anna]);
    const { user } = await renderDirectory();
    const dialog = await openBy(user, 'Delete Anna Li');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Anna Li' })).toBeVisible();
  });

  it('asks to try again when it fails', async () => {
    directory([anna]);
    loseConnection(DeleteEmployeeDialogDocument);
    const { user } = await renderDirectory();
    const dialog = await openBy(user, 'Delete Anna Li');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
