import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ImmunityImportPreviewDocument,
  ImmunityPageDocument,
  ImportImmunityDocument,
  UndoImmunityImportDocument,
  type ImmunityPageQuery,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { ImmunityPage } from './ImmunityPage.tsx';

type Evidence = ImmunityPageQuery['immunityEvidence']['items'][number];

const doses: Evidence = {
  id: 'v1',
  person: { id: 'p1', name: 'Ben Ong', code: 'E8', department: 'Sales' },
  disease: 'MEASLES',
  kind: 'VACCINATION',
  isImmune: true,
  day: '2015-05-04',
  doses: 2,
  validUntil: null,
  document: 'MMR 12',
  state: 'ACCEPTED',
  recordedAt: '2026-01-05T02:00:00.000Z',
  recordedBy: 'officer@acme.test',
};

const announce = (items: Evidence[] = [doses]) =>
  answer(ImmunityPageDocument, { immunityEvidence: { items, total: items.length } });

const render = (query = '', session = aSession()) =>
  renderScreen(<ImmunityPage />, {
    path: '/dashboard/:companyName/follow-up/immunity',
    at: `/dashboard/acme/follow-up/immunity${query}`,
    session,
  });

const rows = [
  { row: 1, outcome: 'ADDED' as const, field: null, problem: null },
  {
    row: 2,
    outcome: 'REFUSED' as const,
    field: 'day',
    problem: 'Please enter a day as YYYY-MM-DD',
  },
];
const counts = { added: 1, unchanged: 0, refused: 1, rows };
const file = () =>
  new File(
    [
      'Employee,Disease,Kind,Day,Doses\nE8,Measles,vaccination,2015-05-04,2\nE9,Measles,illness,x,\n',
    ],
    'evidence.csv',
    { type: 'text/csv' },
  );

/** Opens the dialog and chooses the file. */
const chooseFile = async ({ user }: ReturnType<typeof render>) => {
  await user.click(await screen.findByRole('button', { name: 'Import a file' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('File'), file());
  return dialog;
};

describe('the list of evidence', () => {
  it('shows whose it is, what it says and whether it counts', async () => {
    const asked = announce();
    render('?search=ben&disease=measles&state=accepted');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: 'Ben Ong' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E8',
    );
    expect(table.getAllByText(/^Measles: Vaccination, 2 doses, /u)).not.toEqual([]);
    expect(table.getAllByText('Counts')).not.toEqual([]);
    expect(asked.at(-1)).toEqual({
      filter: { search: 'ben', disease: 'MEASLES', state: 'ACCEPTED' },
      page: 1,
      pageSize: 20,
    });
  });

  it('says that there is none, that none is found, and that it could not be loaded', async () => {
    announce([]);
    const empty = render();
    expect(await screen.findByText('No evidence yet')).toBeVisible();
    empty.unmount();
    const narrowed = render('?disease=measles');
    expect(await screen.findByText('No evidence found')).toBeVisible();
    narrowed.unmount();
    loseConnection(ImmunityPageDocument);
    render();
    expect(await screen.findByText(/could not be loaded/u)).toBeVisible();
  });

  it('offers no import to those who may only read', async () => {
    announce();
    render('', aSession({}, ['immunity:read']));
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Import a file' })).toBeNull();
  });
});

describe('importing a file of evidence', () => {
  it('previews each line, records it, again if the request was lost, and undoes it', async () => {
    announce([]);
    answer(ImmunityImportPreviewDocument, {
      immunityImportPreview: { ...counts, batchId: null },
    });
    const asked = loseOnce(ImportImmunityDocument, {
      importImmunity: { ...counts, batchId: 'b1' },
    });
    const rendered = render();
    const dialog = await chooseFile(rendered);
    expect(await dialog.findByText('1 new, 0 on record already, 1 with a mistake.')).toBeVisible();
    expect(dialog.getByText('Line 3: Please enter a day as YYYY-MM-DD')).toBeVisible();
    announce();
    await rendered.user.click(dialog.getByRole('button', { name: 'Record 1' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(asked).toHaveLength(1);
    const undone = loseOnce(UndoImmunityImportDocument, { withdrawImmunity: { withdrawn: 1 } });
    await rendered.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone).toEqual([{ batchId: asked[0]!.input.batchId }]));
    expect(await screen.findByText('1 record of immunity withdrawn')).toBeVisible();
  });

  it('says why a file cannot be read, and that the gateway did not answer', async () => {
    announce([]);
    loseConnection(ImmunityImportPreviewDocument);
    const rendered = render();
    const dialog = await chooseFile(rendered);
    expect(await dialog.findByRole('alert')).toBeVisible();
    await rendered.user.upload(dialog.getByLabelText('File'), new File(['a,b\n1,2'], 'x.csv'));
    expect(await dialog.findByText(/does not name these columns/u)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Record' })).toBeDisabled();
  });
});
