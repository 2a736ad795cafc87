import type { MemberRole } from '../../../access/role.js';
import type { TenantTransaction } from '../../../database/tenant.js';
import type { Jobs } from '../../../jobs/jobs.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { publishOnCommit } from '../../../live/live.js';
import { EventKind } from '../../company/events/event-kind.js';
import { type RecordedEvent, recordEvents } from '../../company/events/record-events.js';
import { audiences, type InboxKind, isAboutHealth } from './inbox-enums.js';
import { hasMembersToTellAtOnce, holdRecipients, type Recipient } from './inbox.queries.js';
import { mayAll } from './inbox.service.js';

/**
 * Records events that members see in their inboxes, in the transaction of the changes that cause them. Mails of those who are told at once
 * are sent after the commit.
 */
export async function tellMembers(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  events: readonly RecordedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await recordEvents(db, companyId, events);
  await publishInboxChange(
    db,
    companyId,
    events.map(({ kind }) => kind as InboxKind),
  );
  if (await hasMembersToTellAtOnce(db, companyId))
    await jobs.send(db, 'send-inbox-mails', { companyId });
}

/** Withdraws from all inboxes that a phone number is wrong, because it was changed. */
export async function withdrawWrongNumber(
  db: TenantTransaction,
  companyId: string,
  employeeId: string,
): Promise<void> {
  const withdrawn = await db.rows(
    {
      name: 'withdraw-wrong-number',
      text: `DELETE FROM company_event WHERE company_id = $1 AND kind = 'WRONG_NUMBER' AND subject_id = $2 RETURNING 1`,
    },
    [companyId, employeeId],
  );
  if (withdrawn.length > 0) await publishInboxChange(db, companyId, [EventKind.WRONG_NUMBER]);
}

/** Makes the open pages of those who may see the kinds of events load their inboxes again. */
export async function publishInboxChange(
  db: TenantTransaction,
  companyId: string,
  kinds: readonly InboxKind[],
): Promise<void> {
  const topics = new Set(
    kinds.map((kind) => (isAboutHealth(kind) ? LiveTopic.HEALTH_INBOX : LiveTopic.INBOX)),
  );
  await publishOnCommit(db, companyId, topics);
}

/** Records an event for the member with an address; for nobody if it is no member's. */
export async function tellByAddress(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  email: string,
  event: RecordedEvent,
): Promise<void> {
  const [recipient] = await holdRecipients(db, companyId, email);
  await tellMembers(jobs, db, companyId, [{ ...event, recipientId: recipient?.id ?? null }]);
}

/** Tells who manages members that somebody has joined. */
export function tellOfNewMember(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const event = { kind: EventKind.MEMBER_JOINED, subjectId: id, causedBy: email };
  return tellMembers(jobs, db, companyId, [event]);
}

/** Tells members whom a note mentions. @param earlier the note before, whose mentions were told already. */
export async function tellMentioned(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  { note, earlier = '', ...event }: Omit<RecordedEvent, 'kind'> & MentioningNote,
): Promise<void> {
  if (!note.includes('@')) return;
  const members = await holdRecipients(db, companyId, null);
  const known = new Set(findMentioned(members, earlier));
  const told = findMentioned(members, note).filter(
    (member) =>
      !known.has(member) &&
      member.email !== event.causedBy &&
      mayAll(member.role as MemberRole, audiences[event.kind].needs),
  );
  await tellMembers(
    jobs,
    db,
    companyId,
    told.map(({ id }) => ({ ...event, recipientId: id })),
  );
}

interface MentioningNote {
  kind: InboxKind;
  note: string;
  earlier?: string;
}

/** Finds the members whom a text mentions: '@' and their name or address, whatever its case. Of two names the longer one counts. */
function findMentioned(members: readonly Recipient[], text: string): Recipient[] {
  const written = text.toLowerCase();
  const found = new Set<Recipient>();
  for (const { index } of written.matchAll(/(?<![\p{L}\p{M}\p{N}_.-])@/gu)) {
    const rest = written.slice(index + 1);
    const called = members
      .flatMap((member) => [member.email, member.name].map((name) => ({ member, name })))
      .flatMap(({ member, name }) => (name === null ? [] : [{ member, name: name.toLowerCase() }]))
      .filter(({ name }) => rest.startsWith(name) && endsThere(rest, name));
    const longest = Math.max(...called.map(({ name }) => name.length));
    for (const { member, name } of called) if (name.length === longest) found.add(member);
  }
  return members.filter((member) => found.has(member));
}

/** Whether a text that begins with a name has no longer word there. */
function endsThere(text: string, name: string): boolean {
  return !/^(?:[\p{L}\p{M}\p{N}_-]|[.@][\p{L}\p{N}])/u.test(text.slice(name.length));
}
