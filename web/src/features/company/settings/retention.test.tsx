import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  RetentionPreviewDocument,
  RetentionRunsDocument,
  RetentionSettingDocument,
  type RetentionPreviewQuery,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { answer, loseConnection } from '../../../testing/server.ts';
import { answerRuns, answerSettings, renderSettings, theSettings } from './settings.factory.tsx';

const name = 'How long records are kept';
const section = async () => within(await screen.findByRole('region', { name }));
// 02:00 on Tuesday, 6 January 2099 in Singapore.
const retentionDueAt = '2099-01-05T18:00:00.000Z';

const answerPreview = (overrides: Partial<RetentionPreviewQuery['retentionPreview']> = {}) =>
  answer(RetentionPreviewDocument, ({ days }) => ({
    retentionPreview: {
      days,
      keptFrom: '2098-12-23',
      goesAt: retentionDueAt,
      oldestDay: '2098-12-11',
      contacts: 1204,
      keptContacts: 0,
      breaches: 0,
      healthReports: 1,
      cases: 0,
      maxCounted: 100_000,
      ...overrides,
    },
  }));

const runs = [
  {
    id: '01900000-0000-7000-8000-0000000000a1',
    keptFrom: '2026-10-22',
    contacts: 1204,
    breaches: 3,
    healthReports: 96,
    cases: 2,
    ranAt: '2026-01-05T18:07:00.000Z',
  },
];

describe('retention of records', () => {
  it('shows what is deleted next, and what tracing keeps', async () => {
    answerSettings({ retentionDueAt });
    renderSettings();
    const retention = await section();
    expect(
      retention.getByText(
        'Records before 7/12/2098 are deleted in the night to Tuesday, 6 January 2099.',
      ),
    ).toBeVisible();
    const { options } = retention.getByLabelText<HTMLSelectElement>('Days');
    expect([...options].map(({ value }) => value)).toEqual(['14', '30', '60', '90', '180', '365']);
    expect(await retention.findByText('Nothing has been deleted yet.')).toBeVisible();
  });

  it('names no night if the deletion is overdue', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-01-06T10:03:00.000Z') });
    answerSettings({ retentionDueAt });
    renderSettings();
    const retention = await section();
    expect(
      retention.getByText('Records before 7/12/2098 are deleted within the next hour.'),
    ).toBeVisible();
    vi.useRealTimers();
  });

  it('previews a shorter retention before saving, and then shows when it applies', async () => {
    answerSettings({ retentionDueAt });
    const asked = answerPreview();
    const { user } = renderSettings();
    const retention = await section();
    await user.selectOptions(retention.getByLabelText('Days'), '14 days');
    expect(
      await retention.findByText(
        '1,204 contacts, no camera breaches and 1 health report of 12 days are deleted in the night to Tuesday, 6 January 2099. Until then you can change it back.',
      ),
    ).toBeVisible();
    expect(asked).toEqual([{ days: 14 }]);
    const saved = loseOnce(RetentionSettingDocument, {
      updateCompanySettings: theSettings({ retentionDays: 14, retentionDueAt }),
    });
    await user.click(retention.getByRole('button', { name: 'Save how long records are kept' }));
    expect(
      await retention.findByText(
        'Records before 23/12/2098 are deleted in the night to Tuesday, 6 January 2099.',
      ),
    ).toBeVisible();
    expect(saved).toEqual([{ days: 14 }]);
    expect(retention.getByText('Saved')).toBeVisible();
  });

  it('shows where counting stopped, and what has no records that old', async () => {
    answerSettings();
    answerPreview({ contacts: 100_000, breaches: 1, healthReports: 0 });
    const { user } = renderSettings();
    const retention = await section();
    await user.selectOptions(retention.getByLabelText('Days'), '14 days');
    expect(
      await retention.findByText(
        /^At least 100,000 contacts, 1 camera breach and no health reports of 12 days are deleted/,
      ),
    ).toBeVisible();
    await user.click(retention.getByRole('button', { name: 'Undo how long records are kept' }));
    answerPreview({ cases: 2 });
    await user.selectOptions(retention.getByLabelText('Days'), '14 days');
    expect(
      await retention.findByText(
        /^1,204 contacts, no camera breaches, 1 health report and 2 closed cases of 12 days/,
      ),
    ).toBeVisible();
    await user.click(retention.getByRole('button', { name: 'Undo how long records are kept' }));
    answerPreview({ oldestDay: null, contacts: 0, healthReports: 0 });
    await user.selectOptions(retention.getByLabelText('Days'), '14 days');
    expect(
      await retention.findByText('You have no records that are older than 14 days.'),
    ).toBeVisible();
  });

  it('previews no longer retention, and explains that nothing is restored', async () => {
    answerSettings({ keptFrom: '2026-10-22' });
    const { user } = renderSettings();
    const retention = await section();
    await user.selectOptions(retention.getByLabelText('Days'), '90 days');
    expect(
      retention.getByText(
        'Records that you have now are kept for 90 days. Deleted records cannot be restored: nothing before 22/10/2026 exists any more.',
      ),
    ).toBeVisible();
  });

  it('can be saved without a preview, which can be retried', async () => {
    answerSettings();
    loseConnection(RetentionPreviewDocument);
    const { user } = renderSettings();
    const retention = await section();
    await user.selectOptions(retention.getByLabelText('Days'), '14 days');
    const retry = await retention.findByRole('button', { name: 'Try again' });
    expect(retention.getByRole('button', { name: 'Save how long records are kept' })).toBeEnabled();
    answerPreview();
    await user.click(retry);
    expect(await retention.findByText(/^1,204 contacts/)).toBeVisible();
  });

  it('keeps the choice if saving fails', async () => {
    answerSettings();
    answerPreview();
    loseConnection(RetentionSettingDocument);
    const { user } = renderSettings();
    const retention = await section();
    await user.selectOptions(retention.getByLabelText('Days'), '14 days');
    await user.click(retention.getByRole('button', { name: 'Save how long records are kept' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(retention.getByLabelText('Days')).toHaveValue('14');
  });
});

describe('past deletions', () => {
  it('are listed with counts, with the page in the address', async () => {
    answerSettings();
    const asked = answerRuns(runs, 9);
    const { user, address } = renderSettings();
    const table = within(await screen.findByRole('table', { name: 'Deleted records' }));
    const [, row] = table.getAllByRole('row');
    expect(row).toHaveTextContent(/22\/10\/2026.*1,204.*3.*96.*2.*Tue 6 Jan, 02:07/);
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(address()).toBe('/dashboard/acme/landing?gone=2');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: 2, pageSize: 7 }));
  });

  it('load again on “Try again”', async () => {
    answerSettings();
    loseConnection(RetentionRunsDocument);
    const { user } = renderSettings();
    const retention = await section();
    expect(await retention.findByText('The deleted records could not be loaded.')).toBeVisible();
    answerRuns(runs);
    await user.click(retention.getByRole('button', { name: 'Try again' }));
    expect(await retention.findByText('22/10/2026')).toBeVisible();
  });
});
