import { IsNull } from 'typeorm';
import type { TenantTransaction } from '../database/tenant.js';
import { CaseClassification, DiseaseCase } from '../features/cases/register/disease-case.entity.js';
import { findDayZero } from '../features/cases/register/day-zero.js';
import { Employee } from '../features/people/directory/employee.entity.js';
import {
  describeOtherCases,
  describeOutbreak,
  describePast,
  type StagedCase,
} from './case-plan.js';
import { type Absence, simulateOutbreak, traceOutbreak } from './outbreak.js';
import {
  addDays,
  toDay,
  demoCompanyId,
  type DemoPerson,
  demoPeople,
  getMidnight,
} from './people.js';

/** Days without a new case after which an outbreak is over. */
const outbreakDays = 3;
/** Days within which a person recovers. */
const recoveryDays = 14;
/** Days before today that the plan of an outbreak reads. Somebody who stayed at home then has no contacts of their own to trace. */
const plannedDays = 10;

/** Finds the demo's people who are still in the directory. */
export async function findPresentPeople(db: TenantTransaction): Promise<DemoPerson[]> {
  const manager = await db.manager();
  const found = await manager.find(Employee, {
    select: { companyId: true, id: true },
    where: { companyId: demoCompanyId, deletedAt: IsNull() },
  });
  const present = new Set(found.map(({ id }) => id));
  return demoPeople.filter(({ id }) => present.has(id));
}

/** Lists the cases of the demo company, also closed ones. */
export async function listCases(db: TenantTransaction): Promise<DiseaseCase[]> {
  const manager = await db.manager();
  return manager.find(DiseaseCase, {
    where: { companyId: demoCompanyId },
    order: { number: 'ASC' },
  });
}

/** Lists when people stay or stayed at home: in isolation, or since a known positive date. */
export function listAbsences(
  cases: readonly DiseaseCase[],
  staged: readonly StagedCase[],
  people: readonly DemoPerson[],
): Absence[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const known = cases.flatMap(
    ({ employeeId, classification, isolatedAt, specimenDay, closedAt }) => {
      const person = byId.get(employeeId);
      const isPositive = classification === CaseClassification.CONFIRMED && closedAt === null;
      const date = isolatedAt ? toDay(isolatedAt.getTime()) : isPositive && specimenDay;
      return person && date ? [{ person, date, until: closedAt?.getTime() ?? Infinity }] : [];
    },
  );
  const planned = staged.flatMap(({ person, isolatedAt, closed }) =>
    isolatedAt
      ? [{ person, date: toDay(Date.parse(isolatedAt)), until: closed?.at ?? Infinity }]
      : [],
  );
  return [...known, ...planned];
}

const isOpen = ({ closedAt }: DiseaseCase) => closedAt === null;

/** Lists the open cases whose people have recovered. A new outbreak ends those of the last one. */
export function listEndedCases(
  cases: readonly DiseaseCase[],
  startsOutbreak: boolean,
  today: string,
): DiseaseCase[] {
  const lastDay = addDays(today, -(startsOutbreak ? outbreakDays : recoveryDays));
  return cases.filter((each) => isOpen(each) && findDayZero(each).day < lastDay);
}

/** Plans a new outbreak with some other cases, once the last one is over. Deterministic for a day, people and cases. */
export async function planCases(
  cases: readonly DiseaseCase[],
  people: readonly DemoPerson[],
  now: number,
): Promise<StagedCase[]> {
  const today = toDay(now);
  const isGoingOn = cases.some(
    (each) =>
      isOpen(each) &&
      each.classification === CaseClassification.CONFIRMED &&
      each.specimenDay !== null &&
      each.specimenDay >= addDays(today, -outbreakDays),
  );
  if (isGoingOn) return [];
  const planStart = getMidnight(addDays(today, -plannedDays));
  const taken = new Set(
    cases
      .filter(({ closedAt }) => closedAt === null || closedAt.getTime() > planStart)
      .map(({ employeeId }) => employeeId),
  );
  const healthy = people.filter(({ id }) => !taken.has(id));
  const outbreak = await simulateOutbreak(now, healthy);
  if (outbreak.length === 0) return [];
  const traces = await traceOutbreak(outbreak, now, healthy);
  const others = await describeOtherCases(outbreak, traces, healthy, today);
  const past =
    cases.length === 0 ? await describePast([...outbreak, ...others], traces, healthy, today) : [];
  return [...past, ...describeOutbreak(outbreak), ...others];
}
