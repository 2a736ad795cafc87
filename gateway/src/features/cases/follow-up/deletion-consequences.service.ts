import type { RequestContext } from '../../../request/context.js';
import { listOpenCases } from '../register/case-list.queries.js';
import { deleteEmployees } from '../../people/changes/bulk.service.js';
import { listPeopleOfChange } from '../../people/changes/directory-change.queries.js';
import type { EmployeeSelectionInput } from '../../people/changes/selection.inputs.js';
import { FollowUpState, FollowUpStep } from './follow-up-facts.js';
import { previewFollowUp, type PreviewedChange } from './preview.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { maxPeopleOfAccess, logAccess } from '../../audit/accesses/access-log.js';
import type { DeletionConsequences } from './consequences.types.js';

/** Previews `deleteEmployees`. @returns null if too much is deleted. @throws what `deleteEmployees` throws. */
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
  const { result: people, before, after, changes } = previewed;
  const hidden = changes.filter((change) => change.after === null);
  const named =
    people.length <= maxPeopleOfAccess ? people : hidden.map(({ employeeId }) => employeeId);
  logAccess(context, PersonReadKind.FOLLOW_UP, named);
  const left = new Set(after.map(({ id }) => id));
  const openCases = before.filter(({ id }) => !left.has(id));
  const count = (matches: (row: NonNullable<PreviewedChange['before']>) => boolean) =>
    new Set(
      hidden.flatMap(({ employeeId, before: row }) => (row && matches(row) ? [employeeId] : [])),
    ).size;
  return {
    openCaseCount: openCases.length,
    openCases: openCases.slice(0, maxPeopleOfAccess),
    toInform: count(({ nextStep }) => nextStep === FollowUpStep.INFORM),
    inQuarantine: count(({ state }) => quarantined.has(state)),
  };
}

const quarantined: ReadonlySet<FollowUpState> = new Set([
  FollowUpState.IN_QUARANTINE,
  FollowUpState.TEST_DUE,
]);
