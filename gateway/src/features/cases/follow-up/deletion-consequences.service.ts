import type { RequestContext } from '../../../request/context.js';
import { listOpenCases } from '../register/case-list.queries.js';
import { deleteEmployees } from '../../people/changes/bulk.service.js';
import { listPeopleOfChange } from '../../people/changes/directory-change.queries.js';
import type { EmployeeSelectionInput } from '../../people/changes/selection.inputs.js';
import { FollowUpState, FollowUpStep } from './follow-up-facts.js';
import { previewFollowUp } from './preview.js';
import type { PreviewedRow } from './preview.queries.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { maxPeopleOfAccess, logAccess } from '../../audit/accesses/access-log.js';
import type { DeletionConsequences } from './consequences.types.js';

/**
 * Lists what `deleteEmployees` would leave to do about people who are ill or followed up.
 * @returns null if too many people are deleted. @throws what `deleteEmployees` throws.
 */
export async function previewDeletion(
  context: RequestContext,
  selection: EmployeeSelectionInput,
): Promise<DeletionConsequences | null> {
  const { companyId } = context;
  const previewed = await previewFollowUp(
    context,
    'input',
    async (trial) => {
      const { id } = await deleteEmployees(trial, selection);
      return listPeopleOfChange(trial.db, companyId, id);
    },
    (db) => listOpenCases(db, companyId, null),
  );
  if (!previewed) return null;
  const people = new Set(previewed.result);
  const openCases = previewed.before.filter(({ employeeId }) => people.has(employeeId));
  const rows = previewed.changes.flatMap(({ employeeId, before }) =>
    before?.nextStep && people.has(employeeId) ? [before] : [],
  );
  const named = [...openCases, ...rows].map(({ employeeId }) => employeeId);
  logAccess(
    context,
    PersonReadKind.FOLLOW_UP,
    people.size <= maxPeopleOfAccess ? [...people] : named,
  );
  const count = (matches: (row: PreviewedRow) => boolean) =>
    new Set(rows.filter(matches).map(({ employeeId }) => employeeId)).size;
  return {
    openCaseCount: openCases.length,
    openCases: openCases.slice(0, maxPeopleOfAccess),
    toInform: count(({ nextStep }) => nextStep === FollowUpStep.INFORM),
    toCorrect: count(({ nextStep }) => nextStep === FollowUpStep.CORRECT),
    inQuarantine: count(({ state }) => quarantined.has(state)),
  };
}

const quarantined: ReadonlySet<FollowUpState> = new Set([
  FollowUpState.IN_QUARANTINE,
  FollowUpState.TEST_DUE,
]);
