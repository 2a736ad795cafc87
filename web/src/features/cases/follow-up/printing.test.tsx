import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aContest } from '../contests/contests.factory.ts';
import { AllFollowUpsDocument, FollowUpEvidenceDocument } from '../../../generated/graphql.ts';
import { startSession } from '../../../apollo/session.ts';
import { aSession } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { aFollowUp, anAct, answerFollowUps, renderFollowUps } from './follow-up.factory.tsx';

const rows = [aFollowUp(), aFollowUp({ name: 'Cara Lim' })];

const answerAll = () =>
  answer(AllFollowUpsDocument, { followUps: { items: rows, total: rows.length } });

/** Opens the print dialog. */
const openPrint = async ({ user }: ReturnType<typeof renderFollowUps>) => {
  await screen.findByRole('row', { name: /Ben Ong/ });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  return within(await screen.findByRole('dialog', { name: 'Print the list' }));
};

/** Returns what is printed. */
const watchPrint = () => {
  const printed: string[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const list = within(screen.getByRole('region', { name: 'Printed list', hidden: true }));
    printed.push(...list.getAllByRole('row', { hidden: true }).map((row) => row.textContent ?? ''));
  });
  return { print, printed };
};

describe('printing the work list', () => {
  it('prints all pages of the list with a line per person', async () => {
    answerFollowUps(rows);
    const asked = answerAll();
    const { print, printed } = watchPrint();
    const rendered = renderFollowUps('?show=all');
    const dialog = await openPrint(rendered);
    expect(await dialog.findByText(/^2 people, one line each/)).toBeVisible();
    expect(screen.getByRole('dialog').closest('.screen-only')).not.toBeNull();
    await rendered.user.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(printed).toHaveLength(3);
    expect(printed[1]).toMatch(/^\s*Ben Ong.*\+65 8123 4567.*Until Thu 14 Jan/);
    expect(asked).toMatchObject([{ page: 1, order: 'DUE', filter: { search: null } }]);
    // On phones `print` returns while the print dialog is still open.
    expect(screen.getByRole('region', { name: 'Printed list', hidden: true })).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Printed list', hidden: true })).toBeNull(),
    );
  });

  it('prints dates instead of ages and today, and says who printed when', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-05T05:00:00Z'), shouldAdvanceTime: true });
    const informedAt = '2026-01-04T02:00:00.000Z';
    const row = aFollowUp({
      informedAt,
      dueAt: '2026-01-06T02:00:00.000Z',
      acts: [anAct({ kind: 'INFORMED', channel: 'CALL', at: informedAt })],
    });
    answerFollowUps([row]);
    answer(AllFollowUpsDocument, { followUps: { items: [row], total: 1 } });
    const { print, printed } = watchPrint();
    const rendered = renderFollowUps();
    startSession({ ...aSession(), member: { email: 'anna@acme.test', role: 'SAFETY_OFFICER' } });
    const dialog = await openPrint(rendered);
    await rendered.user.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const list = screen.getByRole('region', { name: 'Printed list', hidden: true });
    expect(list).toHaveTextContent(
      'Confidential. Acme, printed Mon 5 Jan 2026, 13:00 by anna@acme.test.',
    );
    expect(printed[1]).toContain('Sun 4 Jan 2026, 10:00, by phone');
    expect(printed[1]).toContain('By Tue 6 Jan 2026, 10:00');
    expect(list.textContent).not.toMatch(/today|yesterday|tomorrow|ago/i);
  });

  it('marks people exposed only by their own phone', async () => {
    const row = aFollowUp({ isOwnPhoneOnly: true });
    answerFollowUps([row]);
    answer(AllFollowUpsDocument, { followUps: { items: [row], total: 1 } });
    const { print, printed } = watchPrint();
    const rendered = renderFollowUps();
    const dialog = await openPrint(rendered);
    await rendered.user.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(printed[1]).toContain('To inform, by this phone alone');
  });

  it('adds the meetings that exposed each person if requested, with one more request', async () => {
    answerFollowUps(rows);
    answerAll();
    const asked = answer(FollowUpEvidenceDocument, {
      followUpEvidence: [
        {
          followUpId: rows[0]!.id,
          total: 12,
          episodes: [
            {
              caseNumber: 12,
              level: 1,
              startedAt: '2026-01-04T06:10:00.000Z',
              endedAt: '2026-01-04T06:35:00.000Z',
              minutes: 24.7,
              source: 'CAMERA',
              rooms: ['Lobby'],
            },
          ],
        },
        { followUpId: rows[1]!.id, total: 0, episodes: [] },
      ],
    });
    const { print, printed } = watchPrint();
    const rendered = renderFollowUps();
    const dialog = await openPrint(rendered);
    await rendered.user.click(dialog.getByRole('checkbox', { name: 'With evidence' }));
    await rendered.user.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(printed.at(-1)).toMatch(/14:10 to 14:35.*24 min.*Camera.*Lobby.*C-12.*1$/);
    expect(asked).toEqual([{ ids: rows.map(({ id }) => id) }]);
  });

  it('strikes through contested contacts in the evidence, and shows who contested them', async () => {
    const cara = aFollowUp({ name: 'Cara Lim', contests: [aContest()] });
    answerFollowUps([cara]);
    answer(AllFollowUpsDocument, { followUps: { items: [cara], total: 1 } });
    answer(FollowUpEvidenceDocument, {
      followUpEvidence: [{ followUpId: cara.id, total: 0, episodes: [] }],
    });
    const struck: (string | null | undefined)[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      const list = screen.getByRole('region', { name: 'Printed list', hidden: true });
      const [, evidence] = within(list).getAllByRole('table', { hidden: true });
      struck.push(
        evidence?.querySelector('s')?.textContent,
        ...within(evidence!)
          .getAllByRole('row', { hidden: true })
          .map(({ textContent }) => textContent),
      );
    });
    const rendered = renderFollowUps();
    await screen.findByRole('row', { name: /Cara Lim/ });
    await rendered.user.click(screen.getByRole('button', { name: 'Print' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print the list' }));
    await rendered.user.click(dialog.getByRole('checkbox', { name: 'With evidence' }));
    await rendered.user.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(struck).toHaveLength(3));
    expect(struck[0]).toMatch(/10:05 to 10:27$/);
    expect(struck[1]).toMatch(/LevelContested$/);
    expect(struck[2]).toMatch(
      /PhonesAna and BenA wall or glass between them\. Glass in room 2\. Contested 18\/11\/2025, 09:00 by anna@acme\.test\.$/,
    );
  });

  it('names people without an exposure that counts', async () => {
    answerFollowUps(rows);
    answerAll();
    answer(FollowUpEvidenceDocument, { followUpEvidence: [] });
    const pages: (string | null)[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      pages.push(screen.getByRole('region', { name: 'Printed list', hidden: true }).textContent);
    });
    const rendered = renderFollowUps();
    const dialog = await openPrint(rendered);
    await rendered.user.click(dialog.getByRole('checkbox', { name: 'With evidence' }));
    await rendered.user.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(pages).toHaveLength(1));
    expect(pages[0]).toMatch(/Ben Ong.*No exposure counts any more\..*Cara Lim.*No exposure/);
    expect(pages[0]).not.toMatch(/Covers/);
  });

  it('shows an error if the list cannot be loaded', async () => {
    answerFollowUps(rows);
    loseConnection(AllFollowUpsDocument);
    const rendered = renderFollowUps();
    const dialog = await openPrint(rendered);
    await rendered.user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('The list could not be loaded for printing.')).toBeVisible();
  });

  it('is dated when it is printed, however long the page has been open', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-05T09:00:00Z'), shouldAdvanceTime: true });
    answerFollowUps(rows);
    answerAll();
    const heads: (string | null)[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      heads.push(screen.getByText(/, printed /).textContent);
    });
    const rendered = renderFollowUps();
    await screen.findByRole('row', { name: /Ben Ong/ });
    vi.setSystemTime('2026-01-05T16:00:40Z');
    const dialog = await openPrint(rendered);
    await rendered.user.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() =>
      expect(heads).toEqual(['Confidential. Acme, printed Tue 6 Jan 2026, 00:00.']),
    );
  });
});
