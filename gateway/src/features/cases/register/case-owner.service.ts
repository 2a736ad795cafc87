import { BadUserInput, Conflict } from '../../../errors.js';
import { wakeRecount } from '../../../jobs/mark-cases.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { listAddressesOfMembers } from '../../members/team/member.queries.js';
import type { OwnedCases } from '../../members/team/owned-cases.js';
import type { AssignCaseInput } from './case.inputs.js';
import {
  insertOwnerEntries,
  lockCaseWorker,
  removeOwner,
  storeOwner,
} from './case-owner.queries.js';
import { findCase, lockCurrentCase } from './case.service.js';
import type { DiseaseCase } from './disease-case.entity.js';
import { tellMentionedInCase, tellNewOwner } from './tell-of-case.js';

/**
 * Gives an open case another owner, or none. Whoever takes it from somebody leaves a note.
 * @throws Conflict naming `version` if it is outdated, or `id` if the case is closed; BadUserInput naming `owner` for anybody but a member who
 * may work on cases, or `note` if it is missing.
 */
export async function assignCase(
  context: RequestContext,
  input: AssignCaseInput,
): Promise<DiseaseCase> {
  const { db, companyId, viewer } = context;
  const stored = await lockCurrentCase(context, input);
  if (stored.closedAt) throw new Conflict('id', 'This case is closed: reopen it to hand it over');
  const after = input.owner?.trim().toLowerCase() || null;
  const ownerId = after === null ? null : await findWorker(context, after);
  if (ownerId === stored.ownerId) return stored;
  const before = await findAddress(context, stored.ownerId);
  const note = input.note?.trim() ?? '';
  if (before !== null && note === '')
    throw new BadUserInput('note', 'Please leave a note for whoever takes the case over');
  await storeOwner(db, companyId, stored.id, ownerId);
  const by = viewer?.email ?? null;
  await insertOwnerEntries(db, companyId, { caseIds: [stored.id], before, after, note, by });
  await wakeRecount(db, companyId);
  if (ownerId !== null) await tellNewOwner(context, stored.id, ownerId);
  await tellMentionedInCase(context, stored.id, note);
  const detail = `${before ?? 'nobody'} to ${after ?? 'nobody'}, case C-${stored.number}`;
  await writeAudit(context, { companyId, action: AuditAction.CASE_ASSIGNED, detail });
  return findCase(context, stored.number);
}

/** @throws BadUserInput naming `owner`, for unknown members and those of other companies alike. */
async function findWorker({ db, companyId }: RequestContext, email: string): Promise<string> {
  const id = await lockCaseWorker(db, companyId, email);
  if (id === undefined)
    throw new BadUserInput('owner', 'Please choose a member who may work on cases');
  return id;
}

async function findAddress(
  { db, companyId }: RequestContext,
  ownerId: string | null,
): Promise<string | null> {
  if (ownerId === null) return null;
  const [owner] = await listAddressesOfMembers(db, companyId, [ownerId]);
  return owner?.email ?? null;
}

/** Maximum numbers of cases in the detail of an audit entry. */
const maxListedCases = 50;

/** Cases that members own. */
export const ownedCases: OwnedCases = {
  release: async (context, { id, email }) => {
    const { db, companyId, viewer } = context;
    const released = await removeOwner(db, companyId, id);
    if (released.length === 0) return;
    await insertOwnerEntries(db, companyId, {
      caseIds: released.map(({ id }) => id),
      before: email,
      after: null,
      note: '',
      by: viewer?.email ?? null,
    });
    await wakeRecount(db, companyId);
    const listed = released.slice(0, maxListedCases).map(({ number }) => `C-${number}`);
    const more = released.length - listed.length;
    const detail = `${email} to nobody, cases ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    await writeAudit(context, { companyId, action: AuditAction.CASE_ASSIGNED, detail });
  },
};
