import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../../lib/durations.ts';
import {
  AddFollowUpActDocument,
  FollowUpPageDocument,
  UndoFollowUpActDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { passTime } from '../../../testing/pass-time.ts';
import { loseConnection, refuse } from '../../../testing/server.ts';
import {
  aFollowUp,
  anAct,
  answerActs,
  answerDrawer,
  answerFollowUps,
  answerUndo,
  batchId,
  renderFollowUps,
} from './follow-up.factory.tsx';

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

/** Opens the dialog of an act from the menu of a row. */
const openAct = async (
  { user }: ReturnType<typeof renderFollowUps>,
  act: string,
  name = 'Ben Ong',
) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
  return dialog();
};

describe('the work list', () => {
  it('shows what to do, and how to reach each person', async () => {
    const cara = aFollowUp({ name: 'Cara Lim' });
    const asked = answerFollowUps([
      aFollowUp(),
      { ...cara, person: { ...cara.person, phone: null } },
    ]);
    renderFollowUps();
    expect(await screen.findByText('2 people')).toBeVisible();
    const row = await rowOf(/Ben Ong/);
    expect(row.getAllByText('To inform').at(-1)).toBeVisible();
    expect(row.getAllByText(/^Because of 25 min/).at(-1)).toBeVisible();
    expect(row.getAllByText(/^Case opened \d+ days ago$/).at(-1)).toBeVisible();
    expect(row.getAllByText('Overdue').at(-1)).toBeVisible();
    expect(
      row.getAllByRole('link', { name: 'Call Ben Ong, +65 8123 4567' }).at(-1),
    ).toHaveAttribute('href', 'tel:+6581234567');
    expect(row.queryAllByRole('link', { name: /^Write to Ben Ong/u })).toEqual([]);
    // On a phone.
    expect(row.getByText('level 1')).toBeInTheDocument();
    expect(row.getByText(/^until Wed 14 Jan/u)).toBeInTheDocument();
    const rowOfCara = await rowOf(/Cara Lim/);
    expect(
      rowOfCara.getAllByRole('link', { name: 'Write to Cara Lim, ben@acme.test' }).at(-1),
    ).toHaveAttribute('href', 'mailto:ben@acme.test');
    expect(asked).toMatchObject([
      {
        filter: { isOpen: true },
        order: 'DUE',
        page: 1,
        pageSize: 25,
      },
    ]);
  });

  it('offers no call on a phone while a change of the number is not confirmed', async () => {
    const changedAt = '2026-01-05T02:00:00.000Z';
    const accessChange = { kinds: ['PHONE' as const], changedAt, changedBy: ['dora@acme.test'] };
    answerFollowUps([aFollowUp({ accessChange })]);
    renderFollowUps();
    const row = await rowOf(/Ben Ong/);
    expect(row.getAllByRole('link', { name: /^Call Ben Ong/u })).toHaveLength(1);
    expect(row.getByText(/^until .*, not confirmed$/u)).toBeInTheDocument();
  });

  it('shows ages and what is overdue by the minute, on a page that stays open', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-05T05:00:00Z'), shouldAdvanceTime: true });
    answerFollowUps([aFollowUp()]);
    renderFollowUps();
    const row = await rowOf(/Ben Ong/);
    expect(row.getAllByText('Case opened 3 hours ago').at(-1)).toBeVisible();
    expect(row.queryByText('Overdue')).toBeNull();
    vi.setSystemTime('2026-01-06T02:00:00Z');
    await passTime(MINUTE);
    expect(row.getAllByText('Case opened 24 hours ago').at(-1)).toBeVisible();
    expect(row.getAllByText('Overdue').at(-1)).toBeVisible();
  });

  it('shows who informed the person, when and how', async () => {
    const informedAt = '2026-01-05T02:00:00.000Z';
    answerFollowUps([
      aFollowUp({
        state: 'IN_QUARANTINE',
        nextStep: 'RELEASE',
        informedAt,
        acts: [anAct({ kind: 'INFORMED', channel: 'CALL', at: informedAt })],
      }),
    ]);
    renderFollowUps();
    expect(
      (await rowOf(/Ben Ong/)).getAllByText('By phone, by anna@acme.test')[0],
    ).toBeInTheDocument();
  });

  it('says why a person must be informed again', async () => {
    const informedAt = '2026-01-05T02:00:00.000Z';
    answerFollowUps([
      aFollowUp({
        informedAt,
        toldUntil: '2026-01-12',
        acts: [anAct({ kind: 'INFORMED', channel: 'CALL', at: informedAt })],
      }),
      aFollowUp({ name: 'Cara Lim', informedAt, quarantineUntil: null }),
      aFollowUp({ name: 'Dan Wu' }),
    ]);
    renderFollowUps();
    const ben = await rowOf(/Ben Ong/);
    expect(
      ben.getAllByText(/^Again: now until Wed 14 Jan.* instead of Mon 12 Jan/).at(-1),
    ).toBeVisible();
    expect(ben.getAllByText(/^New \d+ days ago/).at(-1)).toBeVisible();
    const cara = await rowOf(/Cara Lim/);
    expect(cara.getAllByText('Again: exposed since then').at(-1)).toBeVisible();
    expect((await rowOf(/Dan Wu/)).queryAllByText(/^Again/)).toEqual([]);
  });

  it('filters overdue steps through the links of the insights page', async () => {
    const asked = answerFollowUps([aFollowUp()]);
    renderFollowUps('?show=overdue-correct');
    expect(await screen.findByText('1 person found')).toBeVisible();
    expect(asked[0]).toMatchObject({ filter: { isOverdue: true, nextSteps: ['CORRECT'] } });
    expect(screen.getByLabelText('Show')).toHaveDisplayValue('Overdue to correct');
  });

  it('keeps filters in the address', async () => {
    const asked = answerFollowUps([aFollowUp()]);
    const { user, address } = renderFollowUps(
      '?show=released&disease=measles&assignee=nobody&case=12&search=ben&order=name',
    );
    expect(await screen.findByText('1 person found')).toBeVisible();
    expect(asked[0]).toMatchObject({
      filter: {
        states: ['RELEASED'],
        diseases: ['MEASLES'],
        assignee: '',
        caseNumber: 12,
        search: 'ben',
      },
      order: 'NAME',
    });
    await user.selectOptions(screen.getByLabelText('Show'), 'Everybody');
    await user.selectOptions(await screen.findByLabelText('Assigned to'), 'Assigned to me');
    await user.click(screen.getByRole('button', { name: 'Show people of all cases' }));
    await waitFor(() =>
      expect(address()).toBe(
        '/dashboard/acme/follow-up?show=all&disease=measles&assignee=anna%40acme.test&search=ben&order=name',
      ),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        filter: { assignee: 'anna@acme.test', caseNumber: null },
      }),
    );
  });

  it('shows that everything is done', async () => {
    answerFollowUps([], { all: 3 });
    const { user, address } = renderFollowUps();
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show everybody' }));
    expect(address()).toBe('/dashboard/acme/follow-up?show=all');
  });

  it('shows that no case has exposed anybody yet', async () => {
    answerFollowUps([]);
    renderFollowUps();
    expect(await screen.findByRole('heading', { name: 'Nobody to follow up' })).toBeVisible();
  });

  it('forgets rows of the search before that were selected while the next one was pending', async () => {
    answerFollowUps([aFollowUp(), aFollowUp({ name: 'Cleo Ong' })]);
    const { user } = renderFollowUps();
    await screen.findByText('2 people');
    const pending = Promise.withResolvers<void>();
    answerFollowUps([aFollowUp()], {}, () => pending.promise);
    await user.type(screen.getByRole('searchbox'), 'ben');
    await waitFor(() =>
      expect(screen.getByRole('grid').closest('[aria-busy=true]')).not.toBeNull(),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select everybody on this page' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    pending.resolve();
    expect(await screen.findByText('1 person found')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Selected people' })).toBeNull();
  });

  it('clears a search without results', async () => {
    answerFollowUps([], { all: 3 });
    const { user, address } = renderFollowUps('?search=nobody&show=all');
    await user.click(await screen.findByRole('button', { name: 'Show everything to do' }));
    expect(address()).toBe('/dashboard/acme/follow-up');
  });

  it('links to undecided reports of employees', async () => {
    answerFollowUps([], { reports: 3 });
    renderFollowUps();
    expect(
      await screen.findByRole('link', { name: 'Reports of employees, 3 waiting' }),
    ).toHaveAttribute('href', '/dashboard/acme/follow-up/reports?state=waiting');
  });

  it('links to all reports of employees if none is undecided', async () => {
    answerFollowUps([]);
    renderFollowUps();
    expect(await screen.findByRole('link', { name: 'Reports of employees' })).toHaveAttribute(
      'href',
      '/dashboard/acme/follow-up/reports',
    );
  });

  it('loads again on “Try again”', async () => {
    loseConnection(FollowUpPageDocument);
    const { user } = renderFollowUps();
    expect(await screen.findByText('The people to follow up could not be loaded.')).toBeVisible();
    answerFollowUps([aFollowUp()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Ben Ong/ })).toBeVisible();
  });
});

describe('acts on a person', () => {
  it('informs a person, reloads the list and offers to undo it', async () => {
    const ben = aFollowUp();
    const asked = answerFollowUps([ben]);
    const acts = answerActs();
    const undone = loseOnce(UndoFollowUpActDocument, {
      undoFollowUpAct: { batchId, followUps: [] },
    });
    const rendered = renderFollowUps();
    const { user } = rendered;
    const form = await openAct(rendered, 'Informed');
    await user.click(form.getByRole('radio', { name: 'In person' }));
    await user.type(form.getByLabelText('Note'), 'At the gate');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ben Ong informed')).toBeVisible();
    expect(acts).toEqual([
      {
        input: {
          followUpIds: [ben.id],
          kind: 'INFORMED',
          channel: 'IN_PERSON',
          note: 'At the gate',
          batchId: expect.any(String),
        },
      },
    ]);
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(undone).toEqual([{ id: batchId }]);
    expect(asked).toHaveLength(3);
  });

  it('asks for a test result, and explains what a positive one does', async () => {
    const ben = aFollowUp();
    answerFollowUps([ben]);
    const acts = answerActs();
    answerUndo();
    const rendered = renderFollowUps();
    const form = await openAct(rendered, 'Tested');
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please select a result')).toBeVisible();
    expect(acts).toEqual([]);
    await rendered.user.selectOptions(form.getByLabelText('Test'), 'Antigen');
    await rendered.user.click(form.getByRole('radio', { name: 'Positive' }));
    expect(form.getByText(/opens a confirmed case/)).toBeVisible();
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ben Ong tested')).toBeVisible();
    expect(acts).toMatchObject([
      { input: { kind: 'TESTED', test: 'ANTIGEN', result: 'POSITIVE', followUpIds: [ben.id] } },
    ]);
    await rendered.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Undone. The case that the test opened stays open.'),
    ).toBeVisible();
  });

  it('assigns a row to the signed-in account by default', async () => {
    answerFollowUps([aFollowUp()]);
    const acts = answerActs();
    const rendered = renderFollowUps();
    const form = await openAct(rendered, 'Assign');
    const members = within(form.getByLabelText('Member'));
    expect(members.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Unassigned',
      'anna@acme.test',
      'bo@acme.test',
    ]);
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ben Ong assigned')).toBeVisible();
    expect(acts).toMatchObject([{ input: { kind: 'ASSIGNED', assignee: 'anna@acme.test' } }]);
  });

  it('requires a note if the act is a note', async () => {
    answerFollowUps([aFollowUp()]);
    const rendered = renderFollowUps();
    const form = await openAct(rendered, 'Add a note');
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please enter a note')).toBeVisible();
  });

  it('offers a correction only if one is owed', async () => {
    answerFollowUps([
      aFollowUp(),
      aFollowUp({
        name: 'Cara Lim',
        state: 'NO_LONGER_EXPOSED',
        nextStep: 'CORRECT',
        owesCorrection: true,
      }),
    ]);
    const rendered = renderFollowUps();
    await rendered.user.click(await screen.findByRole('button', { name: 'Actions for Ben Ong' }));
    expect(await screen.findByRole('menuitem', { name: 'Informed' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Corrected' })).toBeNull();
    await rendered.user.keyboard('{Escape}');
    expect(await openAct(rendered, 'Corrected', 'Cara Lim')).toBeDefined();
  });

  it('shows the gateway’s errors at their fields', async () => {
    answerFollowUps([aFollowUp()]);
    refuse(AddFollowUpActDocument, {
      code: 'BAD_USER_INPUT',
      message: 'The day is in the future',
      fields: [{ field: 'day', message: 'The day is in the future' }],
    });
    const rendered = renderFollowUps();
    const form = await openAct(rendered, 'Released by a doctor');
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved for Ben Ong: The day is in the future');
    expect((await dialog()).getByText('The day is in the future')).toBeVisible();
  });

  it('shows a conflict in the dialog', async () => {
    answerFollowUps([aFollowUp({ owesCorrection: true, nextStep: 'CORRECT' })]);
    refuse(AddFollowUpActDocument, {
      code: 'CONFLICT',
      message: 'Somebody was corrected already',
      fields: [{ field: 'followUpIds', message: 'Somebody was corrected already' }],
    });
    const rendered = renderFollowUps();
    const form = await openAct(rendered, 'Corrected');
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved for Ben Ong: Somebody was corrected already');
    expect((await dialog()).getByRole('alert')).toHaveTextContent('Somebody was corrected already');
  });
});

describe('acts on a selection', () => {
  it('cover all selected people, and clear the selection', async () => {
    const rows = [aFollowUp(), aFollowUp({ name: 'Cara Lim' }), aFollowUp({ name: 'Dan Goh' })];
    answerFollowUps(rows);
    const acts = answerActs();
    const { user } = renderFollowUps();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Select everybody on this page' }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select Cara Lim' }));
    const bar = within(screen.getByRole('group', { name: 'Selected people' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Corrected' })).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Informed' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 people informed')).toBeVisible();
    expect(acts).toMatchObject([{ input: { followUpIds: [rows[0]!.id, rows[2]!.id] } }]);
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Selected people' })).toBeNull(),
    );
  });

  it('are cleared by another filter', async () => {
    answerFollowUps([aFollowUp()]);
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Ong' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Show'), 'Everybody');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });
});

describe('saved views', () => {
  it.each([
    ['Mine', '?assignee=anna%40acme.test', { assignee: 'anna@acme.test', isOpen: true }],
    ['Due today', '?show=due-today', { isDueToday: true }],
    ['To call', '?show=to-call', { isToCall: true }],
    ['Released this week', '?show=released-this-week', { isReleasedThisWeek: true }],
    ['All', '?show=all', {}],
    ['To do', '', { isOpen: true }],
  ] as const)('are addresses: %s', async (name, search, filter) => {
    const asked = answerFollowUps([aFollowUp()]);
    const { user, address } = renderFollowUps('?show=silent&search=ben');
    await user.click(await screen.findByRole('link', { name }));
    expect(address()).toBe(`/dashboard/acme/follow-up${search}`);
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ filter: { search: null, ...filter } }),
    );
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  });

  it('are not marked if the filters are others', async () => {
    answerFollowUps([aFollowUp()]);
    renderFollowUps('?show=all&search=ben');
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    // On phones a button shows the filters.
    expect(screen.getByText('Filters (2)').closest('button')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});

describe('the drawer of a follow-up', () => {
  it('opens by its address, and closes with Back and with its button', async () => {
    const ben = aFollowUp();
    answerFollowUps([ben]);
    answerDrawer(ben);
    const { user, address, back } = renderFollowUps('?show=all');
    await user.click(await screen.findByRole('button', { name: 'Ben Ong' }));
    const opened = `/dashboard/acme/follow-up?show=all&details=covid-19.${ben.person.id}`;
    expect(address()).toBe(opened);
    expect(await screen.findByRole('dialog', { name: 'Ben Ong, COVID-19' })).toBeVisible();
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/dashboard/acme/follow-up?show=all');
  });

  it('closes into the list if its address was opened from elsewhere', async () => {
    const ben = aFollowUp();
    answerFollowUps([ben]);
    answerDrawer(ben);
    const { user, address } = renderFollowUps(`?details=covid-19.${ben.person.id}`);
    expect(await screen.findByRole('dialog', { name: 'Ben Ong, COVID-19' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/dashboard/acme/follow-up');
  });

  it('says whether the person was immune, and by which evidence', async () => {
    const ben = aFollowUp({
      state: 'IMMUNE',
      nextStep: null,
      immunity: 'IMMUNE',
      immunityEvidence: { id: 'v1', kind: 'VACCINATION', doses: 2, isImmune: true },
    });
    answerFollowUps([ben]);
    answerDrawer(ben);
    renderFollowUps(`?details=covid-19.${ben.person.id}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Ben Ong, COVID-19' }));
    expect(await drawer.findByText('Immune: Vaccination, 2 doses')).toBeVisible();
  });

  it('ignores an address that names no follow-up', async () => {
    answerFollowUps([aFollowUp()]);
    renderFollowUps('?details=plague.1');
    expect(await screen.findByRole('row', { name: /Ben Ong/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows exposures and the log, and undoes an act', async () => {
    const act = anAct({
      kind: 'TESTED',
      day: '2026-01-04',
      test: 'PCR',
      result: 'NEGATIVE',
      note: 'Clinic at the harbour',
    });
    const ben = aFollowUp({
      acts: [act, anAct({ note: 'Called twice', undoneAt: '2026-01-05T03:00:00.000Z' })],
    });
    answerFollowUps([ben]);
    const asked = answerDrawer(ben);
    const undone = answerUndo();
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Ben Ong' }));
    const drawer = await dialog();
    const exposure = within(await drawer.findByRole('row', { name: /^C-12/ }));
    expect(exposure.getByText('25 min')).toBeVisible();
    expect(exposure.getByText('Phones')).toBeVisible();
    expect(drawer.getByText(/PCR, negative, on/)).toBeVisible();
    expect(drawer.getByText('Clinic at the harbour')).toBeVisible();
    expect(drawer.getByText(/^Undone/)).toBeVisible();
    expect(asked).toEqual([{ employeeId: ben.person.id, disease: 'COVID_19' }]);
    await user.click(drawer.getByRole('button', { name: 'Undo: Tested' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(undone).toEqual([{ id: act.id }]);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(drawer.getByRole('link', { name: 'Open the person' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E17',
    );
  });

  it('marks exposures that only the phone of the person has reported, and says what to do', async () => {
    const [exposure] = aFollowUp().exposures;
    const ben = aFollowUp({
      isOwnPhoneOnly: true,
      exposures: [exposure!, { ...exposure!, caseNumber: 14, isOwnPhoneOnly: true }],
    });
    answerFollowUps([ben]);
    answerDrawer(ben);
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Ben Ong' }));
    const drawer = await dialog();
    const rowOf = async (name: RegExp) => within(await drawer.findByRole('row', { name }));
    expect((await rowOf(/^C-12/)).queryByText('By this phone alone')).toBeNull();
    expect((await rowOf(/^C-14/)).getByText('By this phone alone')).toBeVisible();
    expect(drawer.getByText(/^Only the phone of this person has reported/)).toBeVisible();
  });
});
