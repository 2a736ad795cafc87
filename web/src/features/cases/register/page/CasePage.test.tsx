import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nothingReported } from '../../../contacts/reporting/reporting.factory.ts';
import {
  CasePageDocument,
  CaseTimelineDocument,
  CaseTraceDocument,
  EditCaseDialogDocument,
  EditCaseDialogNewestDocument,
  UndoCaseEntryDocument,
} from '../../../../generated/graphql.ts';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { answer, loseConnection, refuse } from '../../../../testing/server.ts';
import { aContest } from '../../contests/contests.factory.ts';
import { aFollowUp, anAct } from '../../follow-up/follow-up.factory.tsx';
import {
  aCase,
  aClosedCase,
  aFollowUpOfBen,
  anEntry,
  answerCase,
  answerTrace,
  renderCase,
} from '../cases.factory.tsx';
import { answerRooms } from './coverage.factory.ts';

const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (user: ReturnType<typeof renderCase>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the page of a case', () => {
  it('shows the dates with their reasons, and the facts', async () => {
    answerCase(aCase({ notes: 'Called in', specimenDay: '2025-05-06' }));
    renderCase();
    expect(await screen.findByRole('heading', { name: 'C-12 · Anna Li' })).toBeVisible();
    expect(screen.getByText('Symptoms began on Sun 4 May.')).toBeVisible();
    expect(screen.getByText(/^From Fri 2 May, 2 days before .* Wed 14 May\.$/)).toBeVisible();
    expect(screen.getByText('Ended on Wed 14 May, 10 days after symptoms began.')).toBeVisible();
    expect(screen.getByText('COVID-19, Confirmed')).toBeVisible();
    expect(screen.getByText('Called in')).toBeVisible();
    expect(screen.getByText('Tue 6 May 2025')).toBeVisible();
    expect(screen.getByText('not isolated')).toBeVisible();
    expect(screen.queryByText('Not spread by being near people.')).toBeNull();
  });

  it('shows what was reported about the end of the illness, and what is still missing', async () => {
    const reason = 'until 24 hours after fever ends, which nobody has reported';
    answerCase(
      aCase({
        symptomsEndedAt: '2025-05-06T01:00:00.000Z',
        isolation: { until: null, isOver: false, rules: ['FEVER'], reason },
      }),
    );
    const { user } = renderCase();
    expect(await screen.findByText('Symptoms ended')).toBeVisible();
    expect(
      screen.getByText('Until 24 hours after fever ends, which nobody has reported.'),
    ).toBeVisible();
    expect(screen.queryByText('Effective treatment since')).toBeNull();
    await press(user, 'Edit');
    const edit = await dialog();
    expect(edit.getByText(`Isolation ${reason}.`)).toBeVisible();
    expect(edit.getByRole('group', { name: 'End of the illness' })).toBeVisible();
    expect(
      edit.getByText(/^Without fever, enter the end of the fourth day after onset: /),
    ).toBeVisible();
    expect(edit.getByRole('combobox', { name: 'Symptoms ended' })).toHaveValue('6/5/2025');
  });

  it('says nothing of illness without fever where fever does not end the isolation', async () => {
    answerCase(aCase());
    const { user } = renderCase();
    await press(user, 'Edit');
    const edit = await dialog();
    expect(await edit.findByRole('group', { name: 'End of the illness' })).toBeVisible();
    expect(edit.queryByText(/^Without fever/)).toBeNull();
  });

  it('marks a case that the employee reported', async () => {
    answerCase(
      aCase({
        openedBy: null,
        openedByReport: {
          id: '01900000-0000-7000-8000-0000000000f1',
          kind: 'SYMPTOMS',
          reportedAt: '2025-05-06T01:00:00.000Z',
        },
      }),
    );
    renderCase();
    expect(await screen.findByText('Reported by the employee')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'by symptoms that the employee reported' }),
    ).toHaveAttribute('href', '/dashboard/acme/follow-up/reports');
  });

  it('warns if the disease is not spread by being near people', async () => {
    answerCase(aCase({ disease: 'MEASLES', isolation: null }), [
      { code: 'MEASLES', isNearnessEnough: false, note: 'It spreads by the air of a room.' },
    ]);
    answerRooms(aCase(), []);
    renderCase();
    expect(await screen.findByText('It spreads by the air of a room.')).toBeVisible();
    expect(screen.getByText('No rule is set for the isolation of this disease.')).toBeVisible();
  });

  it('distinguishes nobody exposed from nothing reported', async () => {
    answerCase(aCase());
    answerTrace(aCase(), { exposures: [] });
    const { unmount } = renderCase();
    expect(await screen.findByText('Nobody was exposed in the window.')).toBeVisible();
    unmount();
    answerTrace(aCase(), { exposures: [], reporting: nothingReported() });
    renderCase();
    expect(await screen.findByText(/^Not known who was exposed/)).toBeVisible();
  });

  it('explains that an empty window exposes nobody', async () => {
    const stored = aCase();
    answerCase({ ...stored, window: { ...stored.window, until: stored.window.from } });
    renderCase();
    expect(
      await screen.findByText('The window is empty, so nobody could be exposed in it.'),
    ).toBeVisible();
  });

  it('shows the facts if the exposed people cannot be loaded', async () => {
    answerCase(aCase());
    loseConnection(CaseTraceDocument);
    const { user } = renderCase();
    expect(await screen.findByText('The exposed people could not be loaded.')).toBeVisible();
    expect(screen.getByText('COVID-19, Confirmed')).toBeVisible();
    answerTrace(aCase());
    await press(user, 'Try again');
    expect(await screen.findByText('Chen Wu')).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    answerCase(aCase());
    loseConnection(CasePageDocument);
    const { user } = renderCase();
    expect(await screen.findByText('The case could not be loaded.')).toBeVisible();
    answerCase(aCase());
    await press(user, 'Try again');
    expect(await screen.findByRole('heading', { name: 'C-12 · Anna Li' })).toBeVisible();
  });

  it.each(['99', 'twelve', '0'])('shows that there is no case %s', async (number) => {
    refuse(CasePageDocument, { code: 'NOT_FOUND', message: 'Not found' });
    refuse(CaseTraceDocument, { code: 'NOT_FOUND', message: 'Not found' });
    renderCase(number);
    expect(await screen.findByRole('heading', { name: 'Case not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All cases' })).toHaveAttribute(
      'href',
      '/dashboard/acme/cases',
    );
  });
});

describe('editing a case', () => {
  it('saves with the version that was loaded', async () => {
    answerCase(aCase());
    const asked = loseOnce(EditCaseDialogDocument, {
      updateCase: aCase({ version: 2, classification: 'PROBABLE' }),
    });
    const { user } = renderCase();
    await press(user, 'Edit');
    await user.selectOptions((await dialog()).getByLabelText('Classification'), 'Probable');
    answerCase(aCase({ version: 2, classification: 'PROBABLE' }));
    await user.click((await dialog()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Case C-12 saved')).toBeVisible();
    expect(await screen.findByText('COVID-19, Probable')).toBeVisible();
    expect(asked[0]?.input).toMatchObject({ version: 1, classification: 'PROBABLE' });
  });

  /** Announces that somebody else saved `theirs` while Anna's case was being edited. */
  const conflictWith = (theirs: ReturnType<typeof aCase>) => {
    answerCase(aCase());
    refuse(EditCaseDialogDocument, {
      code: 'CONFLICT',
      message: 'This case was changed by someone else. Reload it.',
      fields: [{ field: 'version', message: 'This case was changed by someone else. Reload it.' }],
    });
    answer(EditCaseDialogNewestDocument, { case: theirs });
  };

  it('offers both versions of each field if somebody else saved first', async () => {
    const theirs = aCase({
      version: 2,
      classification: 'SUSPECTED',
      notes: 'Theirs',
      specimenDay: '2025-05-06',
    });
    conflictWith(theirs);
    const { user } = renderCase();
    await press(user, 'Edit');
    const edited = await dialog();
    await user.selectOptions(edited.getByLabelText('Classification'), 'Probable');
    await user.type(edited.getByLabelText('Notes'), 'Mine');
    await user.click(edited.getByRole('button', { name: 'Save' }));
    await user.click(await edited.findByRole('radio', { name: 'Notes, theirs: Theirs' }));
    expect(edited.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(edited.getByRole('radio', { name: 'Classification, yours: Probable' }));
    expect(
      edited.getByText('Changed by them and kept: Specimen taken (Tue 6 May 2025).'),
    ).toBeVisible();
    const asked = answer(EditCaseDialogDocument, { updateCase: { ...theirs, version: 3 } });
    await user.click(edited.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked[0]?.input).toMatchObject({
        version: 2,
        classification: 'PROBABLE',
        notes: 'Theirs',
        specimenDay: '2025-05-06',
      }),
    );
  });

  it('shows the gateway’s errors at the fields after a conflict was resolved', async () => {
    conflictWith(aCase({ version: 2, reportedDay: '2025-05-04', notes: 'Theirs' }));
    const { user } = renderCase();
    await press(user, 'Edit');
    const edited = await dialog();
    await user.type(edited.getByLabelText('Notes'), 'Mine');
    await user.click(edited.getByRole('button', { name: 'Save' }));
    await user.click(await edited.findByRole('radio', { name: 'Notes, yours: Mine' }));
    const message = 'Isolation cannot begin before the onset';
    refuse(EditCaseDialogDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'isolatedAt', message }],
    });
    await user.click(edited.getByRole('button', { name: 'Save' }));
    expect(await edited.findByText(message)).toBeVisible();
    expect(edited.getByLabelText('Notes')).toHaveValue('Mine');
    const asked = answer(EditCaseDialogDocument, { updateCase: aCase({ version: 3 }) });
    await user.click(edited.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked[0]?.input).toMatchObject({ version: 2, reportedDay: '2025-05-04' }),
    );
  });

  it('shows the gateway’s error at its field', async () => {
    answerCase(aCase());
    const message = 'Onset cannot be after the day of the report';
    refuse(EditCaseDialogDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'onsetDay', message }],
    });
    const { user } = renderCase();
    await press(user, 'Edit');
    await user.click((await dialog()).getByRole('button', { name: 'Save' }));
    expect(await (await dialog()).findByText(message)).toBeVisible();
  });
});

describe('the log of a case', () => {
  const log = [
    anEntry({
      id: 'e3',
      act: 'CHANGED',
      changes: [
        { field: 'SPECIMEN_DAY', before: '2025-05-05', after: '2025-05-06' },
        { field: 'ONSET_AT', before: '2025-05-04T00:30:00.000Z', after: null },
      ],
    }),
    anEntry({ id: 'e2', act: 'UNDONE', changes: [], by: null }),
    anEntry({ undoneAt: '2025-05-06T02:00:00.000Z', undoneBy: 'other@acme.test' }),
  ];

  it('shows who changed which value', async () => {
    answerCase(aCase({ log }));
    renderCase();
    expect(
      await screen.findByText('Specimen taken: Mon 5 May 2025 to Tue 6 May 2025'),
    ).toBeVisible();
    expect(screen.getByText('Moment of onset: Sun 4 May 2025, 08:30 removed')).toBeVisible();
    expect(screen.getByText('Classification: Confirmed')).toBeVisible();
    expect(screen.getByText(/by an unknown person$/)).toBeVisible();
    expect(screen.getByText(/^Undone by other@acme\.test$/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  });

  it('undoes an act after confirmation, and names the field that prevents it', async () => {
    answerCase(aCase({ log }));
    const message = 'This was changed again since, so it cannot be undone';
    refuse(UndoCaseEntryDocument, {
      code: 'CONFLICT',
      message,
      fields: [{ field: 'specimenDay', message }],
    });
    const { user } = renderCase();
    await press(user, 'Undo: Changed');
    const question = await dialog();
    expect(question.getByText('This takes the values back:')).toBeVisible();
    expect(question.getByText('Specimen taken: Tue 6 May 2025 to Mon 5 May 2025')).toBeVisible();
    expect(question.getByText('Moment of onset: not known to Sun 4 May 2025, 08:30')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Undo' }));
    expect(
      await question.findByText(
        'Specimen taken: This was changed again since, so it cannot be undone',
      ),
    ).toBeVisible();
  });

  it('warns that undoing the opening closes the case', async () => {
    answerCase(aCase());
    const asked = loseOnce(UndoCaseEntryDocument, { undoCaseEntry: aClosedCase() });
    const { user } = renderCase();
    await press(user, 'Undo: Opened');
    expect((await dialog()).getByText('The case will be closed as opened in error.')).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(asked).toEqual([{ id: 'e1' }]);
  });

  it('is one list with acts for the people, notices and contests, newest first', async () => {
    answerCase(aCase({ log: [anEntry()] }));
    const told = { kind: 'INFORMED', channel: 'CALL', at: '2025-05-05T04:00:00.000Z' } as const;
    const batchId = '01900000-0000-7000-9000-bbbbbbbbbbbb';
    const notice = {
      id: 'n1',
      kind: 'EXPOSURE',
      state: 'READ',
      subject: 'A message from Acme',
      text: 'You may have been near somebody.',
      detail: 'DAY',
      sentAt: '2025-05-05T03:00:00.000Z',
      deliveredAt: null,
      readAt: '2025-05-05T03:30:00.000Z',
    } as const;
    const ben = aFollowUpOfBen();
    const dewi = aFollowUp({ name: 'Dewi Sari' });
    answerTrace(aCase(), {
      followUps: [
        { ...ben, acts: [anAct({ ...told, batchId })] },
        {
          ...dewi,
          // The act of a notice is not listed beside the notice.
          acts: [anAct({ ...told, batchId }), anAct({ ...told, channel: 'NOTICE' })],
          notices: [notice],
        },
      ],
      contests: [
        aContest({
          from: '2025-05-05T02:05:00.000Z',
          until: '2025-05-05T02:27:00.000Z',
          contestedAt: '2025-05-05T05:00:00.000Z',
          takenBackAt: '2025-05-05T06:00:00.000Z',
          takenBackBy: 'other@acme.test',
          state: 'TAKEN_BACK',
        }),
        // Outside the window of the case.
        aContest(),
      ],
    });
    renderCase();
    const log = within(await screen.findByRole('region', { name: 'Log of the case' }));
    const items = await log.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Contest withdrawn Ana and Ben.* by other@acme\.test$/u),
      expect.stringMatching(/^Contact contested Ana and Ben.*A wall or glass/u),
      expect.stringMatching(/^Informed Ben Ng, Dewi Sari · by phone/u),
      expect.stringMatching(/^Notice to Dewi Sari1 read/u),
      expect.stringMatching(/^Opened Classification: Confirmed/u),
    ]);
    expect(within(items[2]!).getByRole('link', { name: 'Ben Ng' })).toHaveAttribute(
      'href',
      `/dashboard/acme/cases/12?details=covid-19.${ben.person.id}`,
    );
  });

  it('shows the newest entries, and all of them on request', async () => {
    const entries = Array.from({ length: 12 }, (_, index) => anEntry({ id: `e${index}` }));
    answerCase(aCase({ log: entries }));
    const { user } = renderCase();
    const log = within(await screen.findByRole('region', { name: 'Log of the case' }));
    expect(await log.findAllByRole('listitem')).toHaveLength(8);
    await user.click(log.getByRole('button', { name: 'Show all 12 entries' }));
    expect(log.getAllByRole('listitem')).toHaveLength(12);
  });

  it('shows the acts on the case if the others cannot be loaded', async () => {
    answerCase(aCase());
    loseConnection(CaseTimelineDocument);
    const { user } = renderCase();
    expect(
      await screen.findByText(/^Acts for the people, notices and contests could not be loaded/u),
    ).toBeVisible();
    expect(screen.getByText('Classification: Confirmed')).toBeVisible();
    answerTrace(aCase());
    await press(user, 'try again');
    await waitFor(() => expect(screen.queryByText(/could not be loaded/u)).toBeNull());
  });
});
