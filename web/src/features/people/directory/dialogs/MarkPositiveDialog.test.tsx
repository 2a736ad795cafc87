import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  MarkPositiveDialogDocument,
  OpenCaseChoicesDocument,
  UndoChangeDocument,
} from '../../../../generated/graphql.ts';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { anEmployee } from '../../../../testing/factories.ts';
import { answer, refuse } from '../../../../testing/server.ts';
import { aChange } from '../changes/change.factory.ts';
import { announceDirectory, renderDirectory } from '../directory.factory.tsx';

const anna = anEmployee({ name: 'Anna Li' });

/** Opens the dialog for Anna, or for all people found. */
const openDialog = async (total = 1) => {
  answer(OpenCaseChoicesDocument, {
    diseases: [
      { code: 'MEASLES', name: 'Measles', isUsed: true, figures: [] },
      { code: 'COVID_19', name: 'COVID-19', isUsed: true, figures: [] },
      { code: 'MPOX', name: 'Mpox', isUsed: false, figures: [] },
    ],
  });
  announceDirectory([anna], total);
  const { user } = renderDirectory();
  await screen.findByRole('link', { name: 'Anna Li' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Anna Li' }));
  const bar = within(screen.getByRole('group', { name: 'Selected people' }));
  if (total > 1)
    await user.click(await bar.findByRole('button', { name: /^Select all .* that match$/u }));
  await user.click(bar.getByRole('button', { name: 'Mark positive' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

it('marks people with a disease and a day, names those left unchanged, and offers to undo', async () => {
  const { user, dialog } = await openDialog();
  const change = aChange({ kind: 'POSITIVE', count: 2, detail: 'COVID_19' });
  const sent = loseOnce(MarkPositiveDialogDocument, {
    markEmployeesPositive: {
      change,
      alreadyPositive: [{ id: 'b', name: 'Ben Tan' }],
      alreadyPositiveCount: 3,
    },
  });
  expect(await dialog.findByLabelText('Disease')).toHaveValue('COVID_19');
  expect(dialog.queryByRole('option', { name: 'Mpox' })).toBeNull();
  await user.type(dialog.getByRole('combobox', { name: 'Specimen taken' }), '2/2/2026');
  await user.click(dialog.getByRole('button', { name: 'Mark positive' }));
  expect(await screen.findByText('2 people marked positive for COVID-19')).toBeVisible();
  expect(
    screen.getByText(
      'Left unchanged because they have an open confirmed case: Ben Tan and 2 more.',
    ),
  ).toBeVisible();
  const selection = { ids: [anna.id] };
  expect(sent).toEqual([{ input: { selection, disease: 'COVID_19', specimenDay: '2026-02-02' } }]);
  const undone = answer(UndoChangeDocument, {
    undoDirectoryChange: { change, restored: 2, skipped: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 people restored.')).toBeVisible();
  expect(undone).toEqual([{ id: change.id }]);
});

it('shows the gateway’s error at its field, and stays open', async () => {
  const { user, dialog } = await openDialog();
  const message = 'The specimen cannot be taken after today';
  refuse(MarkPositiveDialogDocument, {
    code: 'BAD_USER_INPUT',
    message,
    fields: [{ field: 'specimenDay', message }],
  });
  await user.selectOptions(await dialog.findByLabelText('Disease'), 'Measles');
  await user.click(dialog.getByRole('button', { name: 'Mark positive' }));
  expect(await dialog.findByText(message)).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Specimen taken' })).toBeInvalid(),
  );
});

it('shows that at most 1,000 people can be marked', async () => {
  const { dialog } = await openDialog(1_001);
  expect(
    await dialog.findByText(
      'At most 1,000 people can be marked positive at a time. Please select fewer.',
    ),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Mark positive' })).toBeNull();
});
