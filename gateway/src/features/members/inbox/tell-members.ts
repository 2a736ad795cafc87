import { may } from '../../../access/permissions.js';
import type { MemberRole } from '../../../access/role.js';
import type { TenantTransaction } from '../../../database/tenant.js';
import type { Jobs } from '../../../jobs/jobs.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { channel, formatNotice } from '../../../live/live.js';
import { EventKind } from '../../company/events/event-kind.js';
import { type RecordedEvent, recordEvents } from '../../company/events/record-events.js';
import { audiences, type InboxKind } from './inbox-enums.js';
import { hasMembersToTellAtOnce, listRecipients, type Recipient } from './inbox.queries.js';

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
  await db.rows({ name: 'publish-inbox-change', text: `SELECT pg_notify('${channel}', $1)` }, [
    formatNotice(companyId, [LiveTopic.INBOX]),
  ]);
  if (await hasMembersToTellAtOnce(db, companyId))
    await jobs.send(db, 'send-inbox-mails', { companyId });
}

/** Records an event for the member with an address; for nobody if it is no member's. */
export async function tellByAddress(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  email: string,
  event: RecordedEvent,
): Promise<void> {
  const members = await listRecipients(db, companyId);
  const recipientId = members.find((member) => member.email === email)?.id ?? null;
  await tellMembers(jobs, db, companyId, [{ ...event, recipientId }]);
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
  const members = await listRecipients(db, companyId);
  const known = new Set(findMentioned(members, earlier));
  const told = findMentioned(members, note).filter(
    (member) =>
      !known.has(member) &&
      member.email !== event.causedBy &&
      may({ role: member.role as MemberRole }, audiences[event.kind].needs),
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

/** Finds the members whom a text mentions: '@' and their name or address, whatever its case. */
function findMentioned(members: readonly Recipient[], text: string): Recipient[] {
  const written = text.toLowerCase();
  return members.filter(({ email, name }) =>
    [email, name].some((called) => called !== null && mentions(written, called.toLowerCase())),
  );
}

/** Whether a text has '@' and a name that is not the beginning of a longer one. */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(`@${name}`); at !== -1; at = text.indexOf(`@${name}`, at + 1))
    if (!/^(?:[\p{L}\p{N}_-]|[.@][\p{L}\p{N}])/u.test(text.slice(at + name.length + 1)))
      return true;
  return false;
}
