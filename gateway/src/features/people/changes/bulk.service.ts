import { lockFollowUp } from '../../../database/advisory-locks.js';
import { assertMay } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, NotFound } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import {
  type ChangeCounts,
  deleteSelected,
  endSessionsOfChange,
  recordSelectedPositive,
  updateSelectedDepartment,
} from './bulk.queries.js';
import type { PositiveTest } from '../directory/statuses.js';
import { confirmSelected } from './confirm-selected.js';
import { hasSetStatus, listPeopleOfChange } from './directory-change.queries.js';
import { type DirectoryChange, DirectoryChangeKind } from './directory-change.entity.js';
import { beginChange, type ChangeContext, endChange } from './directory-change.service.js';
import type { DirectoryCondition } from '../directory/directory-filter.js';
import { makeKey } from '../directory/directory-keys.js';
import { findEmployee } from '../directory/employee.service.js';
import { validateOneLine } from '../directory/employee-rules.js';
import type { Reference } from '../../../validation/reference.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { keepUnfinishedOfChange } from './former-employee.queries.js';
import { buildSelectionCondition, logSelectionByStatus, selectionError } from './selection.js';
import type { EmployeeSelectionInput } from './selection.inputs.js';
import { type UndoResult, undoChange } from './undo.service.js';

/** Builds the change context of the viewer. */
export function toChangeContext(context: RequestContext): ChangeContext {
  const { app, db, companyId, viewer, caller } = context;
  const { address } = caller;
  return { app, db, companyId, by: viewer?.email ?? '', role: viewer?.role ?? null, address };
}

/** Moves the selected people to a department. People already in it are not counted. */
export async function updateDepartment(
  context: RequestContext,
  selection: EmployeeSelectionInput,
  department: string,
): Promise<DirectoryChange> {
  const name = department.trim();
  if (name === '') throw new BadUserInput('department', 'Please enter department');
  if (name.length > 100) throw new BadUserInput('department', 'At most 100 characters');
  const lineBreak = validateOneLine(name);
  if (lineBreak !== null) throw new BadUserInput('department', lineBreak);
  return changeMany(context, selection, DirectoryChangeKind.DEPARTMENT, {
    detail: name,
    change: (changing, id, selected) =>
      updateSelectedDepartment(changing.db, changing.companyId, id, selected, {
        name,
        key: makeKey(name),
      }),
  });
}

/** Marks the selected people negative and closes their cases of COVID-19. People already negative are not counted. */
export async function markNegative(
  context: RequestContext,
  selection: EmployeeSelectionInput,
): Promise<DirectoryChange> {
  return changeMany(context, selection, DirectoryChangeKind.NEGATIVE, {
    change: async ({ app, db, companyId, by }, id, selected) => {
      const counts = await recordSelectedPositive(db, companyId, id, selected);
      const people = await listPeopleOfChange(db, companyId, id);
      const statuses = people.map((employeeId) => ({
        employeeId,
        isPositive: false,
        positiveDate: null,
      }));
      const origin = { by, changeId: id };
      await app.statuses.mark(db, companyId, statuses, origin);
      return counts;
    },
  });
}

/**
 * Marks up to 1000 people positive: opens a confirmed case of the disease for each, or confirms the open one. People who already have
 * an open confirmed case are returned in `alreadyPositive`; they are neither changed nor counted.
 * @throws BadUserInput naming `disease`, `specimenDay` or `selection`.
 */
export async function markPositive(
  context: RequestContext,
  selection: EmployeeSelectionInput,
  test: PositiveTest,
): Promise<{ change: DirectoryChange; alreadyPositive: string[] }> {
  await context.app.statuses.assertTest(context, test);
  const alreadyPositive: string[] = [];
  const change = await changeMany(context, selection, DirectoryChangeKind.POSITIVE, {
    detail: test.disease,
    change: async (changing, id, selected) => {
      const { alreadyConfirmed, ...counts } = await confirmSelected(changing, id, selected, test);
      alreadyPositive.push(...alreadyConfirmed);
      return counts;
    },
  });
  // The answer names them.
  logAccess(context, PersonReadKind.HEALTH, alreadyPositive);
  return { change, alreadyPositive };
}

/**
 * Deletes people and ends their phone sessions. Personal data is removed from the directory at once, so that code, email and phone
 * can be used again. It is stored elsewhere while the deletion can be undone, and then erased. Contact records keep the ids, so that
 * other people's tracing stays complete. Of whoever is ill or followed up, an officer keeps what they need until that has ended; the
 * caller cannot tell of whom.
 */
export async function deleteEmployees(
  context: RequestContext,
  selection: EmployeeSelectionInput,
): Promise<DirectoryChange> {
  return changeMany(context, selection, DirectoryChangeKind.DELETION, {
    change: async ({ db, companyId }, id, selected) => {
      await lockFollowUp(db, companyId);
      const changed = await deleteSelected(db, companyId, id, selected);
      await keepUnfinishedOfChange(db, companyId, id);
      await endSessionsOfChange(db, companyId, id);
      return changed;
    },
  });
}

/** Deletes one employee; see `deleteEmployees`. */
export async function deleteEmployee(
  context: RequestContext,
  reference: Reference,
): Promise<DirectoryChange> {
  const { id } = await findEmployee(context, reference);
  return deleteEmployees(context, { ids: [id] });
}

/**
 * Undoes a change; see `undoChange`.
 * @throws Forbidden naming `id` for a change that the viewer's role could not have made.
 */
export async function undoDirectoryChange(
  context: RequestContext,
  id: string,
): Promise<UndoResult> {
  const setsStatus = await hasSetStatus(context.db, context.companyId, id);
  if (setsStatus !== undefined)
    assertMay(context, setsStatus ? 'case:update' : 'employee:update', 'id');
  const undone = await undoChange(toChangeContext(context), id);
  const { change, restored } = undone;
  const exceptions = restored < change.count ? `, of whom ${restored} restored` : '';
  await writeAudit(context, {
    companyId: context.companyId,
    action: AuditAction.CHANGE_UNDONE,
    detail: `${formatChange(change)}${exceptions}, change ${id}`,
  });
  return undone;
}

const kindLabels: Record<DirectoryChangeKind, string> = {
  DELETION: 'Deleted',
  DEPARTMENT: 'Moved to a department',
  IMPORT: 'Imported',
  NEGATIVE: 'Marked negative',
  POSITIVE: 'Marked positive',
};

/** Formats a change for the audit log, such as 'Imported: 1 person'. */
function formatChange({ kind, count }: DirectoryChange): string {
  return `${kindLabels[kind]}: ${count} ${count === 1 ? 'person' : 'people'}`;
}

interface ChangeRequest {
  detail?: string;
  /** Changes the selected people and stores their old values. */
  change: (
    changing: ChangeContext,
    id: string,
    selected: DirectoryCondition,
  ) => Promise<ChangeCounts>;
}

/**
 * Changes the selected people in one directory change.
 * @throws NotFound if none of the given ids is in the directory, BadUserInput if a search finds nobody.
 */
async function changeMany(
  context: RequestContext,
  selection: EmployeeSelectionInput,
  kind: DirectoryChangeKind,
  { detail, change: changeSelection }: ChangeRequest,
): Promise<DirectoryChange> {
  if (selection.filter?.status) assertMay(context, 'health:read', 'selection.filter.status');
  await logSelectionByStatus(context, selection);
  const selected = buildSelectionCondition(selection);
  const changing = toChangeContext(context);
  const begun = await beginChange(changing, kind, detail);
  const { found } = await changeSelection(changing, begun.id, selected);
  if (found === 0) throw selection.ids ? new NotFound() : selectionError('Nobody is selected');
  const change = await endChange(changing, begun);
  await writeAudit(context, {
    companyId: context.companyId,
    action:
      kind === DirectoryChangeKind.DELETION
        ? AuditAction.EMPLOYEES_DELETED
        : AuditAction.EMPLOYEES_CHANGED,
    detail: `${formatChange(change)}, change ${change.id}`,
  });
  return change;
}
