import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ContestDialogDocument,
  CorrectionDialogDocument,
  SymptomsDialogDocument,
  TestDialogDocument,
} from '../../generated/graphql.ts';
import { loseOnce } from '../../testing/lose-once.ts';
import { answer, loseConnection, refuse } from '../../testing/server.ts';
import type { OwnFile } from './own-file.ts';
import { answerOwnFile, findSection, renderOwnFile } from './own-file.factory.tsx';

const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => {
  // Saturday 10 May 2025, noon in Singapore.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-10T04:00:00Z') });
});

/** Creates an undecided correction. */
const aReport = (overrides: Partial<OwnFile['reports'][number]> = {}) => ({
  id: 'r1',
  kind: 'CORRECTION' as const,
  field: 'PHONE' as const,
  value: '87654321',
  day: null,
  result: null,
  reportedAt: '2025-05-10T03:00:00.000Z',
  state: 'WAITING' as const,
  answer: null,
  ...overrides,
});

describe('requesting a correction', () => {
  const open = async (user: ReturnType<typeof renderOwnFile>['user']) => {
    const record = await findSection('Who you are in the records');
    await user.click(record.getByRole('button', { name: 'Something is wrong: Phone number' }));
    return dialog();
  };

  it('sends the new value, and shows the reply', async () => {
    answerOwnFile();
    const requestCorrection = { id: 'r1', state: 'WAITING' as const };
    const asked = loseOnce(CorrectionDialogDocument, { requestCorrection });
    const { user } = renderOwnFile();
    const form = await open(user);
    expect(form.getByText('The records say: +65 81234567')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText('Please write what it should say')).toBeVisible();
    await user.type(form.getByLabelText(/^What it should say/u), ' 87654321 ');
    answerOwnFile({ reports: [aReport({ state: 'DECLINED', answer: 'Please ask the desk.' })] });
    await user.click(form.getByRole('button', { name: 'Send' }));
    const sent = within(await (await findSection('What you sent')).findByRole('article'));
    expect(sent.getByText('Phone number should say: 87654321')).toBeVisible();
    expect(sent.getByText('Not accepted')).toBeVisible();
    expect(sent.getByText('Answer: Please ask the desk.')).toBeVisible();
    expect(asked).toEqual([{ input: { field: 'PHONE', value: '87654321', note: null } }]);
  });

  it('can be for something that is not listed', async () => {
    answerOwnFile();
    const requestCorrection = { id: 'r1', state: 'WAITING' as const };
    const asked = answer(CorrectionDialogDocument, { requestCorrection });
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'Something else is wrong' }));
    const form = await dialog();
    expect(form.queryByText(/^The records say/u)).toBeNull();
    await user.type(form.getByLabelText(/^What it should say/u), 'My photo is old');
    await user.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.input).toMatchObject({ field: 'OTHER', value: 'My photo is old' });
  });

  it('shows the gateway’s error at its field, and keeps the text', async () => {
    answerOwnFile();
    const message = 'Only numbers accepted.';
    const fields = [{ field: 'value', message }];
    refuse(CorrectionDialogDocument, { code: 'BAD_USER_INPUT', message, fields });
    const { user } = renderOwnFile();
    const form = await open(user);
    await user.type(form.getByLabelText(/^What it should say/u), 'none');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText(message)).toBeVisible();
    expect(form.getByLabelText(/^What it should say/u)).toHaveValue('none');
  });

  it('keeps the text if the connection is lost', async () => {
    answerOwnFile();
    loseConnection(CorrectionDialogDocument);
    const { user } = renderOwnFile();
    const form = await open(user);
    await user.type(form.getByLabelText(/^What it should say/u), '87654321');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(form.getByLabelText(/^What it should say/u)).toHaveValue('87654321');
  });
});

describe('‘I was not there’', () => {
  it('sends whole days as a range', async () => {
    answerOwnFile();
    const requestContest = { id: 'q1', state: 'OPEN' as const };
    const asked = loseOnce(ContestDialogDocument, { requestContest });
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'I was not there' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findAllByText('Please choose a day')).toHaveLength(2);
    await user.type(form.getByLabelText('From'), '8/5/2025');
    await user.type(form.getByLabelText('Until'), '8/5/2025');
    expect(form.getByText('Please choose what happened')).toBeVisible();
    await user.selectOptions(form.getByLabelText(/^What happened/), 'My phone was somewhere else');
    await user.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([
      {
        input: {
          from: '2025-05-07T16:00:00.000Z',
          until: '2025-05-08T16:00:00.000Z',
          reason: 'PHONE_LEFT_BEHIND',
          note: null,
        },
      },
    ]);
  });

  it('is listed among the reports until it is decided', async () => {
    answerOwnFile({
      reports: [aReport({ reportedAt: '2025-05-09T03:00:00.000Z' })],
      requests: [
        {
          id: 'q1',
          from: '2025-05-08T01:00:00.000Z',
          until: '2025-05-08T04:00:00.000Z',
          requestedAt: '2025-05-10T03:00:00.000Z',
          state: 'OPEN',
          answer: null,
        },
      ],
    });
    renderOwnFile();
    const [first, second] = (await findSection('What you sent')).getAllByRole('article');
    expect(first).toHaveTextContent('Not there, from Thu 8 May, 09:00 until Thu 8 May, 12:00');
    expect(first).toHaveTextContent('Waiting for your company');
    expect(second).toHaveTextContent('Phone number should say');
  });
});

describe('reports', () => {
  it('send symptoms with their first day', async () => {
    answerOwnFile();
    const reportSymptoms = { id: 'r1', state: 'WAITING' as const };
    const asked = loseOnce(SymptomsDialogDocument, { reportSymptoms });
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'I have symptoms' }));
    const form = await dialog();
    await user.type(form.getByLabelText('What do you feel? (optional)'), 'Fever');
    await user.click(form.getByRole('button', { name: 'Tell the safety officer' }));
    expect(await screen.findByText(/^Sent\. The safety officer gets in touch/u)).toBeVisible();
    expect(asked).toEqual([{ input: { onsetDay: '2025-05-10', note: 'Fever' } }]);
  });

  it('send a test with its result, for a disease that the company uses', async () => {
    answerOwnFile();
    const reportTest = { id: 'r1', state: 'WAITING' as const };
    const asked = loseOnce(TestDialogDocument, { reportTest });
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'I had a test' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Tell the safety officer' }));
    expect(await form.findByText('Please choose the result')).toBeVisible();
    await user.click(form.getByLabelText('Positive: illness found'));
    expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'COVID-19',
      'Influenza',
    ]);
    await user.selectOptions(form.getByLabelText('What the test was for'), 'Influenza');
    await user.click(form.getByRole('button', { name: 'Tell the safety officer' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked).toEqual([
      { input: { takenOn: '2025-05-10', result: 'POSITIVE', disease: 'INFLUENZA', note: null } },
    ]);
  });

  it('are not offered if the company uses no disease', async () => {
    answerOwnFile({ diseases: [] });
    renderOwnFile();
    expect(await screen.findByText('You have not sent anything yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have symptoms' })).toBeNull();
  });

  it('are listed with their outcome', async () => {
    answerOwnFile({
      reports: [
        aReport({
          id: 'r2',
          kind: 'TEST',
          field: null,
          value: null,
          day: '2025-05-10',
          result: 'NEGATIVE',
        }),
        aReport({
          kind: 'SYMPTOMS',
          field: null,
          value: null,
          day: '2025-05-08',
          state: 'ACCEPTED',
        }),
      ],
    });
    renderOwnFile();
    const sent = (await findSection('What you sent')).getAllByRole('article');
    expect(sent[0]).toHaveTextContent('Test of today: negativeWaiting for your company');
    expect(sent[0]).toHaveTextContent('Sent today, 11:00');
    expect(sent[1]).toHaveTextContent('Symptoms since Thu 8 MayAccepted');
  });
});
