import { NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import type { CloseCaseInput, UpdateCaseInput } from '../register/case.inputs.js';
import { findStoredCase } from '../register/case-list.queries.js';
import { closeCase, updateCase } from '../register/case.service.js';
import { findCaseIsolation, traceCase } from '../register/case-window.service.js';
import { countChanges, previewFollowUp } from './preview.js';
import { countToInform } from './preview.queries.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import type { CaseConsequences } from './consequences.types.js';

/** Previews `updateCase`. @returns null if it affects too much. @throws what `updateCase` throws. */
export function previewCaseChange(
  context: RequestContext,
  input: UpdateCaseInput,
): Promise<CaseConsequences | null> {
  return previewCase(context, input.id, (trial) => updateCase(trial, input));
}

/** Previews `closeCase`. @returns null if it affects too much. @throws what `closeCase` throws. */
export function previewClosing(
  context: RequestContext,
  input: CloseCaseInput,
): Promise<CaseConsequences | null> {
  return previewCase(context, input.id, (trial) => closeCase(trial, input));
}

async function previewCase(
  context: RequestContext,
  id: string,
  change: (trial: RequestContext) => Promise<DiseaseCase>,
): Promise<CaseConsequences | null> {
  const { companyId } = context;
  const stored = await findStoredCase(context.db, companyId, { id });
  if (!stored) throw new NotFound();
  const previewed = await previewFollowUp(context, 'input', change, (db) =>
    countToInform(db, companyId, id),
  );
  if (!previewed) return null;
  logAccess(context, PersonReadKind.CASE, [stored.employeeId]);
  const { result: changed, after: toInform, changes } = previewed;
  // Traces read records, so they need neither the change nor the lock of the follow-up.
  const exposedBefore = await countExposed(context, stored);
  return {
    exposedBefore,
    exposedAfter: await countExposed(context, changed),
    ...countChanges(changes),
    toInform,
    isolationBefore: await findCaseIsolation(context, stored),
    isolationAfter: await findCaseIsolation(context, changed),
  };
}

async function countExposed(context: RequestContext, stored: DiseaseCase): Promise<number> {
  const { exposures } = await traceCase(context, stored);
  return exposures.length;
}
