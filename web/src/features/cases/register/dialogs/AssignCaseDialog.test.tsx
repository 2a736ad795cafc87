import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AssignCaseDialogDocument, AssignCaseDocument } from '../../../../generated/graphql.ts';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { aSession } from '../../../../testing/render.tsx';
import { answer, refuse } from '../../../../testing/server.ts';
import { aCase, anEntry, answerCase, renderCase } from '../cases.factory.tsx';

const names = [
  { email: 'officer@acme.test', name: 'Ana Lim', role: 'SAFETY_OFFICER' as const },
  { email: 'bo@acme.test', name: 'Bo Tan', role: 'OWNER' as const },
];
beforeEach(() => {
  answer(AssignCaseDialogDocument, { followUpAssignees: ['bo@acme.test', 'officer@acme.test'] });
});

const openDialog = async (button: string) => {
  const { user } = renderCase('12', aSession(), names);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^New owner/u);
  return { user, dialog };
};

describe('handing over a case', () => {
  it('asks for another member and a note, and shows both in the log', async () => {
    const stored = aCase();
    answerCase(stored);
    const { user, dialog } = await openDialog('Hand over');
    const choices = within(dialog.getByLabelText(/^New owner/u)).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Choose a member',
      'Bo Tan',
      'Nobody in particular',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(dialog.getByText('Please choose a member')).toBeVisible();
    expect(dialog.getByText('Please leave a note for whoever takes the case over')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText(/^New owner/u), 'Bo Tan');
    await user.type(dialog.getByLabelText(/^Note/u), ' Two calls are left. ');
    const handedOver = aCase({
      version: 2,
      owner: 'bo@acme.test',
      log: [
        anEntry({
          id: 'e2',
          act: 'ASSIGNED',
          changes: [],
          ownerBefore: 'officer@acme.test',
          ownerAfter: 'bo@acme.test',
          note: 'Two calls are left.',
        }),
        anEntry(),
      ],
    });
    const sent = loseOnce(AssignCaseDocument, () => {
      answerCase(handedOver);
      return { assignCase: handedOver };
    });
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('Bo Tan has case C-12 now')).toBeVisible();
    expect(sent).toEqual([
      { input: { id: stored.id, version: 1, owner: 'bo@acme.test', note: 'Two calls are left.' } },
    ]);
    const log = within(await screen.findByRole('region', { name: 'Log of the case' }));
    expect(await log.findByText('Ana Lim to Bo Tan')).toBeVisible();
    expect(log.getByText('Two calls are left.')).toBeVisible();
    expect(log.getAllByText('Ana Lim, safety officer')[0]).toBeVisible();
    expect(log.queryByRole('button', { name: 'Undo: Owner changed' })).toBeNull();
    expect(screen.getByTitle('bo@acme.test')).toHaveTextContent('Bo Tan');
  });

  it('to nobody leaves the case without an owner', async () => {
    answerCase(aCase());
    const { user, dialog } = await openDialog('Hand over');
    await user.selectOptions(dialog.getByLabelText(/^New owner/u), 'Nobody in particular');
    await user.type(dialog.getByLabelText(/^Note/u), 'On leave');
    const sent = answer(AssignCaseDocument, { assignCase: aCase({ owner: null }) });
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('Nobody has case C-12 now')).toBeVisible();
    expect(sent[0]?.input).toMatchObject({ owner: null, note: 'On leave' });
  });

  it('shows the gateway’s errors at their fields', async () => {
    answerCase(aCase());
    const { user, dialog } = await openDialog('Hand over');
    await user.selectOptions(dialog.getByLabelText(/^New owner/u), 'Bo Tan');
    await user.type(dialog.getByLabelText(/^Note/u), 'Yours');
    const message = 'Please choose a member who may work on cases';
    refuse(AssignCaseDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'owner', message }],
    });
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('is not offered to members who may not work on cases', async () => {
    answerCase(aCase());
    renderCase('12', aSession({}, ['case:read']));
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  });
});

describe('assigning a case that nobody owns', () => {
  it('needs no note', async () => {
    answerCase(aCase({ owner: null }));
    const { user, dialog } = await openDialog('Assign');
    const choices = within(dialog.getByLabelText(/^New owner/u)).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Choose a member',
      'Bo Tan',
      'Ana Lim',
    ]);
    await user.selectOptions(dialog.getByLabelText(/^New owner/u), 'Ana Lim');
    const sent = answer(AssignCaseDocument, { assignCase: aCase() });
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Ana Lim has case C-12 now')).toBeVisible();
    expect(sent[0]?.input).toMatchObject({ owner: 'officer@acme.test', note: null });
  });
});
