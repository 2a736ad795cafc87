import type { RequestContext } from '../../../request/context.js';
import { EventKind } from '../../company/events/event-kind.js';
import { tellMembers, tellMentioned } from '../../members/inbox/tell-members.js';

/** Tells members whom the notes of a case, or a note to its next owner, mention. @param earlier the notes before. */
export function tellMentionedInCase(
  { app, db, companyId, viewer }: RequestContext,
  caseId: string,
  note: string,
  earlier = '',
): Promise<void> {
  return tellMentioned(app.jobs, db, companyId, {
    kind: EventKind.MENTIONED_IN_CASE,
    subjectId: caseId,
    causedBy: viewer?.email ?? null,
    note,
    earlier,
  });
}

/** Tells a member that a case is theirs now. */
export function tellNewOwner(
  { app, db, companyId, viewer }: RequestContext,
  caseId: string,
  ownerId: string,
): Promise<void> {
  const causedBy = viewer?.email ?? null;
  const event = {
    kind: EventKind.CASE_ASSIGNED,
    subjectId: caseId,
    recipientId: ownerId,
    causedBy,
  };
  return tellMembers(app.jobs, db, companyId, [event]);
}
