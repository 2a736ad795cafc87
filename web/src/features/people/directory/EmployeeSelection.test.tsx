import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  DeleteEmployeesDialogDocument,
  EmployeesPageDocument,
  MarkNegativeDialogDocument,
  SetDepartmentDialogDocument,
  UndoChangeDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { aChange } from './changes/change.factory.ts';
import { announceDirectory, renderDirectory } from './directory.factory.tsx';

const [anna, ben, cleo, dan] = ['Anna Li', 'Ben Tan', 'Cleo Ong', 'Dan Wu'].map((name) =>
  anEmployee({ name }),
) as [ReturnType<typeof anEmployee>, ...ReturnType<typeof anEmployee>[]];
const people = [anna, ben!, cleo!, dan!];

const arrive = async (query = '') => {
  const asked = announceDirectory(people, 5_012);
  const rendered = renderDirectory(query);
  await screen.findByRole('link', { name: 'Anna Li' });
  return { ...rendered, asked };
};
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('group', { name: 'Selected people' }));

describe('selecting people', () => {
  it('selects one by one, a range with Shift, and the page', async () => {
    const { user } = await arrive();
    const page = screen.getByRole('checkbox', { name: 'Select this page' });
    await user.click(box('Anna Li'));
    expect(bar().getByText('1 selected')).toBeVisible();
    expect(page).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(box('Cleo Ong'));
    await user.keyboard('{/Shift}');
    expect(bar().getByText('3 selected')).toBeVisible();
    expect(box('Ben Tan')).toBeChecked();
    await user.click(box('Ben Tan'));
    expect(bar().getByText('2 selected')).toBeVisible();
    await user.click(page);
    expect(bar().getByText('4 selected')).toBeVisible();
    await user.click(page);
    expect(screen.queryByRole('group', { name: 'Selected people' })).toBeNull();
  });

  it('does not open a person', async () => {
    const { user, address } = await arrive();
    await user.keyboard('{Control>}');
    await user.click(screen.getByText(anna.email));
    await user.keyboard('{/Control}');
    expect(box('Anna Li')).toBeChecked();
    expect(address()).toBe('/dashboard/acme/emp');
  });

  it('survives paging and sorting', async () => {
    const { user } = await arrive();
    await user.click(box('Anna Li'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'EMAIL' }));
    expect(bar().getByText('1 selected')).toBeVisible();
    expect(box('Anna Li')).toBeChecked();
  });

  it('survives deleting one row by its own button', async () => {
    const { user } = await arrive();
    answer(DeleteEmployeesDialogDocument, {
      deleteEmployees: aChange({ kind: 'DELETION', count: 1 }),
    });
    await user.click(box('Anna Li'));
    await user.click(box('Ben Tan'));
    await user.click(screen.getByRole('button', { name: 'Delete Anna Li' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Anna Li?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Employee deleted')).toBeVisible();
    expect(bar().getByText('1 selected')).toBeVisible();
    expect(box('Ben Tan')).toBeChecked();
  });

  it('forgets rows of the search before that were selected while the next one was pending', async () => {
    const { user } = await arrive();
    const pending = Promise.withResolvers<void>();
    answer(
      EmployeesPageDocument,
      { employees: { items: [ben!], total: 1 } },
      { until: ({ search }) => (search === 'tan' ? pending.promise : undefined) },
    );
    await user.type(screen.getByRole('searchbox'), 'tan');
    await waitFor(() =>
      expect(screen.getByRole('grid').closest('[aria-busy=true]')).not.toBeNull(),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    expect(bar().getByText('4 selected')).toBeVisible();
    pending.resolve();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Anna Li' })).toBeNull());
    expect(screen.queryByRole('group', { name: 'Selected people' })).toBeNull();
  });

  it('is cleared with a notice when search or filters change', async () => {
    const { user } = await arrive();
    await user.click(box('Anna Li'));
    await user.type(screen.getByRole('searchbox'), 'an');
    expect(
      await screen.findByText('The selection was cleared because the search or filters changed.'),
    ).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Selected people' })).toBeNull();
    await user.click(box('Ben Tan'));
    expect(screen.queryByText(/The selection was cleared/u)).toBeNull();
  });
});

/** Opens the dialog of a bulk change, which closed at once, and confirms what it has kept. */
const confirmAgain = async (user: UserEvent, action: string): Promise<void> => {
  await user.click(await bar().findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: action }));
};

describe('bulk changes', () => {
  it('mark all matches except some as negative, by search and filters', async () => {
    const { user, asked } = await arrive('?search=an&department=Sales');
    const sent = loseOnce(
      MarkNegativeDialogDocument,
      { markEmployeesNegative: aChange({ count: 5_011 }) },
      { again: () => confirmAgain(user, 'Mark negative') },
    );
    await user.click(box('Anna Li'));
    await user.click(bar().getByRole('button', { name: 'Select all 5,012 that match' }));
    await user.click(box('Ben Tan'));
    expect(bar().getByText('5,011 selected')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Mark negative' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Mark 5,011 people negative?' }),
    );
    const before = asked.length;
    await user.click(dialog.getByRole('button', { name: 'Mark negative' }));
    expect(await screen.findByText('5,011 people marked negative')).toBeVisible();
    expect(sent).toEqual([
      {
        selection: {
          search: 'an',
          filter: { departments: ['Sales'], status: null, activity: null },
          except: [ben!.id],
        },
      },
    ]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('group', { name: 'Selected people' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add employee' })).toHaveFocus());
  });

  it('set a department, which requires a name and is forgotten on Cancel', async () => {
    const { user } = await arrive();
    const sent = loseOnce(
      SetDepartmentDialogDocument,
      { updateEmployeesDepartment: aChange({ kind: 'DEPARTMENT', detail: 'Fleet', count: 1 }) },
      { again: () => confirmAgain(user, 'Set department') },
    );
    await user.click(box('Anna Li'));
    await user.click(bar().getByRole('button', { name: 'Set department' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Set the department of 1 person' }),
    );
    expect(dialog.getByRole('button', { name: 'Set department' })).toBeDisabled();
    const field = dialog.getByLabelText('Department', { exact: false, selector: 'input' });
    await user.type(field, '  ');
    await user.tab();
    expect(dialog.getByText('Please enter department')).toBeVisible();
    await user.type(field, 'Kitchen');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(bar().getByRole('button', { name: 'Set department' }));
    const again = within(await screen.findByRole('dialog'));
    const empty = again.getByLabelText('Department', { exact: false, selector: 'input' });
    expect(empty).toHaveValue('');
    await user.type(empty, 'Fleet ');
    await user.click(again.getByRole('button', { name: 'Set department' }));
    expect(await screen.findByText('1 person moved to Fleet')).toBeVisible();
    expect(sent).toEqual([{ selection: { ids: [anna.id] }, department: 'Fleet' }]);
  });

  it('keep the selection and show the reason after a failure', async () => {
    const { user } = await arrive();
    refuse(MarkNegativeDialogDocument, {
      code: 'BAD_USER_INPUT',
      message: 'At most 50,000 people at once',
    });
    await user.click(box('Anna Li'));
    await user.click(bar().getByRole('button', { name: 'Mark negative' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Mark negative' }));
    expect(await screen.findByText('At most 50,000 people at once')).toBeVisible();
    loseConnection(DeleteEmployeesDialogDocument);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(bar().getByText('1 selected')).toBeVisible();
  });
});

describe('undoing a bulk change', () => {
  const remove = async () => {
    const arrived = await arrive();
    answer(DeleteEmployeesDialogDocument, {
      deleteEmployees: aChange({ kind: 'DELETION', count: 2 }),
    });
    await arrived.user.click(box('Anna Li'));
    await arrived.user.click(box('Ben Tan'));
    await arrived.user.click(bar().getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 people?' }));
    await arrived.user.click(dialog.getByRole('button', { name: 'Delete 2 people' }));
    await screen.findByText('2 employees deleted');
    return arrived;
  };

  it('restores the people, and names those left unchanged', async () => {
    const { user, asked } = await remove();
    const sent = answer(UndoChangeDocument, {
      undoDirectoryChange: {
        change: aChange({ kind: 'DELETION', count: 2, undoneAt: '2026-01-05T01:00:05.000Z' }),
        restored: 1,
        skipped: [{ id: ben!.id, name: 'Ben Tan' }],
      },
    });
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(
        '1 person restored. Left unchanged because of later changes: Ben Tan.',
      ),
    ).toBeVisible();
    expect(sent).toEqual([{ id: aChange().id }]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByText('2 employees deleted')).toBeNull());
  });

  it('shows that it is too late to undo', async () => {
    const { user } = await remove();
    refuse(UndoChangeDocument, { code: 'CONFLICT', message: 'This can no longer be undone' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This can no longer be undone')).toBeVisible();
  });
});
