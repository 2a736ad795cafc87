import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MINUTE } from '../../../lib/durations.ts';
import {
  EmployeesPageFiguresDocument,
  ImportPageDocument,
  ImportRowsDocument,
  UndoImportDocument,
  useEmployeesPageFiguresQuery,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { answer, answerFile, refuse } from '../../../testing/server.ts';
import { anImport, anImportChange, aRow, type ImportRecord } from './import.factory.ts';
import { ImportPage } from './ImportPage.tsx';

const { id } = anImport();

const renderDone = (overrides: Partial<ImportRecord> = {}) => {
  answer(ImportPageDocument, {
    directoryImport: anImport({ state: 'DONE', change: anImportChange(), ...overrides }),
  });
  return renderScreen(<ImportPage />, {
    path: '/dashboard/:companyName/emp/import',
    at: `/dashboard/acme/emp/import?import=${id}`,
  });
};

const wrongRow = (row: number) =>
  aRow({
    row,
    kind: 'WRONG',
    cells: [
      { field: 'EMAIL', before: null, after: 'x', error: 'Please enter valid email address' },
    ],
  });

it('summarizes the import and links to the directory', async () => {
  const { user, address } = renderDone();
  expect(await screen.findByRole('heading', { name: 'Data import done.' })).toBeVisible();
  expect(screen.getByText('120 people added, 14 changed from people.csv.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the directory' }));
  expect(address()).toBe('/dashboard/acme/emp');
});

it('lists rejected rows, and saves all of them as a file', async () => {
  answer(ImportRowsDocument, ({ pageSize }) => ({
    directoryImport: {
      id,
      rows: {
        items: Array.from({ length: pageSize }, (_row, index) => wrongRow(2 + index)),
        total: 1200,
      },
    },
  }));
  const asked = answerFile('/api/employees/import-errors', 'people_errors.csv', 'ROW,NAME');
  const files = captureSavedFiles();
  const { user } = renderDone({ wrong: 1200 });
  expect(await screen.findByRole('heading', { name: '1,200 rows left out' })).toBeVisible();
  expect(await screen.findAllByText('Please enter valid email address')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]!.name).toBe('people_errors.csv');
  expect(asked).toEqual([`/api/employees/import-errors?import=${id}`]);
});

it('undoes the import after confirmation, and names the people left unchanged', async () => {
  const change = anImportChange();
  const asked = loseOnce(UndoImportDocument, {
    undoDirectoryChange: {
      change: { id: change.id, undoneAt: new Date().toISOString() },
      restored: 132,
      skipped: [
        { id: 'a', name: 'Anna Li' },
        { id: 'b', name: 'Ben Tan' },
      ],
    },
  });
  const { user } = renderDone({ change });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
  expect(dialog.getByText(/^120 people who came with it leave the directory/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect(
    await screen.findByRole('heading', { name: 'This import has been undone.' }),
  ).toBeVisible();
  expect(
    screen.getByText('132 people restored. Changed since and left as they are: Anna Li, Ben Tan'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(asked).toEqual([{ id: change.id }]);
});

/** A list of the directory that is on the screen. */
function DirectoryFigures() {
  const { data } = useEmployeesPageFiguresQuery();
  return <p>{data?.positive?.total} positive</p>;
}

it('reloads lists of the directory after the import, and after undoing it', async () => {
  let state: ImportRecord['state'] = 'APPLYING';
  const change = anImportChange();
  answer(ImportPageDocument, () => ({ directoryImport: anImport({ state, change }) }));
  answer(UndoImportDocument, {
    undoDirectoryChange: {
      change: { id: change.id, undoneAt: new Date().toISOString() },
      restored: 134,
      skipped: [],
    },
  });
  let total = 1;
  answer(EmployeesPageFiguresDocument, () => ({ positive: { total }, departments: [] }));
  const { user } = renderScreen(
    <>
      <ImportPage />
      <DirectoryFigures />
    </>,
    {
      path: '/dashboard/:companyName/emp/import',
      at: `/dashboard/acme/emp/import?import=${id}`,
    },
  );
  expect(await screen.findByText('1 positive')).toBeVisible();
  await screen.findByRole('heading', { name: 'Importing' });
  total = 2;
  state = 'DONE';
  expect(await screen.findByText('2 positive')).toBeVisible();
  total = 1;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('1 positive')).toBeVisible();
});

it('keeps the import if the confirmation is closed', async () => {
  const { user } = renderDone();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
});

it('shows why the import could not be undone', async () => {
  refuse(UndoImportDocument, { code: 'CONFLICT', message: 'Already undone' });
  const { user } = renderDone();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Already undone')).toBeVisible();
});

it('offers no undo after a day', async () => {
  renderDone({
    change: anImportChange({ undoUntil: new Date(Date.now() - 2 * MINUTE).toISOString() }),
  });
  expect(await screen.findByText('It is too late to undo this import.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
