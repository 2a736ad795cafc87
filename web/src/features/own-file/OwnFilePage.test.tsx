import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentOwnFileSession } from '../../apollo/own-file-session.ts';
import { currentSession, startSession } from '../../apollo/session.ts';
import {
  MarkNoticeReadDocument,
  OwnFilePageDocument,
  RequestExactRecordsDocument,
} from '../../generated/graphql.ts';
import { loseOnce } from '../../testing/lose-once.ts';
import { aSession } from '../../testing/render.tsx';
import { captureSavedFiles } from '../../testing/saved-files.ts';
import { loseConnection, server } from '../../testing/server.ts';
import type { OwnFile } from './own-file.ts';
import { answerOwnFile, findSection, renderOwnFile } from './own-file.factory.tsx';

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  // Saturday 10 May 2025, noon in Singapore.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-10T04:00:00Z') });
});

describe('OwnFilePage', () => {
  it('shows whose file it is, and that nothing was asked, without an all-clear', async () => {
    answerOwnFile();
    renderOwnFile();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your own file' })).toBeVisible();
    expect(screen.getByText('Anna Li, Acme')).toBeVisible();
    expect(screen.getByText('Your company has not asked you to do anything so far')).toBeVisible();
    expect(screen.getByText('Days and times are in time zone Asia/Singapore.')).toBeVisible();
  });

  it('shows until when to stay at home, and why', async () => {
    answerOwnFile({
      instructions: [
        {
          state: 'TEST_DUE',
          quarantineUntil: '2025-05-14',
          reason: 'You were near somebody with an illness.',
        },
      ],
    });
    renderOwnFile();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Please stay at home until the end of Wed 14 May');
    expect(alert).toHaveTextContent('You were near somebody with an illness.');
    expect(screen.queryByText('Your company has not asked you to do anything so far')).toBeNull();
  });

  it('shows that the time at home is over', async () => {
    answerOwnFile({
      instructions: [
        { state: 'RELEASED', quarantineUntil: '2025-05-08', reason: 'It ended on Thursday.' },
      ],
    });
    renderOwnFile();
    expect(await screen.findByText('You no longer have to stay at home')).toBeVisible();
    expect(screen.getByText('It ended on Thursday.')).toBeVisible();
    expect(screen.queryByText(/^Please stay at home/u)).toBeNull();
  });

  it('shows days as counts', async () => {
    answerOwnFile();
    renderOwnFile();
    const rows = (await findSection('Your days')).getAllByRole('row').slice(1);
    expect(rows.map(cellsOf)).toEqual([
      ['Yesterday', '4', '6'],
      ['Thu 8 May', '0', '0'],
    ]);
  });

  it('shows that nothing was recorded', async () => {
    answerOwnFile({
      days: [{ day: '2025-05-09', people: 0, meetings: 0 }],
    });
    renderOwnFile();
    expect(await screen.findByText('Nothing was recorded in the last 14 days.')).toBeVisible();
  });

  it('shows the details in the records', async () => {
    answerOwnFile({ designation: null });
    renderOwnFile();
    const record = await findSection('Who you are in the records');
    expect(
      record.getByText('In the records since Mon 8 Jan 2024, with the number E7'),
    ).toBeVisible();
    expect(record.getByText('+65 81234567')).toBeVisible();
    expect(record.getByText('nothing')).toBeVisible();
  });

  it('shows which data is kept, why and how long', async () => {
    answerOwnFile();
    const { user } = renderOwnFile();
    const held = await findSection('Your data');
    expect(held.queryByText('Your name')).toBeNull();
    await user.click(held.getByRole('button', { name: 'You in the directory' }));
    expect(await held.findByRole('heading', { name: 'Your entry in the directory' })).toBeVisible();
    expect(held.getByText('Your company reaches you.')).toBeVisible();
    expect(held.getByText('As long as you are in the directory.')).toBeVisible();
    expect(held.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your name',
      'Your number in the productNot shown to you. The product finds your rows by it.',
    ]);
  });

  it('prints with all data expanded', async () => {
    answerOwnFile();
    renderOwnFile();
    const held = await findSection('Your data');
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(held.getByText('Your name')).toBeVisible());
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(held.queryByText('Your name')).toBeNull());
  });

  it('loads again on “Try again”', async () => {
    loseConnection(OwnFilePageDocument);
    const { user } = renderOwnFile();
    expect(await screen.findByText('Your file could not be loaded.')).toBeVisible();
    answerOwnFile();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anna Li, Acme')).toBeVisible();
  });
});

describe('messages', () => {
  const notice: OwnFile['notices'][number] = {
    id: '01900000-0000-7000-9000-000000000001',
    subject: 'A message from Acme',
    text: 'Please stay at home.\n\nThank you.',
    sentAt: '2025-05-09T02:00:00.000Z',
    readAt: null,
  };

  it('are shown with their time, and marked as new', async () => {
    const earlier = {
      ...notice,
      id: '01900000-0000-7000-9000-000000000002',
      subject: 'An earlier one',
      readAt: notice.sentAt,
    };
    answerOwnFile({ notices: [notice, earlier] });
    renderOwnFile();
    const [first, second] = (await findSection('Messages to you')).getAllByRole('article');
    expect(first).toHaveTextContent('A message from AcmeNewYesterday, 10:00Please stay at home.');
    expect(second).toHaveTextContent('An earlier oneYesterday, 10:00');
  });

  it('are no longer new once marked as read', async () => {
    answerOwnFile({ notices: [notice] });
    const asked = loseOnce(MarkNoticeReadDocument, {
      markNoticeRead: { id: notice.id, readAt: '2025-05-10T04:00:00.000Z' },
    });
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'I have read this' }));
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
    expect(asked).toEqual([{ id: notice.id }]);
  });

  it('stay new if marking them fails', async () => {
    answerOwnFile({ notices: [notice] });
    loseConnection(MarkNoticeReadDocument);
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'I have read this' }));
    const messages = await findSection('Messages to you');
    expect(await messages.findByRole('alert')).toHaveTextContent(/Please try again/);
    expect(messages.getByText('New')).toBeVisible();
  });

  it('show an empty list', async () => {
    answerOwnFile();
    renderOwnFile();
    expect(await screen.findByText('There is no message for you.')).toBeVisible();
  });
});

describe('list of who viewed the data', () => {
  const accesses: OwnFile['accesses'] = Array.from({ length: 12 }, (_access, place) => ({
    day: `2025-05-${String(10 - Math.floor(place / 2)).padStart(2, '0')}`,
    role: 'SAFETY_OFFICER',
    data: place % 2 === 0 ? 'HEALTH' : 'DIRECTORY',
  }));

  it('shows day, role and data, and all of it on “Show all”', async () => {
    answerOwnFile({ accesses });
    const { user } = renderOwnFile();
    const looked = await findSection('Who looked at your data');
    const rows = () => looked.getAllByRole('row').slice(1);
    expect(rows().slice(0, 2).map(cellsOf)).toEqual([
      ['Today', 'A safety officer of your company', 'Health and contacts'],
      ['Today', 'A safety officer of your company', 'Your entry in the directory'],
    ]);
    expect(rows()).toHaveLength(10);
    await user.click(looked.getByRole('button', { name: 'Show all 12' }));
    expect(rows()).toHaveLength(12);
  });

  it('prints completely', async () => {
    answerOwnFile({ accesses });
    renderOwnFile();
    const looked = await findSection('Who looked at your data');
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(looked.getAllByRole('row')).toHaveLength(13));
    window.dispatchEvent(new Event('afterprint'));
  });

  it('shows an empty list', async () => {
    answerOwnFile();
    renderOwnFile();
    expect(await screen.findByText('There is nothing to show.')).toBeVisible();
  });
});

describe('exact records', () => {
  const request: NonNullable<OwnFile['exactRecordRequest']> = {
    id: 'x1',
    state: 'OPEN',
    dueAt: '2025-06-10T02:00:00.000Z',
    refusal: '',
    availableUntil: null,
  };

  it('are asked for, and answered within a month', async () => {
    answerOwnFile();
    const asked = loseOnce(RequestExactRecordsDocument, {
      requestExactRecords: { id: 'x1', state: 'OPEN' },
    });
    const { user } = renderOwnFile();
    const button = await screen.findByRole('button', { name: 'Ask for my exact records' });
    answerOwnFile({ exactRecordRequest: request });
    await user.click(button);
    expect(await screen.findByText(/Your company answers by Tue 10 Jun/u)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('can be saved while they are available', async () => {
    answerOwnFile({
      exactRecordRequest: {
        ...request,
        state: 'GIVEN',
        availableUntil: '2025-06-01T02:00:00.000Z',
      },
    });
    renderOwnFile();
    expect(await screen.findByRole('button', { name: 'Save my exact records' })).toBeVisible();
    expect(screen.getByText(/until Sun 1 Jun/u)).toBeVisible();
  });

  it('show why they were refused, and can be asked for again', async () => {
    answerOwnFile({
      exactRecordRequest: { ...request, state: 'REFUSED', refusal: 'Kept elsewhere' },
    });
    renderOwnFile();
    expect(await screen.findByText(/Kept elsewhere/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for my exact records' })).toBeVisible();
  });
});

describe('exporting the data', () => {
  it('saves a file, with the file’s own session', async () => {
    startSession(aSession());
    answerOwnFile();
    let sent: string | null = null;
    server.use(
      http.get('*/api/me/data', ({ request }) => {
        sent = request.headers.get('authorization');
        const disposition = 'attachment; filename="my-file_2025-05-10.json"';
        return new HttpResponse('{}', { headers: { 'content-disposition': disposition } });
      }),
    );
    const files = captureSavedFiles();
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'Save my data' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]!.name).toBe('my-file_2025-05-10.json');
    expect(sent).toBe('Bearer of-anna');
  });

  it('closes the file, and no other session, if the session has ended', async () => {
    startSession(aSession());
    answerOwnFile();
    server.use(http.get('*/api/me/data', () => new HttpResponse(null, { status: 401 })));
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'Save my data' }));
    await waitFor(() => expect(currentOwnFileSession()).toBeNull());
    expect(currentSession()?.token).toBe('token-of-acme');
  });

  it('prints the page', async () => {
    answerOwnFile();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
