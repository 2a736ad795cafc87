import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ApplyImportDocument,
  ImportPageDocument,
  ImportRowsDocument,
  NameColumnsDocument,
  type ImportRow_RowFragment,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, refuse } from '../../../testing/server.ts';
import { anImport, aRow, type ImportRecord } from './import.factory.ts';
import { ImportPage } from './ImportPage.tsx';

const { id } = anImport();
const here = `/dashboard/acme/emp/import?import=${id}`;

const renderPreview = (overrides: Partial<ImportRecord> = {}, search = '') => {
  answer(ImportPageDocument, { directoryImport: anImport(overrides) });
  return renderScreen(<ImportPage />, {
    path: '/dashboard/:companyName/emp/import',
    at: here + search,
  });
};

const rowsAre = (items: ImportRow_RowFragment[], total = items.length) =>
  answer(ImportRowsDocument, {
    directoryImport: { id, rows: { items, total } },
  });

describe('preview of an import', () => {
  it('shows new people with their values', async () => {
    rowsAre([
      aRow({
        row: 7,
        cells: [
          { field: 'NAME', before: null, after: 'Anna Li', error: null },
          { field: 'EMAIL', before: null, after: 'anna@acme.test', error: null },
        ],
      }),
    ]);
    renderPreview();
    const cell = await screen.findByRole('cell', { name: 'anna@acme.test' });
    const row = within(cell.closest('tr')!);
    expect(row.getByRole('cell', { name: 'Anna Li' })).toBeVisible();
    expect(row.getByRole('cell', { name: /7$/u })).toBeVisible();
    expect(screen.getByText('437 rows: 120 new, 14 changed, 303 unchanged')).toBeVisible();
  });

  it('explains the effect of becoming positive without a date', async () => {
    rowsAre([]);
    renderPreview({ positiveWithoutDate: 2 });
    expect(
      await screen.findByText(
        /2 people become positive without a date: their cases then count from today/u,
      ),
    ).toBeVisible();
  });

  it('shows the old and new value of each changed cell', async () => {
    const asked = rowsAre([
      aRow({
        kind: 'CHANGED',
        cells: [
          { field: 'DEPARTMENT', before: 'Sales', after: 'Kitchen', error: null },
          { field: 'DESIGNATION', before: null, after: 'Cook', error: null },
        ],
      }),
    ]);
    const { user, address } = renderPreview();
    await user.click(await screen.findByRole('tab', { name: 'Changed 14' }));
    const change = (await screen.findByText('Department')).closest('div')!;
    expect(change).toHaveTextContent('Departmentfrom Sales to Kitchen');
    expect(screen.getByText('Designation').closest('div')).toHaveTextContent(
      'Designationfrom empty to Cook',
    );
    expect(address()).toBe(`${here}&show=changed`);
    expect(asked).toContainEqual({ id, kind: 'CHANGED', page: 1, pageSize: 10 });
  });

  it('shows each invalid cell with its value and error', async () => {
    rowsAre([
      aRow({
        row: 4,
        kind: 'WRONG',
        cells: [
          {
            field: 'EMAIL',
            before: null,
            after: 'anna(at)acme',
            error: 'Please enter valid email address',
          },
        ],
      }),
      aRow({ row: 9, kind: 'WRONG', name: 'Ben Tan', error: 'Rows 8 and 9 have the same email' }),
    ]);
    renderPreview({ wrong: 2 }, '&show=wrong');
    expect((await screen.findByText('Email')).closest('div')).toHaveTextContent(
      'Emailanna(at)acme Please enter valid email address',
    );
    expect(screen.getByRole('row', { name: /9 Ben Tan/u })).toHaveTextContent(
      'Rows 8 and 9 have the same email',
    );
  });

  it('keeps the page in the address', async () => {
    const asked = rowsAre([aRow()], 120);
    const { user, address } = renderPreview();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(address()).toBe(`${here}&page=2`);
    await waitFor(() => expect(asked).toContainEqual({ id, kind: 'NEW', page: 2, pageSize: 10 }));
  });
});

describe('applying an import', () => {
  it('imports all rows', async () => {
    rowsAre([aRow()]);
    const asked = loseOnce(ApplyImportDocument, { applyImport: anImport({ state: 'APPLYING' }) });
    const { user } = renderPreview();
    await user.click(await screen.findByRole('button', { name: 'Add 120 people and change 14' }));
    expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeVisible();
    expect(asked).toEqual([{ id, take: 'ALL' }]);
  });

  it('is blocked while a row is invalid, unless only the valid rows are imported', async () => {
    rowsAre([aRow()]);
    const asked = answer(ApplyImportDocument, { applyImport: anImport({ state: 'APPLYING' }) });
    const { user } = renderPreview({ wrong: 3 });
    const button = await screen.findByRole('button', { name: 'Add 120 people and change 14' });
    expect(button).toBeDisabled();
    expect(screen.getByText(/Nothing is imported while a row is wrong/u)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Only the good rows' }));
    expect(screen.getByText(/^3 rows with errors .* are skipped/u)).toBeVisible();
    await user.click(button);
    expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeVisible();
    expect(asked).toEqual([{ id, take: 'GOOD' }]);
  });

  it('is disabled if nothing would change', async () => {
    rowsAre([]);
    renderPreview({ new: 0, changed: 0 });
    expect(await screen.findByRole('button', { name: 'Nothing to change' })).toBeDisabled();
    expect(screen.getByText('The directory already holds all of this.')).toBeVisible();
  });

  it('offers a new preview if the directory has changed in the meantime', async () => {
    rowsAre([aRow()]);
    refuse(ApplyImportDocument, { code: 'CONFLICT', message: 'Changed' });
    const asked = answer(NameColumnsDocument, {
      updateImportColumns: anImport({ state: 'COMPARING' }),
    });
    const { user } = renderPreview();
    await user.click(await screen.findByRole('button', { name: /^Add/u }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The directory has changed since this preview',
    );
    expect(screen.queryByRole('button', { name: /^Add/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create a new preview' }));
    expect(
      await screen.findByRole('heading', { name: 'Comparing with the directory' }),
    ).toBeVisible();
    expect(asked[0]).toMatchObject({ id, identifyBy: 'EMAIL' });
    expect(asked[0]?.columns).toHaveLength(3);
  });

  it('shows any other error, and stays on the preview', async () => {
    rowsAre([aRow()]);
    refuse(ApplyImportDocument, { code: 'UNAVAILABLE', message: 'The database is away' });
    const { user } = renderPreview();
    await user.click(await screen.findByRole('button', { name: /^Add/u }));
    expect(await screen.findByText('The database is away')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Add/u })).toBeEnabled();
  });

  it('returns to the columns, and to the preview again', async () => {
    rowsAre([aRow()]);
    const { user, address } = renderPreview();
    await user.click(await screen.findByRole('button', { name: 'Change columns' }));
    expect(address()).toBe(`${here}&columns=1`);
    expect(screen.getByRole('list', { name: 'Columns of the file' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the preview' }));
    expect(await screen.findByRole('button', { name: /^Add/u })).toBeVisible();
  });
});
