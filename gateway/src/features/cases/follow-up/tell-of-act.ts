import type { TenantTransaction } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { EventKind } from '../../company/events/event-kind.js';
import type { InboxKind } from '../../members/inbox/inbox-enums.js';
import {
  publishInboxChange,
  tellByAddress,
  tellMembers,
  tellMentioned,
} from '../../members/inbox/tell-members.js';
import { CallOutcome, FollowUpActKind } from './follow-up-facts.js';
import type { FollowUp } from './follow-up.entity.js';
import type { AddFollowUpActInput } from './follow-up.inputs.js';

/** Tells members of an act that concerns them: who is assigned, whom its note mentions, and who can correct a wrong number. */
export async function tellOfAct(
  { app: { jobs }, db, companyId, viewer }: RequestContext,
  { kind, callOutcome, rightNumber, note }: AddFollowUpActInput,
  {
    followUps,
    assignee,
    batchId,
  }: { followUps: readonly FollowUp[]; assignee: string | null; batchId: string },
): Promise<void> {
  const [first] = followUps;
  if (!first) return;
  const causedBy = viewer?.email ?? null;
  const subjects = new Set(followUps.map(({ employeeId }) => employeeId)).size;
  const subjectId = subjects === 1 ? first.id : batchId;
  const about = { subjectId, subjects, causedBy, batchId };
  if (kind === FollowUpActKind.ASSIGNED && assignee !== null)
    await tellByAddress(jobs, db, companyId, assignee, {
      ...about,
      kind: EventKind.FOLLOW_UP_ASSIGNED,
    });
  if (callOutcome === CallOutcome.WRONG_NUMBER)
    await tellMembers(jobs, db, companyId, [
      {
        kind: EventKind.WRONG_NUMBER,
        subjectId: first.employeeId,
        causedBy,
        batchId,
        value: rightNumber?.trim() || null,
      },
    ]);
  const mentioning = { ...about, kind: EventKind.MENTIONED_IN_FOLLOW_UP } as const;
  await tellMentioned(jobs, db, companyId, { ...mentioning, note: note ?? '' });
}

/** Withdraws what inboxes tell of a batch of acts, once all of it was undone. */
export async function withdrawEvents(
  db: TenantTransaction,
  companyId: string,
  batchId: string,
): Promise<void> {
  const withdrawn = await db.rows<{ kind: InboxKind }>(
    {
      name: 'withdraw-events',
      text: `DELETE FROM company_event WHERE company_id = $1 AND batch_id = $2 AND NOT EXISTS (
          SELECT FROM follow_up_act WHERE company_id = $1 AND batch_id = $2 AND undone_at IS NULL)
        RETURNING kind`,
    },
    [companyId, batchId],
  );
  if (withdrawn.length === 0) return;
  await publishInboxChange(
    db,
    companyId,
    withdrawn.map(({ kind }) => kind),
  );
}
