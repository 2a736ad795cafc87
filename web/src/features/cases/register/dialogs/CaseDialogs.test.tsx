import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CaseChangePreviewDocument,
  CloseCaseDocument,
  CloseCasePreviewDocument,
  EditCaseDialogDocument,
  ReopenCaseDocument,
  UndoCaseEntryDocument,
} from '../../../../generated/graphql.ts';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { answer, loseConnection, refuse } from '../../../../testing/server.ts';
import { aCase, aClosedCase, answerCase, consequences, renderCase } from '../cases.factory.tsx';

const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (user: ReturnType<typeof renderCase>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the preview of a changed case', () => {
  const edit = async (stored = aCase()) => {
    answerCase(stored);
    const { user } = renderCase();
    await press(user, 'Edit');
    const edited = await dialog();
    return { user, edited };
  };
  const changeClassification = async ({ user, edited }: Awaited<ReturnType<typeof edit>>) =>
    user.selectOptions(edited.getByLabelText('Classification'), 'Probable');

  it('says in sentences what would change', async () => {
    const asked = answer(CaseChangePreviewDocument, {
      preview: consequences({
        exposedAfter: 56,
        newlyToInform: 5,
        noLongerExposed: 1,
        newlyOwedCorrection: 1,
        changedDates: 2,
        isolationAfter: { isOver: false, reason: 'until Mon 12 May, 10 days after onset' },
      }),
    });
    const dialogs = await edit();
    await changeClassification(dialogs);
    const preview = await dialogs.edited.findByText('41 more people exposed: 56 in all.');
    expect([...preview.parentElement!.children].map(({ textContent }) => textContent)).toEqual([
      '41 more people exposed: 56 in all.',
      '5 people newly to inform.',
      '1 person no longer exposed by any case.',
      '1 person informed already: a correction will be due.',
      '2 dates of quarantines change.',
      'Isolation then: until Mon 12 May, 10 days after onset.',
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.input).toMatchObject({ version: 1, classification: 'PROBABLE' });
    expect(asked[0]?.input).not.toHaveProperty('notes');
  });

  it('says that nothing changes, and is not asked about notes', async () => {
    const asked = answer(CaseChangePreviewDocument, { preview: consequences() });
    const dialogs = await edit();
    await dialogs.user.type(dialogs.edited.getByLabelText('Notes'), 'Called in');
    await changeClassification(dialogs);
    expect(await dialogs.edited.findByText('Nothing changes for anybody exposed.')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('says that there is too much to preview, and the case can be saved', async () => {
    answer(CaseChangePreviewDocument, { preview: null });
    const dialogs = await edit();
    await changeClassification(dialogs);
    expect(
      await dialogs.edited.findByText(
        'This changes too many people to preview. You can go on without it.',
      ),
    ).toBeVisible();
    answer(EditCaseDialogDocument, { updateCase: aCase({ version: 2 }) });
    await dialogs.user.click(dialogs.edited.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Case C-12 saved')).toBeVisible();
  });

  it('offers to try again if it fails', async () => {
    loseConnection(CaseChangePreviewDocument);
    const dialogs = await edit();
    await changeClassification(dialogs);
    expect(
      await dialogs.edited.findByText(/^What this changes could not be counted/),
    ).toBeVisible();
    answer(CaseChangePreviewDocument, { preview: consequences({ exposedAfter: 12 }) });
    await dialogs.user.click(dialogs.edited.getByRole('button', { name: 'try again' }));
    expect(await dialogs.edited.findByText('3 fewer people exposed: 12 in all.')).toBeVisible();
  });
});

describe('closing and reopening a case', () => {
  beforeEach(() => {
    answer(CloseCasePreviewDocument, { preview: consequences() });
  });

  it('presets no reason, and says what is left to do', async () => {
    const running = { isOver: false, reason: 'until 48 hours after symptoms end' };
    const asked = answer(CloseCasePreviewDocument, ({ input: { outcome } }) => ({
      preview:
        outcome === 'RECOVERED'
          ? consequences({
              toInform: 2,
              isolationBefore: running,
              isolationAfter: running,
            })
          : consequences({
              exposedAfter: 0,
              noLongerExposed: 15,
              isolationBefore: running,
              isolationAfter: null,
            }),
    }));
    answerCase(aCase());
    const { user } = renderCase();
    await press(user, 'Close case');
    const closing = await dialog();
    expect(
      await closing.findByText('2 people still to inform: they stay in the follow-up.'),
    ).toBeVisible();
    expect(
      closing.getByText('The isolation is still running, until 48 hours after symptoms end.'),
    ).toBeVisible();
    for (const radio of closing.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.click(closing.getByRole('button', { name: 'Close case' }));
    expect(await closing.findByText('Please choose why')).toBeVisible();
    await user.click(closing.getByRole('radio', { name: 'Not a case' }));
    expect(await closing.findByText('15 people no longer exposed by any case.')).toBeVisible();
    expect(
      closing.getByText(
        'The isolation no longer applies. It would have lasted until 48 hours after symptoms end.',
      ),
    ).toBeVisible();
    expect(closing.queryByText('Please choose why')).toBeNull();
    expect(asked.map(({ input }) => input.outcome)).toEqual(['RECOVERED', 'NOT_A_CASE']);
  });

  it('says that nothing is left to do', async () => {
    answerCase(aCase());
    const { user } = renderCase();
    await press(user, 'Close case');
    expect(
      await (await dialog()).findByText('Nobody is left to inform, and no isolation is running.'),
    ).toBeVisible();
  });

  it('closes with an outcome, and the notice undoes it', async () => {
    answerCase(aCase());
    const asked = loseOnce(CloseCaseDocument, () => {
      answerCase(aClosedCase());
      return { closeCase: aClosedCase() };
    });
    const { user } = renderCase();
    await press(user, 'Close case');
    await user.click((await dialog()).getByRole('radio', { name: 'Not a case' }));
    await user.click((await dialog()).getByRole('button', { name: 'Close case' }));
    expect(await screen.findByText('Case C-12 closed')).toBeVisible();
    expect(asked[0]?.input).toEqual({ id: aCase().id, version: 1, outcome: 'NOT_A_CASE' });
    const undone = answer(UndoCaseEntryDocument, { undoCaseEntry: aCase({ version: 3 }) });
    await press(user, 'Undo');
    await waitFor(() => expect(undone).toEqual([{ id: 'e2' }]));
  });

  it('shows why the case cannot be closed', async () => {
    answerCase(aCase());
    refuse(CloseCaseDocument, { code: 'CONFLICT', message: 'This case is closed already' });
    const { user } = renderCase();
    await press(user, 'Close case');
    await user.click((await dialog()).getByRole('radio', { name: 'Recovered' }));
    await user.click((await dialog()).getByRole('button', { name: 'Close case' }));
    expect(await (await dialog()).findByText('This case is closed already')).toBeVisible();
  });

  it('reopens a closed case', async () => {
    answerCase(aClosedCase());
    const asked = loseOnce(ReopenCaseDocument, () => {
      answerCase(aCase({ version: 3 }));
      return { reopenCase: aCase({ version: 3 }) };
    });
    const { user } = renderCase();
    expect(await screen.findByText('Closed as recovered')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await press(user, 'Reopen case');
    expect(await screen.findByText('Case C-12 reopened')).toBeVisible();
    expect(asked[0]?.input).toEqual({ id: aCase().id, version: 2 });
  });
});
