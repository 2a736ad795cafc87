import type { Rows } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { EventKind } from '../../company/events/event-kind.js';
import { tellByAddress, tellMembers, tellMentioned } from '../../members/inbox/tell-members.js';
import type { FollowUpAct } from './follow-up-act.entity.js';
import { CallOutcome, FollowUpActKind } from './follow-up-facts.js';
import type { FollowUp } from './follow-up.entity.js';
import type { AddFollowUpActInput } from './follow-up.inputs.js';

/** Tells members of an act that concerns them: who is assigned, whom its note mentions, who manages the directory with a wrong number. */
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
  const subjectId = followUps.length === 1 ? first.id : batchId;
  const about = { subjectId, subjects: followUps.length, causedBy };
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
        value: rightNumber?.trim() || null,
      },
    ]);
  const mentioning = { ...about, kind: EventKind.MENTIONED_IN_FOLLOW_UP } as const;
  await tellMentioned(jobs, db, companyId, { ...mentioning, note: note ?? '' });
}

/** Withdraws from inboxes that the numbers of people are wrong, after those calls were undone. */
export async function withdrawWrongNumbers(
  db: Rows,
  companyId: string,
  undone: readonly FollowUpAct[],
): Promise<void> {
  for (const { employeeId, callOutcome, by, at } of undone)
    if (callOutcome === CallOutcome.WRONG_NUMBER)
      // oxlint-disable-next-line no-await-in-loop
      await db.rows(
        {
          name: 'withdraw-wrong-number',
          text: `DELETE FROM company_event WHERE company_id = $1 AND kind = 'WRONG_NUMBER' AND subject_id = $2
            AND caused_by IS NOT DISTINCT FROM $3 AND happened_at >= $4`,
        },
        [companyId, employeeId, by, at],
      );
}
