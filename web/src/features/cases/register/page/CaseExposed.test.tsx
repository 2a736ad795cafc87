import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aContest, answerAccount, answerPreview } from '../../contests/contests.factory.ts';
import { AddFollowUpActDocument, ContestedSpanDocument } from '../../../../generated/graphql.ts';
import { startSession } from '../../../../apollo/session.ts';
import { aSession } from '../../../../testing/render.tsx';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { answer } from '../../../../testing/server.ts';
import { aCase, aFollowUpOfBen, answerCase, answerTrace, renderCase } from '../cases.factory.tsx';

const tableOf = async (name: string) => within(await screen.findByRole('table', { name }));
const rowOf = async (table: string, name: RegExp) =>
  within((await tableOf(table)).getByRole('row', { name }));

describe('people exposed by a case', () => {
  it('lists them by level with contact and follow-up; deeper levels have no follow-up', async () => {
    answerCase(aCase());
    answerTrace(aCase(), {
      followUps: [
        aFollowUpOfBen({ state: 'TEST_DUE', nextStep: 'TEST', assignee: 'anna@acme.test' }),
      ],
    });
    renderCase();
    const ben = await rowOf('Level 1: 1 person', /^Ben Ng/u);
    expect(ben.getByRole('link', { name: 'Ben Ng' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E8',
    );
    expect(ben.getByText('Phones')).toBeVisible();
    expect(ben.getByText('Test due')).toBeVisible();
    expect(ben.getByText(/^Until Thu 14 Jan, because of 25 min/u)).toBeVisible();
    expect(ben.getByText('Assigned to anna@acme.test')).toBeVisible();
    const chen = await rowOf('Level 2: 1 person', /^Chen Wu/u);
    expect(chen.getByText('Camera · with Ben Ng')).toBeVisible();
    expect(
      screen.getByText('Not followed up: your company follows people up to level 1.'),
    ).toBeVisible();
    expect((await tableOf('Level 2: 1 person')).queryByText('Next step')).toBeNull();
  });

  it('prints dates and telephone numbers, and who printed them', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-05T05:00:00Z'), shouldAdvanceTime: true });
    answerCase(aCase({ openedAt: '2026-01-05T02:00:00.000Z' }));
    answerTrace(aCase(), { followUps: [aFollowUpOfBen()] });
    renderCase();
    startSession({ ...aSession(), member: { email: 'anna@acme.test', role: 'SAFETY_OFFICER' } });
    const ben = await rowOf('Level 1: 1 person', /^Ben Ng/u);
    expect(ben.getByRole('link', { name: 'Call Ben Ng, +65 8123 4567' })).toBeVisible();
    expect(screen.getAllByText('Today, 10:00')).not.toHaveLength(0);
    window.dispatchEvent(new Event('beforeprint'));
    expect(
      screen.getByText('Confidential. Acme, printed Mon 5 Jan 2026, 13:00 by anna@acme.test.'),
    ).toBeVisible();
    expect(screen.getAllByText('Mon 5 Jan 2026, 10:00')).not.toHaveLength(0);
    expect(document.body).not.toHaveTextContent(/today|yesterday|tomorrow| ago/iu);
    window.dispatchEvent(new Event('afterprint'));
    expect(screen.queryByText(/^Confidential/u)).toBeNull();
  });

  it('shows follow-ups down to the company’s level, and that they are being counted', async () => {
    answerCase(aCase());
    answerTrace(aCase(), { followUpLevels: 2 });
    renderCase();
    const chen = await rowOf('Level 2: 1 person', /^Chen Wu/u);
    expect(chen.getByText(/^Calculating exposed people/u)).toBeVisible();
    expect(screen.queryByText(/^Not followed up/u)).toBeNull();
  });

  it('shows the people of a case that only its person has reported, without follow-ups', async () => {
    const openedByReport = {
      id: 'r1',
      kind: 'TEST',
      reportedAt: '2025-05-05T02:00:00.000Z',
    } as const;
    answerCase(aCase({ classification: 'SUSPECTED', openedBy: null, openedByReport }));
    answerTrace(aCase(), { followUps: [] });
    renderCase();
    const ben = await rowOf('Level 1: 1 person', /^Ben Ng/u);
    expect(ben.getByText('Phones')).toBeVisible();
    expect(screen.getByText(/^Nobody is followed up yet/u)).toBeVisible();
    expect(screen.queryByText(/^Calculating exposed people/u)).toBeNull();
  });

  it('marks a person without any report but that of their own phone', async () => {
    answerCase(aCase());
    answerTrace(aCase(), { followUps: [aFollowUpOfBen({ isOwnPhoneOnly: true })] });
    renderCase();
    const ben = await rowOf('Level 1: 1 person', /^Ben Ng/u);
    expect(ben.getByText('By this phone alone')).toBeVisible();
  });

  it('links to the evidence of each person, and of all', async () => {
    answerCase(aCase());
    renderCase();
    const ben = await rowOf('Level 1: 1 person', /^Ben Ng/u);
    const page = '/dashboard/acme/tracing/E7?case=12';
    const id = aFollowUpOfBen().person.id;
    expect(ben.getByRole('link', { name: '25 min: evidence of Ben Ng' })).toHaveAttribute(
      'href',
      `${page}&evidence=${id}`,
    );
    expect(screen.getByRole('link', { name: 'Evidence on the tracing page' })).toHaveAttribute(
      'href',
      page,
    );
  });

  it('shows nobody for a dismissed case, which has neither window nor isolation', async () => {
    const reason = 'none, because the case was closed as not a case';
    const { window } = aCase();
    answerCase(
      aCase({
        outcome: 'NOT_A_CASE',
        isolation: null,
        window: { ...window, until: window.from, endReason: 'DISMISSED', reason },
      }),
    );
    renderCase();
    expect(
      await screen.findByText('The case was dismissed, so nobody counts as exposed by it.'),
    ).toBeVisible();
    expect(screen.getByText('None, because the case was closed as not a case.')).toBeVisible();
    expect(screen.getByText('None, because the case was dismissed.')).toBeVisible();
  });

  it('informs a person from their row', async () => {
    answerCase(aCase());
    const row = aFollowUpOfBen();
    answerTrace(aCase(), { followUps: [row] });
    const { user } = renderCase();
    const ben = await rowOf('Level 1: 1 person', /^Ben Ng/u);
    await user.click(ben.getByRole('button', { name: 'Actions for Ben Ng' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Informed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Informed: Ben Ng' }));
    const sent = loseOnce(AddFollowUpActDocument, {
      addFollowUpAct: { batchId: row.id, followUps: [], skipped: [] },
    });
    answerTrace(aCase(), {
      followUps: [aFollowUpOfBen({ state: 'IN_QUARANTINE', nextStep: 'RELEASE' })],
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ben Ng informed')).toBeVisible();
    expect(sent[0]?.input).toMatchObject({ followUpIds: [row.id], kind: 'INFORMED' });
    await waitFor(() => expect(screen.getByText('In quarantine')).toBeVisible());
  });

  it('strikes through people exposed only by contested contacts', async () => {
    answerAccount();
    answerCase(aCase());
    const { person } = aFollowUpOfBen();
    answerTrace(aCase(), {
      exposures: [],
      contestedExposures: [
        {
          person: { ...person, isDeleted: false },
          level: 1,
          exposedAt: '2025-05-05T03:00:00.000Z',
          contests: [aContest()],
        },
      ],
    });
    const { user } = renderCase();
    const table = await tableOf('Level 1: 0 people');
    const row = table.getByRole('row', { name: /^Ben Ng/u });
    expect(row).toHaveAttribute('data-struck');
    await user.click(within(row).getByRole('button', { name: 'Contested' }));
    expect(await screen.findByText(/A wall or glass between them$/u)).toBeVisible();
  });

  it('contests the contact that exposed a person', async () => {
    answerAccount();
    answerCase(aCase());
    const asked = answer(ContestedSpanDocument, {
      transmission: {
        evidence: {
          spanStart: '2025-05-05T02:45:00.000Z',
          spanEnd: '2025-05-05T03:10:00.000Z',
        },
      },
    });
    answerPreview();
    const { user } = renderCase();
    const ben = await rowOf('Level 1: 1 person', /^Ben Ng/u);
    await user.click(ben.getByRole('button', { name: 'Contest contact: Anna Li and Ben Ng' }));
    const form = within(await screen.findByRole('dialog', { name: 'Contest contact' }));
    expect(await form.findByLabelText('From')).toHaveValue('5/5/2025');
    expect(asked).toMatchObject([{ source: 'MOBILE', from: '2025-05-01T16:00:00.000Z' }]);
  });
});
