import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AddEmployeeDialogDocument,
  DeleteEmployeesDialogDocument,
  DeletionConsequencesDocument,
  EditEmployeeDialogDocument,
  EditEmployeeDialogNewestDocument,
  type DeletionConsequencesQuery,
} from '../../../../generated/graphql.ts';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { anEmployee } from '../../../../testing/factories.ts';
import { ownerPermissions } from '../../../../testing/permissions.ts';
import { aSession } from '../../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../../testing/server.ts';
import { aChange } from '../changes/change.factory.ts';
import { announceDirectory, renderDirectory } from '../directory.factory.tsx';

const anna = anEmployee({
  code: 'E7',
  name: 'Anna Li',
  gender: 'FEMALE',
  dateOfBirth: '1990-02-03',
  version: 4,
  statusVersion: 2,
});

const arrive = async () => {
  const rendered = renderDirectory();
  await screen.findByText('Anna Li');
  return rendered;
};

type User = Awaited<ReturnType<typeof arrive>>['user'];

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
  it('adds the employee, shows a notice and the row, and returns the focus', async () => {
    const people = [anna];
    announceDirectory(people);
    const asked = loseOnce(AddEmployeeDialogDocument, ({ input }) => {
      const added = anEmployee({ code: input.code, name: input.name });
      people.push(added);
      return { createEmployee: { employee: added } };
    });
    const { user } = await arrive();
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
          code: 'E8',
          name: 'Ben Tan',
          email: 'ben@acme.com',
          phone: '81112222',
          callingCode: null,
          designation: null,
          department: 'Sales',
          gender: null,
          dateOfBirth: null,
          password,
          isPositive: false,
          positiveDate: null,
        },
        withHealth: true,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Ben Tan')).toBeVisible();
    expect(screen.getByText('2 people, no positive case')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add employee' })).toHaveFocus());
  });

  it.each([
    ['email', 'Email', 'This email is taken'],
    ['code', 'Employee ID', 'This employee id is taken'],
    ['phone', 'Phone', 'This phone number is taken'],
  ])(
    'shows that the %s is taken, as an alert and beside the field, and keeps the values',
    async (name, label, message) => {
      announceDirectory([anna]);
      refuse(AddEmployeeDialogDocument, {
        code: 'CONFLICT',
        message: `Somebody else: ${message}`,
        fields: [{ field: name, message }],
      });
      const { user } = await arrive();
      const dialog = await openBy(user, 'Add employee');
      await fillIn(user, dialog);
      await user.click(dialog.getByRole('button', { name: 'Add employee' }));
      expect(await screen.findByText(`Somebody else: ${message}`)).toBeVisible();
      const input = dialog.getByLabelText(label, { exact: false, selector: 'input' });
      expect(input).toHaveAccessibleDescription(message);
      expect(input).not.toHaveValue('');
    },
  );
});

describe('editing an employee', () => {
  it('sends the changeable fields with their version, and shows the result', async () => {
    const people = [anna];
    announceDirectory(people);
    const asked = loseOnce(EditEmployeeDialogDocument, () => {
      people[0] = {
        ...anna,
        isPositive: true,
        positiveDate: '2026-01-08',
        positiveSince: '2026-01-08',
        version: 5,
        statusVersion: 3,
      };
      return { updateEmployee: people[0] };
    });
    const { user } = await arrive();
    const dialog = await openBy(user, 'Edit Anna Li');
    expect(dialog.getByLabelText('Phone')).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Positive' }));
    await user.clear(dialog.getByLabelText('Positive date'));
    await user.type(dialog.getByLabelText('Positive date'), '8/1/2026');
    await user.tab();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Employee edited successfully')).toBeVisible();
    expect(asked).toEqual([
      {
        input: {
          employee: { id: anna.id },
          version: 4,
          statusVersion: 2,
          name: 'Anna Li',
          callingCode: '+65',
          designation: '',
          department: 'Sales',
          gender: 'FEMALE',
          dateOfBirth: '1990-02-03',
          isPositive: true,
          positiveDate: '2026-01-08',
        },
        withHealth: true,
      },
    ]);
    expect(
      await screen.findByRole('gridcell', { name: /^POSITIVE ?on 8\/1\/2026/u }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '1 positive case' }).parentElement).toHaveTextContent(
      '1 person, 1 positive case',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Anna Li' })).toHaveFocus());
  });

  it('shows the gateway’s error', async () => {
    announceDirectory([anna]);
    refuse(EditEmployeeDialogDocument, { code: 'NOT_FOUND', message: 'Employee not found' });
    const { user } = await arrive();
    const dialog = await openBy(user, 'Edit Anna Li');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Employee not found')).toBeVisible();
  });

  it('asks on Escape, then closes, returns the focus and discards the values', async () => {
    announceDirectory([anna]);
    const { user } = await arrive();
    const dialog = await openBy(user, 'Edit Anna Li');
    await user.type(dialog.getByLabelText('Name', { exact: false }), 'x');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Anna Li' })).toHaveFocus());
    const again = await openBy(user, 'Edit Anna Li');
    expect(again.getByLabelText('Name', { exact: false })).toHaveValue('Anna Li');
  });
});

describe('two people editing the same employee', () => {
  const outdated = {
    code: 'CONFLICT' as const,
    message: 'This employee was changed by someone else. Reload it.',
    fields: [
      { field: 'version', message: 'This employee was changed by someone else. Reload it.' },
    ],
  };

  const collide = async (
    theirs: Partial<typeof anna>,
    mine: { name?: string; designation?: string },
  ) => {
    announceDirectory([anna]);
    refuse(EditEmployeeDialogDocument, outdated);
    answer(EditEmployeeDialogNewestDocument, { employee: { ...anna, version: 9, ...theirs } });
    const { user } = await arrive();
    const dialog = await openBy(user, 'Edit Anna Li');
    const write = async (label: string, text: string | undefined) => {
      if (text === undefined) return;
      const field = dialog.getByLabelText(label, { exact: false, selector: 'input' });
      await user.clear(field);
      await user.type(field, text);
    };
    await write('Name', mine.name);
    await write('Designation', mine.designation);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByText(/Somebody else saved Anna Li while you were editing/u),
    ).toBeVisible();
    return { user, dialog };
  };
  const save = () => answer(EditEmployeeDialogDocument, { updateEmployee: anna });

  it('asks the second editor about each field, and saves the choice with the new version', async () => {
    const { user, dialog } = await collide(
      { name: 'Anna Lim', department: 'Kitchen' },
      { name: 'Anna Tan', designation: 'Driver' },
    );
    expect(dialog.getByText('Changed by them and kept: Department (Kitchen).')).toBeVisible();
    expect(dialog.getByText('Only you changed, and it is saved: Designation.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Name, yours: Anna Tan' }));
    const asked = save();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Employee edited successfully')).toBeVisible();
    expect(asked).toMatchObject([
      {
        input: {
          version: 9,
          name: 'Anna Tan',
          department: 'Kitchen',
          designation: 'Driver',
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('uses the other editor’s value if chosen', async () => {
    const { user, dialog } = await collide({ name: 'Anna Lim' }, { name: 'Anna Tan' });
    await user.click(dialog.getByRole('radio', { name: 'Name, theirs: Anna Lim' }));
    const asked = save();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Employee edited successfully');
    expect(asked).toMatchObject([{ input: { version: 9, name: 'Anna Lim' } }]);
  });

  it('asks nothing if they changed other fields', async () => {
    const { user, dialog } = await collide({ department: 'Kitchen' }, { designation: 'Driver' });
    expect(dialog.getByText('You changed different fields. Both changes are kept.')).toBeVisible();
    const asked = save();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Employee edited successfully');
    expect(asked).toMatchObject([{ input: { department: 'Kitchen', designation: 'Driver' } }]);
  });

  it('returns to the form with its values', async () => {
    const { user, dialog } = await collide({ name: 'Anna Lim' }, { name: 'Anna Tan' });
    await user.click(dialog.getByRole('button', { name: 'Back to my changes' }));
    expect(dialog.getByLabelText('Name', { exact: false })).toHaveValue('Anna Tan');
  });

  it('shows an error if the newest version cannot be loaded, and keeps the values', async () => {
    announceDirectory([anna]);
    refuse(EditEmployeeDialogDocument, outdated);
    loseConnection(EditEmployeeDialogNewestDocument);
    const { user } = await arrive();
    const dialog = await openBy(user, 'Edit Anna Li');
    await user.type(dialog.getByLabelText('Designation'), 'Driver');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(dialog.getByLabelText('Designation')).toHaveValue('Driver');
  });
});

describe('deleting an employee', () => {
  it('deletes after a confirmation, shows a notice and moves the focus', async () => {
    const people = [anna, anEmployee({ name: 'Ben Tan' })];
    announceDirectory(people);
    const asked = loseOnce(DeleteEmployeesDialogDocument, () => {
      people.shift();
      return { deleteEmployees: aChange({ kind: 'DELETION', count: 1 }) };
    });
    const { user } = await arrive();
    const dialog = await openBy(user, 'Delete Anna Li');
    expect(screen.getByRole('dialog', { name: 'Delete Anna Li?' })).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Employee deleted')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(asked).toEqual([{ selection: { ids: [anna.id] } }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Anna Li' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add employee' })).toHaveFocus());
  });

  it('deletes nobody after Cancel', async () => {
    announceDirectory([anna]);
    const { user } = await arrive();
    const dialog = await openBy(user, 'Delete Anna Li');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Anna Li' })).toBeVisible();
  });

  it('asks to try again after a failure', async () => {
    announceDirectory([anna]);
    loseConnection(DeleteEmployeesDialogDocument);
    const { user } = await arrive();
    const dialog = await openBy(user, 'Delete Anna Li');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  const unfinished = (
    overrides: Partial<NonNullable<DeletionConsequencesQuery['preview']>> = {},
  ) => ({
    preview: {
      openCaseCount: 0,
      openCases: [],
      toInform: 0,
      toCorrect: 0,
      inQuarantine: 0,
      ...overrides,
    },
  });

  it('says which case is open, and who is followed up', async () => {
    announceDirectory([anna]);
    const asked = answer(
      DeletionConsequencesDocument,
      unfinished({
        openCaseCount: 12,
        openCases: [{ id: 'c15', number: 15, person: { id: anna.id, name: 'Anna Li' } }],
        toInform: 1,
        toCorrect: 1,
        inQuarantine: 2,
      }),
    );
    const { user } = await arrive();
    const dialog = await openBy(user, 'Delete Anna Li');
    expect(await dialog.findByText('12 cases are open: C-15 of Anna Li, 11 more.')).toBeVisible();
    expect(dialog.getByText('2 people are in quarantine.')).toBeVisible();
    expect(dialog.getByText('1 person is still to inform.')).toBeVisible();
    expect(dialog.getByText(/^1 person is still to be told that an earlier notice/)).toBeVisible();
    expect(dialog.getByText(/^This stays as ‘Former employee’/)).toBeVisible();
    expect(asked).toEqual([{ input: { selection: { ids: [anna.id] } } }]);
  });

  it('says that nothing is unfinished', async () => {
    announceDirectory([anna]);
    answer(DeletionConsequencesDocument, unfinished());
    const { user } = await arrive();
    const dialog = await openBy(user, 'Delete Anna Li');
    expect(
      await dialog.findByText('No open case, and nobody to inform or in quarantine.'),
    ).toBeVisible();
  });

  it('says the same of everybody to those who may not read health, without asking', async () => {
    announceDirectory([anna]);
    const asked = answer(DeletionConsequencesDocument, unfinished({ openCaseCount: 1 }));
    const { user } = renderDirectory(
      '',
      aSession(
        {},
        ownerPermissions.filter((permission) => permission !== 'health:read'),
      ),
    );
    await screen.findByText('Anna Li');
    const dialog = await openBy(user, 'Delete Anna Li');
    expect(
      dialog.getByText(/^If somebody is ill or being followed up, safety officers keep/),
    ).toBeVisible();
    expect(dialog.queryByRole('status')).toBeNull();
    expect(asked).toEqual([]);
  });
});
