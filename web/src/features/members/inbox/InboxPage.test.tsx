import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  InboxMailSelectUpdateDocument,
  InboxPageDocument,
  MarkInboxDocument,
} from '../../../generated/graphql.ts';
import { openLiveGateway } from '../../../testing/live-gateway.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { InboxBell } from './InboxBell.tsx';
import { InboxPage } from './InboxPage.tsx';
import type { InboxItem } from './inbox-words.ts';
import { anItem, answerBell, answerInbox } from './inbox.factory.ts';

const render = (search = '') =>
  renderScreen(<InboxPage />, {
    path: '/dashboard/:companyName/inbox',
    at: `/dashboard/acme/inbox${search}`,
  });

const items = () => screen.getAllByRole('row').slice(1);
const answerMark = () =>
  answer(MarkInboxDocument, { markInbox: { unread: 0, latestAt: anItem().at } });

const read = anItem({
  id: '01900000-0000-7000-8000-000000000f02',
  kind: 'MEMBER_JOINED',
  at: '2026-03-09T03:00:00.000Z',
  by: null,
  member: 'new@acme.test',
  followUp: null,
  unread: 0,
});

describe('the inbox', () => {
  it('shows each item with its time, its author and a link to the act', async () => {
    const asked = answerInbox([anItem(), read]);
    render();
    expect(await screen.findByText('2 items')).toBeVisible();
    const [first, second] = items().map((item) => within(item));
    expect(first!.getByText(/^Ben Ong was assigned to you/)).toBeVisible();
    expect(first!.getByText('Unread')).toBeVisible();
    expect(first!.getByText(/by bo@acme\.test$/)).toBeVisible();
    expect(first!.getByRole('link', { name: 'Open: Ben Ong was assigned to you' })).toHaveAttribute(
      'href',
      '/dashboard/acme/follow-up?show=all&details=covid-19.p1',
    );
    expect(second!.getByText('new@acme.test joined the company')).toBeVisible();
    expect(second!.queryByText('Unread')).toBeNull();
    expect(asked).toEqual([{ page: 1, pageSize: 50, isUnreadOnly: false }]);
  });

  const about = (name: string) => ({ id: 'p1', name });
  it.each<[string, Partial<InboxItem>, string, string | null]>([
    [
      'several people assigned together',
      { subjects: 12, followUp: null },
      '12 people were assigned to you for follow-up',
      '/dashboard/acme/follow-up',
    ],
    [
      'a follow-up that is gone',
      { followUp: null },
      'Somebody who is no longer followed up was assigned to you',
      null,
    ],
    [
      'a mention in a note',
      { kind: 'MENTIONED_IN_FOLLOW_UP' },
      'A note about Ben Ong mentions you',
      '/dashboard/acme/follow-up?show=all&details=covid-19.p1',
    ],
    [
      'a case that was handed over',
      {
        kind: 'CASE_ASSIGNED',
        followUp: null,
        case: { id: 'k1', number: 12, person: about('Ana Lim') },
      },
      'C-12 · Ana Lim is your case now',
      '/dashboard/acme/cases/12',
    ],
    [
      'a mention in a case',
      {
        kind: 'MENTIONED_IN_CASE',
        followUp: null,
        case: { id: 'k1', number: 12, person: about('Ana Lim') },
      },
      'The notes of C-12 · Ana Lim mention you',
      '/dashboard/acme/cases/12',
    ],
    [
      'an import',
      { kind: 'IMPORT_DONE', followUp: null },
      'Your import was applied to the directory',
      '/dashboard/acme/emp',
    ],
    [
      'a failed import',
      { kind: 'IMPORT_FAILED', followUp: null },
      'Your import failed, and nothing was changed',
      '/dashboard/acme/emp/import',
    ],
    [
      'notices',
      { kind: 'NOTICE_FAILED', followUp: null, events: 9, unread: 3 },
      '3 notices could not be delivered',
      '/dashboard/acme/follow-up?show=undelivered',
    ],
    [
      'a wrong number of somebody who has left',
      {
        kind: 'WRONG_NUMBER',
        followUp: null,
        person: { ...about('Former employee'), isDeleted: true },
      },
      'The phone number of somebody who has left was wrong',
      null,
    ],
    [
      'a wrong number',
      {
        kind: 'WRONG_NUMBER',
        followUp: null,
        person: { ...about('Ben Ong'), isDeleted: false },
        value: '81112222',
      },
      'The phone number of Ben Ong is wrong. It should be 81112222',
      '/dashboard/acme/emp/p1?dialog=phone',
    ],
  ])('names %s', async (_what, values, words, href) => {
    answerInbox([anItem(values)]);
    render();
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    const link = within(items()[0]!).queryByRole('link');
    if (href === null) expect(link).toBeNull();
    else expect(link).toHaveAttribute('href', href);
  });

  it('marks an item as read until its latest event, and again if the request was lost', async () => {
    answerInbox([anItem()]);
    const marked = loseOnce(MarkInboxDocument, { markInbox: { unread: 0, latestAt: anItem().at } });
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: /^Mark as read: Ben Ong/ }));
    await waitFor(() =>
      expect(marked).toEqual([
        { input: { items: [{ id: anItem().id, until: anItem().at }], isRead: true } },
      ]),
    );
  });

  it('marks the unread items of the page as read, and no later ones', async () => {
    const other = anItem({
      id: '01900000-0000-7000-8000-000000000f03',
      at: '2026-03-09T04:00:00.000Z',
    });
    answerInbox([anItem(), other, read]);
    const marked = answerMark();
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    const items = [anItem(), other].map(({ id, at }) => ({ id, until: at }));
    await waitFor(() => expect(marked).toEqual([{ input: { items, isRead: true } }]));
  });

  it('loads the items again once one came or was read elsewhere, and not for other inboxes', async () => {
    const { sockets } = openLiveGateway();
    const asked = answerInbox([anItem()]);
    const bells = answerBell(1);
    render();
    await screen.findByText('1 item');
    await waitFor(() => expect(sockets).toHaveLength(1));
    const before = bells.length;
    await waitFor(() => {
      sockets[0]!.changeInbox();
      expect(bells.length).toBeGreaterThan(before);
    });
    expect(asked).toHaveLength(1);
    answerBell(2, '2026-03-10T04:00:00.000Z');
    await waitFor(() => {
      sockets[0]!.changeInbox();
      expect(asked.length).toBeGreaterThan(1);
    });
  });

  it('marks an item as read when it is opened', async () => {
    answerInbox([anItem()]);
    const marked = answerMark();
    const { user } = render();
    await user.click(await screen.findByRole('link', { name: /^Open: / }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    await waitFor(() => expect(marked).toMatchObject([{ input: { isRead: true } }]));
  });

  it('moves, marks and opens by keys', async () => {
    answerInbox([anItem(), read]);
    const marked = answerMark();
    const { user } = render();
    await screen.findByText('2 items');
    items()[0]!.focus();
    await user.keyboard('j');
    expect(items()[1]).toHaveFocus();
    await user.keyboard('k');
    expect(items()[0]).toHaveFocus();
    await user.keyboard('j');
    await user.keyboard('u');
    await waitFor(() =>
      expect(marked).toMatchObject([{ input: { items: [{ id: read.id }], isRead: false } }]),
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('lists only what is unread, and says when that is nothing', async () => {
    const asked = answerInbox([]);
    const { user } = render('?show=unread');
    expect(await screen.findByText('You have read everything')).toBeVisible();
    expect(asked).toEqual([{ page: 1, pageSize: 50, isUnreadOnly: true }]);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Your inbox is empty')).toBeVisible();
  });

  it('says that it could not be loaded, and loads it again', async () => {
    answerInbox([anItem()]);
    loseConnection(InboxPageDocument);
    const { user } = render();
    expect(await screen.findByText('The inbox could not be loaded.')).toBeVisible();
    answerInbox([anItem()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Ben Ong was assigned to you/)).toBeVisible();
  });

  it('says why an item was not marked', async () => {
    answerInbox([anItem()]);
    refuse(MarkInboxDocument, { code: 'FORBIDDEN', message: 'Your role may not do this' });
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: /^Mark as read: / }));
    expect(await screen.findByText(/Your role may not do this/)).toBeVisible();
  });
});

describe('emails about the inbox', () => {
  it('are chosen on the page, and again if the request was lost', async () => {
    answerInbox([]);
    const saved = loseOnce(
      InboxMailSelectUpdateDocument,
      { updateInboxSettings: { mail: 'OFF' } },
      { again: () => user.selectOptions(choice(), 'No emails') },
    );
    const { user } = render();
    const choice = () => screen.getByLabelText('Emails about the inbox');
    await waitFor(() => expect(choice()).toHaveValue('DAILY'));
    await user.selectOptions(choice(), 'No emails');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved).toEqual([{ input: { mail: 'OFF' } }]);
  });
});

describe('the bell', () => {
  const renderBell = () => renderScreen(<InboxBell companyName="acme" />, { path: '/', at: '/' });

  it('counts what is unread, and counts again when the inbox changes', async () => {
    const { sockets } = openLiveGateway();
    const asked = answerBell(3);
    renderBell();
    expect(await screen.findByRole('link', { name: 'Inbox, 3 unread' })).toHaveAttribute(
      'href',
      '/dashboard/acme/inbox',
    );
    expect(screen.getByText('3')).toBeVisible();
    await waitFor(() => expect(sockets).toHaveLength(1));
    const before = asked.length;
    await waitFor(() => {
      sockets[0]!.changeInbox();
      expect(asked.length).toBeGreaterThan(before);
    });
  });

  it('shows no number if nothing is unread', async () => {
    answerBell(0);
    renderBell();
    expect(await screen.findByRole('link', { name: 'Inbox' })).toBeVisible();
    expect(screen.queryByText('0')).toBeNull();
  });
});
