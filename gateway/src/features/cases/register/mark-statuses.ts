import type { Rows } from '../../../database/tenant.js';
import { listOpenCasesOfPeople, lockPeopleOfCases, type NewCase } from './case.queries.js';
import { CaseAct } from './case-entry.entity.js';
import { type CaseChange, changeCases, openCases } from './case-writes.js';
import { CaseClassification, CaseOutcome, type DiseaseCase } from './disease-case.entity.js';
import type { EmployeeStatus, ChangeOrigin } from '../../people/directory/status.queries.js';
import type { PositiveTest } from '../../people/directory/statuses.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

/** Marks people positive or negative; see `Statuses`. */
export async function markStatuses(
  db: Rows,
  companyId: string,
  statuses: readonly EmployeeStatus[],
  origin: ChangeOrigin,
): Promise<void> {
  if (statuses.length === 0) return;
  const ids = statuses.map(({ employeeId }) => employeeId);
  await lockPeopleOfCases(db, companyId, ids);
  const open = await listOpenCasesOfPeople(db, companyId, ids, DiseaseCode.COVID_19);
  const openByPerson = new Map(open.map((each) => [each.employeeId, each]));
  const opened: NewCase[] = [];
  const changes: CaseChange[] = [];
  const closedAt = new Date().toISOString();
  for (const { employeeId, isPositive, positiveDate } of statuses) {
    const stored = openByPerson.get(employeeId);
    const test = { disease: DiseaseCode.COVID_19, specimenDay: positiveDate };
    if (isPositive && stored) changes.push(...correctCase(stored, positiveDate));
    else if (isPositive) opened.push(toNewCase(employeeId, test));
    else if (stored?.classification === CaseClassification.CONFIRMED) {
      const values = { outcome: CaseOutcome.RECOVERED, closedAt, closedBy: origin.by };
      changes.push({ stored, act: CaseAct.CLOSED, values });
    }
  }
  await changeCases(db, companyId, changes, origin);
  await openCases(db, companyId, opened, origin);
}

/**
 * Opens a confirmed case for each of these people, or confirms the open one. The caller has locked the people.
 * @param open their open cases of the disease.
 * @returns the opened cases, and those that have changed.
 */
export async function confirmCases(
  db: Rows,
  companyId: string,
  people: readonly string[],
  { disease, specimenDay }: PositiveTest,
  open: readonly DiseaseCase[],
  origin: ChangeOrigin,
): Promise<{ opened: DiseaseCase[]; changed: DiseaseCase[] }> {
  const openByPerson = new Map(open.map((each) => [each.employeeId, each]));
  const changes: CaseChange[] = [];
  const missing: NewCase[] = [];
  for (const employeeId of people) {
    const stored = openByPerson.get(employeeId);
    if (stored) changes.push(...correctCase(stored, specimenDay));
    else missing.push(toNewCase(employeeId, { disease, specimenDay }));
  }
  return {
    changed: await changeCases(db, companyId, changes, origin),
    opened: await openCases(db, companyId, missing, origin),
  };
}

function toNewCase(employeeId: string, test: PositiveTest): NewCase {
  return { employeeId, classification: CaseClassification.CONFIRMED, ...test };
}

/** Confirms an open case with the day of the positive test. A case that was not confirmed keeps its own day if none is disclosed. */
function correctCase(stored: DiseaseCase, positiveDate: string | null): CaseChange[] {
  const isConfirmed = stored.classification === CaseClassification.CONFIRMED;
  const specimenDay = isConfirmed ? positiveDate : (positiveDate ?? stored.specimenDay);
  if (isConfirmed && specimenDay === stored.specimenDay) return [];
  const values = { classification: CaseClassification.CONFIRMED, specimenDay };
  return [{ stored, act: CaseAct.CHANGED, values }];
}
