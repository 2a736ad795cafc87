import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddFollowUpActDocument, UndoFollowUpActDocument } from '../../../generated/graphql.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import {
  aFollowUp,
  anAct,
  answerActs,
  answerDrawer,
  answerFollowUps,
  batchId,
  renderFollowUps,
} from './follow-up.factory.tsx';

type FollowUp = ReturnType<typeof aFollowUp>;

const refusal: Parameters<typeof refuse>[1] = {
  code: 'BAD_USER_INPUT',
  message: 'Please enter another note',
  fields: [{ field: 'note', message: 'Please enter another note' }],
};

const rowOf = (name = /Ben Ong/) => within(screen.getByRole('row', { name }));
const lastOf = (text: string | RegExp, name = /Ben Ong/) => rowOf(name).queryAllByText(text).at(-1);

/** Answers acts once the promise is resolved, with these rows. */
const answerActsLater = (...followUps: FollowUp[]) => {
  const pending = Promise.withResolvers<void>();
  const acts = answer(
    AddFollowUpActDocument,
    { addFollowUpAct: { batchId, followUps, skipped: [] } },
    { until: () => pending.promise },
  );
  return { acts, send: pending.resolve };
};

const refuseLater = () => {
  const pending = Promise.withResolvers<void>();
  refuse(AddFollowUpActDocument, refusal, { until: () => pending.promise });
  return { refuse: pending.resolve };
};

/** Renders the list and waits for its rows. */
const renderRows = async (...rows: FollowUp[]) => {
  const asked = answerFollowUps(rows);
  const rendered = renderFollowUps();
  await screen.findByRole('row', { name: new RegExp(rows[0]!.person.name, 'u') });
  const save = async () => {
    await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const enter = async (act: string, name = 'Ben Ong') => {
    await rendered.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: act }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...rendered, asked, enter, save };
};

describe('an act on its way', () => {
  it.each([
    ['Informed', {}, 'In quarantine', 'Release'],
    ['Informed', { quarantineUntil: null }, 'Informed', 'Nothing'],
    ['Informed', { releaseTestDay: '2026-01-05' }, 'Test due', 'Tested'],
    [
      'Corrected',
      { state: 'NO_LONGER_EXPOSED', owesCorrection: true },
      'No longer exposed',
      'Nothing',
    ],
    [
      'Released by a doctor',
      { state: 'IN_QUARANTINE', nextStep: 'RELEASE' },
      'Released',
      'Nothing',
    ],
  ] as const)('is shown in its row before the answer: %s %o', async (act, before, state, step) => {
    const { send } = answerActsLater();
    const { enter, save } = await renderRows(
      aFollowUp({ releaseTestDay: '2999-01-01', ...before }),
    );
    await enter(act);
    await save();
    await waitFor(() => expect(lastOf(state)).toBeVisible());
    expect(rowOf().getAllByText(step).at(-1)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    send();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('shows a positive test as a case, and leaves a release by a negative one to the gateway', async () => {
    const due = { state: 'TEST_DUE', nextStep: 'TEST' } as const;
    answerActsLater();
    const { enter, save, user } = await renderRows(
      aFollowUp(due),
      aFollowUp({ ...due, name: 'Cara Lim' }),
    );
    for (const [name, result] of [
      ['Ben Ong', 'Positive'],
      ['Cara Lim', 'Negative'],
    ] as const) {
      const form = await enter('Tested', name);
      await user.click(form.getByRole('radio', { name: result }));
      await save();
    }
    await waitFor(() => expect(lastOf('Became a case')).toBeVisible());
    expect(lastOf('Test due', /Cara Lim/)).toBeVisible();
  });

  it('shows the assignee and the note at once, and loads the list again behind the answer', async () => {
    const ben = aFollowUp();
    const stored = aFollowUp({
      ...ben,
      assignee: 'anna@acme.test',
      acts: [anAct({ note: 'As stored' })],
    });
    const { send } = answerActsLater(stored);
    const { enter, save, user, asked } = await renderRows(ben);
    const form = await enter('Assign');
    await user.type(form.getByLabelText('Note'), 'Speaks Malay');
    await save();
    await waitFor(() => expect(lastOf('Assigned to anna@acme.test')).toBeVisible());
    expect(lastOf('Note: Speaks Malay')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    const askedAgain = answerFollowUps([stored]);
    send();
    await waitFor(() => expect(lastOf('Note: As stored')).toBeInTheDocument());
    await waitFor(() => expect(askedAgain).toHaveLength(1));
  });

  it('is shown in the open drawer, without loading it again', async () => {
    const ben = aFollowUp();
    answerActsLater();
    const { user } = await renderRows(ben);
    const opened = answerDrawer(ben);
    await user.click(screen.getByRole('button', { name: 'Ben Ong' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Ben Ong, COVID-19' }));
    await user.click(await drawer.findByRole('button', { name: 'Add a note' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a note: Ben Ong' }));
    await user.type(form.getByLabelText(/^Note/), 'Called twice');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByText('Called twice')).toBeVisible();
    expect(opened).toHaveLength(1);
  });

  it('is undone by `u` once it is saved', async () => {
    const { send } = answerActsLater();
    const undone = answer(UndoFollowUpActDocument, {
      undoFollowUpAct: { batchId, followUps: [] },
    });
    const { enter, save, user } = await renderRows(aFollowUp());
    await enter('Informed');
    await save();
    await user.keyboard('u');
    expect(undone).toEqual([]);
    send();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(undone).toEqual([{ id: batchId }]);
  });
});

describe('a refused act', () => {
  it('puts the old state back, says so, and opens again as it was entered', async () => {
    const { refuse: answerNo } = refuseLater();
    const { enter, save, user, asked } = await renderRows(aFollowUp({ releaseTestDay: null }));
    const form = await enter('Informed');
    await user.click(form.getByRole('radio', { name: 'In person' }));
    await user.type(form.getByLabelText('Note'), 'At the gate');
    await save();
    await waitFor(() => expect(lastOf('In quarantine')).toBeVisible());
    answerNo();
    expect(await screen.findByText(`Not saved for Ben Ong: ${refusal.message}`)).toBeVisible();
    const again = within(await screen.findByRole('dialog', { name: 'Informed: Ben Ong' }));
    expect(again.getByRole('radio', { name: 'In person' })).toBeChecked();
    expect(again.getByLabelText('Note')).toHaveValue('At the gate');
    expect(again.getByText(refusal.message)).toBeVisible();
    expect(screen.getAllByText('To inform').length).toBeGreaterThan(0);
    expect(asked).toHaveLength(1);
    const acts = answerActs();
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ben Ong informed')).toBeVisible();
    expect(acts).toMatchObject([{ input: { channel: 'IN_PERSON', note: 'At the gate' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before it is discarded', async () => {
    loseConnection(AddFollowUpActDocument);
    const { enter, user } = await renderRows(aFollowUp());
    await enter('Informed');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Not saved for Ben Ong/);
    const again = await screen.findByRole('dialog', { name: 'Informed: Ben Ong' });
    expect(within(again).getByText(/^Something went wrong/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible();
  });

  it('waits for the dialog of another act to close, and keeps its selection', async () => {
    const { refuse: answerNo } = refuseLater();
    const { enter, save, user } = await renderRows(aFollowUp(), aFollowUp({ name: 'Cara Lim' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Ben Ong' }));
    await enter('Informed');
    await save();
    expect(screen.queryByText('1 selected')).toBeNull();
    const other = await enter('Add a note', 'Cara Lim');
    await user.type(other.getByLabelText(/^Note/), 'Call');
    answerNo();
    expect(await screen.findByText(/^Not saved for Ben Ong/)).toBeVisible();
    await user.type(other.getByLabelText(/^Note/), ' later');
    expect(other.getByLabelText(/^Note/)).toHaveValue('Call later');
    answerActs();
    await user.click(other.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Informed: Ben Ong' })).toBeVisible();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
  });

  it('reverts alone if it is refused while another act of its row is on its way', async () => {
    const { refuse: answerNo } = refuseLater();
    const { enter, save, user } = await renderRows(aFollowUp({ releaseTestDay: null }));
    const form = await enter('Assign');
    await user.type(form.getByLabelText('Note'), 'Speaks Malay');
    await save();
    await waitFor(() => expect(lastOf('Assigned to anna@acme.test')).toBeVisible());
    answerActsLater();
    await enter('Informed');
    await save();
    await waitFor(() => expect(lastOf('In quarantine')).toBeVisible());
    expect(lastOf('Note: Speaks Malay')).toBeInTheDocument();
    answerNo();
    await screen.findByRole('dialog', { name: 'Assign: Ben Ong' });
    const row = within(screen.getByRole('row', { name: /Ben Ong/, hidden: true }));
    expect(row.getAllByText('In quarantine').at(-1)).toBeInTheDocument();
    expect(row.queryByText('Assigned to anna@acme.test')).toBeNull();
    expect(row.queryByText('Note: Speaks Malay')).toBeNull();
  });

  it('says on another page what its note was', async () => {
    const { refuse: answerNo } = refuseLater();
    const { enter, save, user } = await renderRows(aFollowUp());
    const form = await enter('Add a note');
    await user.type(form.getByLabelText(/^Note/), 'Call back');
    await save();
    await user.click(screen.getByRole('link', { name: 'Reports of employees' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    answerNo();
    expect(
      await screen.findByText(`Not saved for Ben Ong: ${refusal.message} Your note: “Call back”`),
    ).toBeVisible();
  });
});

describe('undoing', () => {
  it('shows the state before at once, and the act again if it is refused', async () => {
    const ben = aFollowUp();
    const informed = aFollowUp({
      ...ben,
      state: 'IN_QUARANTINE',
      nextStep: 'RELEASE',
      informedAt: '2026-01-05T02:00:00.000Z',
      acts: [anAct({ kind: 'INFORMED', channel: 'CALL' })],
    });
    const { send } = answerActsLater(informed);
    const { enter, save, user } = await renderRows(ben);
    await enter('Informed');
    await save();
    answerFollowUps([informed]);
    send();
    const pending = Promise.withResolvers<void>();
    refuse(
      UndoFollowUpActDocument,
      { code: 'CONFLICT', message: 'Already undone' },
      { until: () => pending.promise },
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lastOf('To inform')).toBeVisible());
    expect(lastOf(/^Case opened/)).toBeInTheDocument();
    pending.resolve();
    expect(await screen.findByText('Already undone')).toBeVisible();
    expect(lastOf('In quarantine')).toBeVisible();
  });

  it('strikes an act in the drawer through at once', async () => {
    const act = anAct({ kind: 'TESTED', test: 'PCR', result: 'NEGATIVE', day: '2026-01-04' });
    const ben = aFollowUp({ acts: [act] });
    answerDrawer(ben);
    answer(
      UndoFollowUpActDocument,
      { undoFollowUpAct: { batchId, followUps: [] } },
      { until: () => new Promise(() => undefined) },
    );
    const { user } = await renderRows(ben);
    await user.click(screen.getByRole('button', { name: 'Ben Ong' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(await drawer.findByRole('button', { name: 'Undo: Tested' }));
    expect(await drawer.findByText(/^Undone/)).toBeVisible();
  });
});
