import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { acceptWithPassword } from '../../../../test/accept-invitation.js';
import { makeCompany, makeEmployee, type MadeCompany } from '../../../../test/factories.js';
import { makeFollowUp, makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import {
  type JoinedMember,
  makeJoinedMember,
  makeMemberInvitation,
} from '../../../../test/members.js';
import { Role } from '../../../access/role.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { inTenant } from '../../../database/tenant.js';
import { EventKind } from '../../company/events/event-kind.js';
import { listInboxTopics } from './inbox.service.js';
import { tellMembers } from './tell-members.js';

const gateway = useTestGateway();

let made: MadeCompany;
let officer: JoinedMember;
beforeEach(async () => {
  made = await makeCompany(gateway.app);
  officer = await makeJoinedMember(gateway.app, made, Role.SAFETY_OFFICER);
});

async function ask(token: string, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await gateway.graphql(token, document, variables);
  expect(errors).toBeUndefined();
  return data;
}

const list = async (token: string, args = '') =>
  (
    await ask(
      token,
      `{ inbox${args} { total items { id kind at by subjects value events unread followUp { id person { name } }
        case { number } person { name phone } member } } }`,
    )
  ).inbox.items;

const countUnread = async (token: string): Promise<number> =>
  (await ask(token, '{ inboxSummary { unread } }')).inboxSummary.unread;

const mark = (token: string, input: Record<string, unknown>) =>
  gateway.graphql(
    token,
    'mutation ($input: MarkInboxInput!) { markInbox(input: $input) { unread } }',
    { input },
  );

/** The items of a member as a page shows them. */
const seen = async (token: string) =>
  (await list(token)).map(({ id, at }: { id: string; at: string }) => ({ id, until: at }));

const addAct = (token: string, input: Record<string, unknown>) =>
  ask(
    token,
    'mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) { batchId } }',
    { input },
  );

const undo = (token: string, id: string) =>
  ask(token, 'mutation ($id: UUID!) { undoFollowUpAct(id: $id) { batchId } }', { id });

const tell = (
  kind: EventKind,
  subjectId: string,
  values: { recipientId?: string; causedBy?: string } = {},
) =>
  inTenant(gateway.app.dataSource, made.company.id, (db) =>
    tellMembers(gateway.app.jobs, db, made.company.id, [{ kind, subjectId, ...values }]),
  );

describe('the inbox', () => {
  it('tells a member of the follow-up that somebody else assigns, with its person', async () => {
    const row = await makeFollowUp(gateway, made);
    await addAct(made.token, {
      followUpIds: [row.id],
      kind: 'ASSIGNED',
      assignee: officer.email,
    });
    expect(await list(officer.token)).toEqual([
      {
        id: row.id,
        kind: 'FOLLOW_UP_ASSIGNED',
        at: expect.any(String),
        by: made.email,
        subjects: 1,
        value: null,
        events: 1,
        unread: 1,
        followUp: { id: row.id, person: { name: expect.any(String) } },
        case: null,
        person: null,
        member: null,
      },
    ]);
    expect(await list(made.token)).toEqual([]);
  });

  it('does not tell members what they do themselves', async () => {
    const row = await makeFollowUp(gateway, made);
    const assigned = { followUpIds: [row.id], kind: 'ASSIGNED', assignee: officer.email };
    await addAct(officer.token, assigned);
    expect(await list(officer.token)).toEqual([]);
  });

  it('combines what happens to one object, and counts what is unread', async () => {
    const row = await makeFollowUp(gateway, made);
    await addAct(made.token, {
      followUpIds: [row.id],
      kind: 'NOTE',
      note: `Could you call, @${officer.email.toUpperCase()}?`,
    });
    await mark(officer.token, { isRead: true, items: await seen(officer.token) });
    await addAct(made.token, { followUpIds: [row.id], kind: 'ASSIGNED', assignee: officer.email });
    expect(await list(officer.token)).toMatchObject([
      { id: row.id, kind: 'FOLLOW_UP_ASSIGNED', events: 2, unread: 1 },
    ]);
    expect(await countUnread(officer.token)).toBe(1);
  });

  it('tells the new owner of a case that somebody else hands over', async () => {
    const client = makeFollowUpClient(gateway, made);
    const opened = await client.openCase(await makeEmployee(gateway.app, made));
    const assign = (owner: string, version: number) =>
      ask(
        made.token,
        'mutation ($input: AssignCaseInput!) { assignCase(input: $input) { version } }',
        { input: { id: opened.id, version, owner, note: `For @${officer.email}` } },
      );
    const { assignCase } = await assign(officer.email, opened.version);
    expect(await list(officer.token)).toMatchObject([
      { id: opened.id, events: 2, unread: 2, by: made.email, case: { number: opened.number } },
    ]);
    await assign(officer.email, assignCase.version);
    expect(await list(officer.token)).toMatchObject([{ events: 2 }]);
    await assign(made.email, assignCase.version);
    expect(await list(made.token)).toEqual([]);
  });

  it('tells of a mention in the notes of a case once, however often they are saved', async () => {
    const client = makeFollowUpClient(gateway, made);
    const opened = await client.openCase(await makeEmployee(gateway.app, made), {
      notes: `Ask @${officer.email}.`,
    });
    await client.updateCase(opened.id, opened.version, {
      notes: `Ask @${officer.email}. Asked again.`,
    });
    expect(await list(officer.token)).toMatchObject([
      { id: opened.id, kind: 'MENTIONED_IN_CASE', events: 1, case: { number: opened.number } },
    ]);
  });

  it.each([
    ['Please ask @ANA LIM.', 1],
    ['@Ana Lim, @Ana Lim', 1],
    ['@Ana Limburg knows', 0],
    ['mail x@ana lim', 0],
    ['@Ana Lim Wei knows', 0],
    ['mail to x@ana lim-', 0],
    ['Ana Lim', 0],
  ])('tells of a mention by name: %s', async (note, items) => {
    const other = await makeJoinedMember(gateway.app, made, Role.SAFETY_OFFICER);
    for (const [name, { id }] of [
      ['Ana Lim', officer],
      ['Ana Lim Wei', other],
    ] as const)
      await gateway.app.owner.query('UPDATE member SET name = $1 WHERE id = $2', [name, id]);
    const row = await makeFollowUp(gateway, made);
    await addAct(made.token, { followUpIds: [row.id], kind: 'NOTE', note });
    expect(await list(officer.token)).toHaveLength(items);
  });

  it('tells nobody of a mention who may not read cases or is no member', async () => {
    const manager = await makeJoinedMember(gateway.app, made, Role.DIRECTORY_MANAGER);
    const row = await makeFollowUp(gateway, made);
    const note = `@${manager.email} and @nobody@elsewhere.example and @`;
    await addAct(made.token, { followUpIds: [row.id], kind: 'NOTE', note });
    expect(await list(manager.token)).toEqual([]);
    const { rowCount } = await gateway.app.owner.query(
      `SELECT FROM company_event WHERE kind = 'MENTIONED_IN_FOLLOW_UP' AND company_id = $1`,
      [made.company.id],
    );
    expect(rowCount).toBe(0);
  });

  it('tells who manages members that somebody has joined, by name, and nobody else', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, made);
    expect((await acceptWithPassword(gateway, token)).error).toBeUndefined();
    expect(await list(made.token)).toMatchObject([{ kind: 'MEMBER_JOINED', member: email }]);
    expect(await list(officer.token)).toEqual([]);
  });

  it('proposes the right number to who manages the directory and may read follow-ups, until the call is undone', async () => {
    const manager = await makeJoinedMember(gateway.app, made, Role.DIRECTORY_MANAGER);
    const row = await makeFollowUp(gateway, made);
    const call = {
      followUpIds: [row.id],
      kind: 'CALLED',
      callOutcome: 'WRONG_NUMBER',
      rightNumber: ' 81234567 ',
    };
    const called = await addAct(officer.token, call);
    expect(await list(made.token)).toMatchObject([
      {
        id: row.employeeId,
        kind: 'WRONG_NUMBER',
        by: officer.email,
        value: '81234567',
        followUp: null,
        person: { name: expect.any(String) },
      },
    ]);
    // That somebody was called would tell managers of the directory who was exposed.
    expect(await list(manager.token)).toEqual([]);
    expect(await list(officer.token)).toEqual([]);
    await undo(officer.token, called.addFollowUpAct.batchId);
    expect(await list(made.token)).toEqual([]);
    await addAct(made.token, call);
    expect(await list(made.token)).toMatchObject([{ value: '81234567', by: made.email }]);
  });

  it('withdraws the proposal of a number from all inboxes once somebody has corrected it', async () => {
    const other = await makeJoinedMember(gateway.app, made, Role.OWNER);
    const row = await makeFollowUp(gateway, made);
    await addAct(officer.token, {
      followUpIds: [row.id],
      kind: 'CALLED',
      callOutcome: 'WRONG_NUMBER',
      rightNumber: '81234567',
    });
    expect(await countUnread(other.token)).toBe(1);
    await ask(
      made.token,
      'mutation ($input: CorrectPhoneInput!) { correctPhone(input: $input) { phone } }',
      { input: { employee: { id: row.employeeId }, phone: '81234567' } },
    );
    expect(await list(other.token)).toEqual([]);
    expect(await countUnread(other.token)).toBe(0);
  });

  it('withdraws an assignment and a mention with their act', async () => {
    const row = await makeFollowUp(gateway, made);
    const act = { followUpIds: [row.id], note: `@${officer.email}` };
    const assigned = await addAct(made.token, {
      ...act,
      kind: 'ASSIGNED',
      assignee: officer.email,
    });
    await addAct(made.token, { ...act, kind: 'NOTE' });
    await undo(made.token, assigned.addFollowUpAct.batchId);
    expect(await list(officer.token)).toMatchObject([
      { kind: 'MENTIONED_IN_FOLLOW_UP', events: 1 },
    ]);
  });

  it('counts a person with two diseases once', async () => {
    const row = await makeFollowUp(gateway, made);
    await gateway.app.owner.query(
      `INSERT INTO follow_up (company_id, id, employee_id, disease, state, reason, owes_correction)
       VALUES ($1, gen_random_uuid(), $2, 'MEASLES', 'TO_INFORM', '', false)`,
      [made.company.id, row.employeeId],
    );
    const { followUps } = await ask(made.token, '{ followUps { items { id } } }');
    const ids = followUps.items.map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(2);
    await addAct(made.token, { followUpIds: ids, kind: 'ASSIGNED', assignee: officer.email });
    const [item] = await list(officer.token);
    expect(item).toMatchObject({ subjects: 1, followUp: { id: expect.any(String) } });
  });

  it('shows nothing any more that the role of its reader no longer allows', async () => {
    const row = await makeFollowUp(gateway, made);
    await addAct(made.token, { followUpIds: [row.id], kind: 'ASSIGNED', assignee: officer.email });
    await ask(
      made.token,
      'mutation ($id: UUID!) { updateMemberRole(input: { id: $id, role: VIEWER }) { id } }',
      { id: officer.id },
    );
    expect(await list(officer.token)).toEqual([]);
    expect(await countUnread(officer.token)).toBe(0);
  });

  it('shows members nothing from before they joined', async () => {
    await tell(EventKind.NOTICE_FAILED, made.company.id);
    const later = await makeJoinedMember(gateway.app, made, Role.SAFETY_OFFICER);
    expect(await list(officer.token)).toHaveLength(1);
    expect(await list(later.token)).toEqual([]);
  });

  it('is the own one of each member of each company', async () => {
    const other = await makeCompany(gateway.app);
    const colleague = await makeJoinedMember(gateway.app, made, Role.SAFETY_OFFICER);
    await tell(EventKind.NOTICE_FAILED, made.company.id);
    await mark(colleague.token, { isRead: true, items: await seen(colleague.token) });
    expect(await countUnread(colleague.token)).toBe(0);
    expect(await countUnread(officer.token)).toBe(1);
    expect(await countUnread(other.token)).toBe(0);
  });

  it.each([
    [Role.OWNER, ['INBOX', 'HEALTH_INBOX']],
    [Role.SAFETY_OFFICER, ['INBOX', 'HEALTH_INBOX']],
    [Role.DIRECTORY_MANAGER, ['INBOX']],
    [Role.VIEWER, ['INBOX']],
    [Role.AUDITOR, ['INBOX']],
  ])('lets a %s hear of %o', async (role, topics) => {
    const context = { viewer: { role } } as Parameters<typeof listInboxTopics>[0];
    expect(listInboxTopics(context)).toEqual(topics);
  });

  it('refuses phones and API keys', async () => {
    const phone = await makeEmployee(gateway.app, made);
    const { errors } = await gateway.graphql(phone.token, '{ inboxSummary { unread } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('marking', () => {
  it('marks single items as read and unread again, and pages those that are unread', async () => {
    const first = await makeFollowUp(gateway, made);
    const second = made.company;
    await addAct(made.token, {
      followUpIds: [first.id],
      kind: 'ASSIGNED',
      assignee: officer.email,
    });
    await tell(EventKind.NOTICE_FAILED, second.id);
    const items = [{ id: first.id, until: new Date().toISOString() }];
    const read = await mark(officer.token, { items, isRead: true });
    expect(read.data.markInbox).toEqual({ unread: 1 });
    expect(await list(officer.token, '(isUnreadOnly: true)')).toMatchObject([{ id: second.id }]);
    const unread = await mark(officer.token, { items, isRead: false });
    expect(unread.data.markInbox).toEqual({ unread: 2 });
    expect(await list(officer.token, '(pageSize: 1, page: 2)')).toMatchObject([{ id: first.id }]);
  });

  it('leaves unread what was committed later, although it began before what was seen', async () => {
    const [before, after] = [randomUUID(), randomUUID()];
    // A transaction beside the only one of the requests.
    const late = await gateway.app.owner.connect();
    onTestFinished(() => late.release());
    await late.query('BEGIN');
    await late.query(
      `INSERT INTO company_event (company_id, id, kind, subject_id, recipient_id)
       VALUES ($1, gen_random_uuid(), 'FOLLOW_UP_ASSIGNED', $2, $3)`,
      [made.company.id, before, officer.id],
    );
    await tell(EventKind.FOLLOW_UP_ASSIGNED, after, { recipientId: officer.id });
    const items = await seen(officer.token);
    expect(items).toMatchObject([{ id: after }]);
    await late.query('COMMIT');
    const { data } = await mark(officer.token, { items, isRead: true });
    expect(data.markInbox).toEqual({ unread: 1 });
    expect(await list(officer.token, '(isUnreadOnly: true)')).toMatchObject([{ id: before }]);
  });

  it('leaves unread what happens to the same object later', async () => {
    await tell(EventKind.NOTICE_FAILED, made.company.id);
    const items = await seen(officer.token);
    await tell(EventKind.NOTICE_FAILED, made.company.id);
    await mark(officer.token, { items, isRead: true });
    expect(await list(officer.token)).toMatchObject([{ events: 2, unread: 1 }]);
  });

  it('makes the other open pages of the viewer count again', async () => {
    const heard = vi.fn<() => void>();
    onTestFinished(gateway.app.live.onTopic(LiveTopic.INBOX, heard));
    await tell(EventKind.MEMBER_JOINED, officer.id);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    heard.mockClear();
    await mark(made.token, { items: await seen(made.token), isRead: true });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  });

  it.each([
    [{ isRead: true, items: [{ id: randomUUID(), until: '2999-01-01T00:00:00Z' }] }, 'items'],
    [{ isRead: true, items: [] }, 'items'],
  ])('refuses %o naming %s', async (input, field) => {
    const { errors } = await mark(officer.token, input);
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field }]);
  });
});
