import { may, type Permission } from '../../../access/permissions.js';
import type { MemberRole } from '../../../access/role.js';
import type { ListPage } from '../../../database/listing.js';
import { BadUserInput, Forbidden } from '../../../errors.js';
import { LiveTopic } from '../../../live/live-topic.js';
import type { RequestContext } from '../../../request/context.js';
import { audiences, InboxKind, InboxMail } from './inbox-enums.js';
import type { MarkInboxInput, UpdateInboxSettingsInput } from './inbox.inputs.js';
import {
  findInboxMail,
  listItems,
  markItems,
  storeInboxMail,
  summarize,
  type VisibleKind,
} from './inbox.queries.js';
import type { InboxItem, InboxSettings, InboxSummary } from './inbox.types.js';

/** Whether members of a role have all permissions. */
export function mayAll(role: MemberRole, permissions: readonly Permission[]): boolean {
  return permissions.every((permission) => may({ role }, permission));
}

/** Lists which kinds of events members of some roles see. */
export function listVisibleKinds(roles: readonly MemberRole[]): VisibleKind[] {
  return roles.flatMap((role) =>
    Object.values(InboxKind)
      .filter((kind) => mayAll(role, audiences[kind].needs))
      .map((kind) => ({ role, kind, isShared: audiences[kind].isShared })),
  );
}

function readerOf({ companyId, viewer }: RequestContext) {
  const { accountId, role } = viewer ?? {};
  if (!accountId) throw new Forbidden();
  return { companyId, accountId, kinds: listVisibleKinds([role as MemberRole]) };
}

/** Lists the items of the viewer's inbox, the latest first. */
export function listInbox(
  context: RequestContext,
  listing: { isUnreadOnly: boolean; page: number; pageSize: number },
): ListPage<InboxItem> {
  return listItems(context.db, readerOf(context), listing);
}

/** Counts what the viewer has not read. */
export async function summarizeInbox(context: RequestContext): Promise<InboxSummary> {
  return summarize(context.db, readerOf(context));
}

/**
 * Marks items of the viewer's inbox as read or unread. Unknown ids are skipped: their events may have expired.
 * @throws BadUserInput for a moment in the future, which would hide what the viewer has not seen.
 */
export async function markInbox(
  context: RequestContext,
  { items, isRead }: MarkInboxInput,
): Promise<InboxSummary> {
  if (items.some(({ until }) => until.getTime() > Date.now()))
    throw new BadUserInput('items', 'The time must not be in the future');
  await markItems(context.db, readerOf(context), { items, isRead });
  // Other open pages of the viewer count again.
  context.publishOnCommit(LiveTopic.INBOX);
  return summarizeInbox(context);
}

/** Lists the topics of what may change the viewer's inbox. Acts on health say nothing to others, not even that there was one. */
export function listInboxTopics({ viewer }: RequestContext): LiveTopic[] {
  const mayReadHealth = viewer !== null && may(viewer, 'follow-up:read');
  return mayReadHealth ? [LiveTopic.INBOX, LiveTopic.HEALTH_INBOX] : [LiveTopic.INBOX];
}

/** Returns the viewer's own choices. */
export async function findInboxSettings(context: RequestContext): Promise<InboxSettings> {
  const { companyId, accountId } = readerOf(context);
  return { mail: (await findInboxMail(context.db, companyId, accountId)) ?? InboxMail.OFF };
}

/** Stores the viewer's own choices. */
export async function updateInboxSettings(
  context: RequestContext,
  { mail }: UpdateInboxSettingsInput,
): Promise<InboxSettings> {
  const { companyId, accountId } = readerOf(context);
  await storeInboxMail(context.db, companyId, accountId, mail);
  return { mail };
}
