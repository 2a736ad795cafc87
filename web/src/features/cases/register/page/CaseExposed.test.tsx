import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aContest, answerAccount, answerPreview } from '../../contests/contests.factory.ts';
import { AddFollowUpActDocument, ContestedSpanDocument } from '../../../../generated/graphql.ts';
import { startSession } from '../../../../apollo/session.ts';
import { aSession } from '../../../../testing/render.tsx';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { answer } from '../../../../testing/server.ts';
import {
  aFollowUp,
  answerDrawer,
  answerPreviews,
  aPreview as aNoticePreview,
} from '../../follow-up/follow-up.factory.tsx';
import { ownerPermissions } from '../../../../testing/permissions.ts';
import {
  aCase,
  aFollowUpOfBen,
  anExposure,
  answerCase,
  answerTrace,
  renderCase,
} from '../cases.factory.tsx';

const followedUp = 'Exposed people';
const others = 'Other exposed people: 1 person';
const tableOf = async (name: string) => within(await screen.findByRole('table', { name }));
const rowOf = async (table: string, name: RegExp) =>
  within((await tableOf(table)).getByRole('row', { name }));

describe('people exposed by a case', () => {
  it('lists them with contact and follow-up; deeper levels have no follow-up', async () => {
    answerCase(aCase());
    answerTrace(aCase(), {
      followUps: [
        aFollowUpOfBen({ state: 'TEST_DUE', nextStep: 'TEST', assignee: 'anna@acme.test' }),
      ],
    });
    renderCase();
    const ben = await rowOf(followedUp, /^Ben Ng/u);
    expect(ben.getByText('Phones')).toBeVisible();
    expect(ben.getByText('Test due')).toBeVisible();
    expect(ben.getByText(/^Because of 25 min/u)).toBeVisible();
    expect(ben.getByText('Assigned to anna@acme.test')).toBeVisible();
    expect(screen.getByText('1 on level 1, 1 on level 2')).toBeVisible();
    const chen = await rowOf(others, /^Chen Wu/u);
    expect(chen.getByRole('link', { name: 'Chen Wu' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E9',
    );
    expect(chen.getByText('Camera · with Ben Ng')).toBeVisible();
    expect(
      screen.getByText('Not followed up: your company follows people up to level 1.'),
    ).toBeVisible();
    expect((await tableOf(others)).queryByText('Next step')).toBeNull();
  });

  it('prints dates and telephone numbers, and who printed them', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-05T05:00:00Z'), shouldAdvanceTime: true });
    answerCase(aCase({ openedAt: '2026-01-05T02:00:00.000Z' }));
    answerTrace(aCase(), { followUps: [aFollowUpOfBen()] });
    renderCase();
    startSession({ ...aSession(), member: { email: 'anna@acme.test', role: 'SAFETY_OFFICER' } });
    const ben = await rowOf(followedUp, /^Ben Ng/u);
    expect(ben.getByRole('link', { name: 'Call Ben Ng, +65 8123 4567' })).toBeVisible();
    expect(screen.getAllByText('today, 10:00')).not.toHaveLength(0);
    expect(screen.queryByRole('columnheader', { name: 'Done' })).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByRole('columnheader', { name: 'Done' })).toBeVisible();
    expect(ben.getByRole('link', { name: 'Call Ben Ng, +65 8123 4567' })).toBeVisible();
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
    const chen = await rowOf(followedUp, /^Chen Wu/u);
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
    const ben = await rowOf('Other exposed people: 2 people', /^Ben Ng/u);
    expect(ben.getByText('Phones')).toBeVisible();
    expect(screen.getByText(/^Nobody is followed up yet/u)).toBeVisible();
    expect(screen.queryByRole('table', { name: followedUp })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Inform/u })).toBeNull();
    expect(screen.queryByText(/^Calculating exposed people/u)).toBeNull();
  });

  it('marks a person without any report but that of their own phone', async () => {
    answerCase(aCase());
    answerTrace(aCase(), { followUps: [aFollowUpOfBen({ isOwnPhoneOnly: true })] });
    renderCase();
    const ben = await rowOf(followedUp, /^Ben Ng/u);
    expect(ben.getByText('By this phone alone')).toBeVisible();
  });

  it('links to the evidence of each person, and of all', async () => {
    answerCase(aCase());
    renderCase();
    const ben = await rowOf(followedUp, /^Ben Ng/u);
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

  it('informs a person from the details of their row, which have an address', async () => {
    answerCase(aCase());
    const row = aFollowUpOfBen();
    answerTrace(aCase(), { followUps: [row] });
    answerDrawer(row);
    const { user, address, back } = renderCase();
    const ben = await rowOf(followedUp, /^Ben Ng/u);
    const link = ben.getByRole('link', { name: 'Ben Ng' });
    expect(link).toHaveAttribute(
      'href',
      `/dashboard/acme/cases/12?details=covid-19.${row.person.id}`,
    );
    await user.click(link);
    const drawer = within(await screen.findByRole('dialog', { name: 'Ben Ng, COVID-19' }));
    expect(drawer.getByRole('link', { name: 'Open the person' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E8',
    );
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/dashboard/acme/cases/12');
    await user.click(ben.getByRole('button', { name: 'Actions for Ben Ng' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
    const again = within(await screen.findByRole('dialog', { name: 'Ben Ng, COVID-19' }));
    await user.click(again.getByRole('button', { name: 'Informed' }));
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
    await waitFor(() => expect(ben.getByText('In quarantine')).toBeInTheDocument());
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
    const table = await tableOf(followedUp);
    const row = table.getByRole('row', { name: /^Ben Ng/u });
    expect(row).toHaveAttribute('data-struck');
    await user.click(within(row).getByRole('button', { name: 'Contested' }));
    expect(await screen.findByText(/A wall or glass between them$/u)).toBeVisible();
  });

  it('names people who are not followed up and exposed only by contested contacts', async () => {
    answerAccount();
    answerCase(aCase());
    answerTrace(aCase(), {
      exposures: [],
      contestedExposures: [
        {
          person: { ...aFollowUpOfBen().person, isDeleted: false },
          level: 3,
          exposedAt: '2025-05-05T03:00:00.000Z',
          contests: [aContest()],
        },
      ],
    });
    renderCase();
    expect(
      await screen.findByRole('heading', { name: 'Exposed only by contested contacts' }),
    ).toBeVisible();
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
    const ben = await rowOf(followedUp, /^Ben Ng/u);
    await user.click(ben.getByRole('button', { name: 'Actions for Ben Ng' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Contest contact with Anna Li' }));
    const form = within(await screen.findByRole('dialog', { name: 'Contest contact' }));
    expect(await form.findByLabelText('From')).toHaveValue('5/5/2025');
    expect(asked).toMatchObject([{ source: 'MOBILE', from: '2025-05-01T16:00:00.000Z' }]);
  });

  it('informs all who can be written to with the main button, and links to the others to call', async () => {
    answerCase(aCase());
    const [ben, dewi] = [aFollowUpOfBen(), aFollowUp({ name: 'Dewi Sari' })];
    const exposure = anExposure('Dewi Sari');
    const { id } = exposure.person;
    answerTrace(aCase(), {
      exposures: [
        anExposure('Ben Ng', { person: { ...exposure.person, ...ben.person } }),
        exposure,
      ],
      followUps: [ben, { ...dewi, person: { ...dewi.person, id, email: null } }],
    });
    const asked = answerPreviews([aNoticePreview(ben)]);
    const { user } = renderCase();
    expect(await screen.findByRole('link', { name: 'Call 1' })).toHaveAttribute(
      'href',
      `/dashboard/acme/follow-up/calls?id=${dewi.id}`,
    );
    await user.click(screen.getByRole('button', { name: 'Inform 1 person' }));
    expect(await screen.findByRole('dialog', { name: 'Inform: Ben Ng' })).toBeVisible();
    await waitFor(() => expect(asked).toEqual([{ followUpIds: [ben.id] }]));
  });

  it('makes calling the main button if nobody can be written to', async () => {
    answerCase(aCase());
    answerTrace(aCase(), { followUps: [aFollowUpOfBen({ isOwnPhoneOnly: true })] });
    renderCase();
    const call = await screen.findByRole('link', { name: 'Call 1' });
    expect(call).toHaveAttribute('data-variant', 'filled');
    expect(screen.queryByRole('button', { name: /^Inform (?:all|\d)/u })).toBeNull();
  });

  it('shows no act to members who may only read', async () => {
    answerCase(aCase());
    const permissions = ownerPermissions.filter((permission) => !permission.endsWith(':update'));
    const { user } = renderCase('12', aSession({}, permissions));
    const ben = await rowOf(followedUp, /^Ben Ng/u);
    expect(
      screen.queryByRole('button', { name: /Inform|Edit|Close case|Undo|Add contact/u }),
    ).toBeNull();
    expect(screen.queryByRole('link', { name: /^Call \d/u })).toBeNull();
    await user.click(ben.getByRole('button', { name: 'Actions for Ben Ng' }));
    expect(await screen.findByRole('menuitem', { name: 'Evidence' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Contest/u })).toBeNull();
  });

  it('lists the first of many people without follow-up, and all on paper', async () => {
    answerCase(aCase());
    const exposures = Array.from({ length: 7 }, (_, index) =>
      anExposure(`Person ${index}`, { level: 2 }),
    );
    answerTrace(aCase(), { exposures, followUps: [] });
    const { user } = renderCase();
    const table = await tableOf('Other exposed people: 7 people');
    expect(table.getAllByRole('row')).toHaveLength(6);
    window.dispatchEvent(new Event('beforeprint'));
    expect(table.getAllByRole('row')).toHaveLength(8);
    window.dispatchEvent(new Event('afterprint'));
    await user.click(screen.getByRole('button', { name: 'Show all 7 people' }));
    expect(table.getAllByRole('row')).toHaveLength(8);
  });
});
