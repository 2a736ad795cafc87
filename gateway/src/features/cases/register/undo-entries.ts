import type { Rows } from '../../../database/tenant.js';
import {
  listCasesById,
  listEntriesOfChange,
  listOpenCasesOfPeople,
  markEntriesUndone,
} from './case.queries.js';
import { CaseAct, type CaseEntry } from './case-entry.entity.js';
import { type CaseValues, getCaseValues } from './case-values.js';
import { type CaseChange, changeCases } from './case-writes.js';
import { CaseOutcome, type DiseaseCase } from './disease-case.entity.js';
import type { ChangeOrigin } from '../../people/directory/status.queries.js';

/** The values that undo an entry, or the first field that was changed since. */
type UndoPlan = { values: Partial<CaseValues> } | { changedSince: keyof CaseValues };

/** Plans how to undo an entry. Undoing that a case was opened closes it. */
export function planUndo(
  stored: DiseaseCase,
  entry: Pick<CaseEntry, 'act' | 'before' | 'after'>,
  { by }: Pick<ChangeOrigin, 'by'>,
): UndoPlan {
  if (entry.act === CaseAct.OPENED) {
    if (stored.closedAt) return { changedSince: 'closedAt' };
    const closedAt = new Date().toISOString();
    return { values: { outcome: CaseOutcome.OPENED_IN_ERROR, closedAt, closedBy: by } };
  }
  const values = getCaseValues(stored);
  const names = Object.keys(entry.after) as (keyof CaseValues)[];
  const changedSince = names.find((name) => values[name] !== entry.after[name]);
  return changedSince ? { changedSince } : { values: entry.before };
}

/** Undoes an entry by values that `planUndo` returned, and returns the case. The caller has locked its person. */
export async function undoEntry(
  db: Rows,
  companyId: string,
  { stored, entry, values }: { stored: DiseaseCase; entry: CaseEntry; values: Partial<CaseValues> },
  origin: ChangeOrigin,
): Promise<DiseaseCase> {
  await markEntriesUndone(db, companyId, [entry.id], origin.by);
  const change = { stored, act: CaseAct.UNDONE, values };
  const [changed] = await changeCases(db, companyId, [change], origin);
  if (!changed) throw new Error('The case is missing');
  return changed;
}

/** Undoes what a directory change did to cases; see `Statuses`. */
export async function undoCasesOfChange(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
  origin: ChangeOrigin & { changeId: string },
): Promise<string[]> {
  const entries = await listEntriesOfChange(db, companyId, origin.changeId, employeeIds);
  if (entries.length === 0) return [];
  const cases = await listCasesById(
    db,
    companyId,
    entries.map(({ caseId }) => caseId),
  );
  // A change writes cases of one disease.
  const open = await listOpenCasesOfPeople(db, companyId, employeeIds, cases[0]!.disease);
  const caseById = new Map(cases.map((each) => [each.id, each]));
  const openIdByPerson = new Map(open.map(({ employeeId, id }) => [employeeId, id]));
  const changes: CaseChange[] = [];
  const undone: string[] = [];
  const skipped: string[] = [];
  for (const entry of entries) {
    const stored = caseById.get(entry.caseId)!;
    const plan = planUndo(stored, entry, origin);
    const otherOpen = openIdByPerson.get(stored.employeeId);
    if ('changedSince' in plan || (otherOpen !== undefined && otherOpen !== stored.id)) {
      skipped.push(stored.employeeId);
      continue;
    }
    changes.push({ stored, act: CaseAct.UNDONE, values: plan.values });
    undone.push(entry.id);
  }
  await markEntriesUndone(db, companyId, undone, origin.by);
  await changeCases(db, companyId, changes, origin);
  return skipped;
}
