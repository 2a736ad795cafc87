import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  DiscardHeldRecordsDocument,
  HeldRecordsDocument,
  type HeldRecordsQuery,
  ReleaseHeldRecordsDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { answerInsights, renderInsights } from './insights.factory.tsx';

const aHeldDay: HeldRecordsQuery['heldRecords']['items'][number] = {
  person: {
    id: '01900000-0000-7000-8000-000000000001',
    code: 'E-1',
    name: 'Ana Lim',
    department: 'Sales',
  },
  day: '2026-01-05',
  reasons: ['PEOPLE', 'RECORDS'],
  records: 130,
  people: 44,
};
const answerHeld = () =>
  answer(HeldRecordsDocument, { heldRecords: { items: [aHeldDay], total: 1 } });
const region = async () =>
  within(await screen.findByRole('region', { name: 'Records that await your decision' }));

describe('held records', () => {
  it('are shown with their number, day and reasons', async () => {
    answerInsights();
    answerHeld();
    renderInsights();
    const held = await region();
    expect(await held.findByText('Ana Lim')).toBeVisible();
    expect(held.getByText(/^Mon 5 Jan( 2026)?: 130 records with 44 people$/)).toBeVisible();
    expect(held.getByText(/More than 40 people at once\. .*More than 3,070 records/)).toBeVisible();
  });

  it('can only be discarded if all of them are too old', async () => {
    answerInsights();
    const tooOld: typeof aHeldDay = { ...aHeldDay, reasons: ['TOO_OLD'] };
    answer(HeldRecordsDocument, { heldRecords: { items: [tooOld], total: 1 } });
    renderInsights();
    const held = await region();
    expect(await held.findByRole('button', { name: /^Discard/ })).toBeVisible();
    expect(held.queryByRole('button', { name: /^Release/ })).not.toBeInTheDocument();
  });

  it('take no room while there are none', async () => {
    answerInsights();
    renderInsights();
    expect(await screen.findByText('acme-key')).toBeVisible();
    expect(screen.queryByText('Records that await your decision')).not.toBeInTheDocument();
  });

  it.each([
    [
      'Release',
      'Release',
      ReleaseHeldRecordsDocument,
      'releaseHeldRecords',
      '130 records released',
    ],
    [
      'Discard',
      'Discard',
      DiscardHeldRecordsDocument,
      'discardHeldRecords',
      '130 records discarded',
    ],
  ] as const)('are decided after confirmation: %s', async (name, label, document, field, done) => {
    answerInsights();
    answerHeld();
    const sent = loseOnce(
      document as typeof ReleaseHeldRecordsDocument,
      {
        [field]: { records: 130 },
      } as never,
    );
    const { user } = renderInsights();
    const held = await region();
    await user.click(
      await held.findByRole('button', {
        name: new RegExp(`^${name} the records of Ana Lim, Mon 5 Jan`),
      }),
    );
    answer(HeldRecordsDocument, { heldRecords: { items: [], total: 0 } });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: label }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent.at(-1)).toEqual({
      input: { employee: { id: aHeldDay.person.id }, day: '2026-01-05' },
    });
    await waitFor(() =>
      expect(screen.queryByText('Records that await your decision')).not.toBeInTheDocument(),
    );
  });

  it('show why a decision was refused', async () => {
    answerInsights();
    answerHeld();
    refuse(ReleaseHeldRecordsDocument, {
      code: 'CONFLICT',
      message: 'No records of this day are held any more',
    });
    const { user } = renderInsights();
    await user.click(await (await region()).findByRole('button', { name: /^Release the records/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No records of this day are held any more',
    );
  });

  it('say that they could not be loaded', async () => {
    answerInsights();
    loseConnection(HeldRecordsDocument);
    renderInsights();
    expect(await (await region()).findByText(/could not be loaded/)).toBeVisible();
  });
});
