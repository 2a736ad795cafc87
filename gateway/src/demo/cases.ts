import { IsNull } from 'typeorm';
import { HOUR } from '../durations.js';
import type { TenantTransaction } from '../database/tenant.js';
import { lockPeopleOfCases } from '../features/case-status/case.queries.js';
import { CaseAct } from '../features/case-status/case-entry.entity.js';
import { changeCases, openCases } from '../features/case-status/case-writes.js';
import {
  CaseClassification,
  CaseOutcome,
  DiseaseCase,
} from '../features/case-status/disease-case.entity.js';
import { Employee } from '../features/employees/employee.entity.js';
import {
  describeOtherCases,
  describeOutbreak,
  describePast,
  ruledOutNotes,
  type StagedCase,
} from './case-plan.js';
import { type DemoCase, simulateOutbreak, traceOutbreak } from './outbreak.js';
import {
  addDays,
  toDay,
  demoCompanyId,
  type DemoPerson,
  demoPeople,
  getMidnight,
} from './people.js';
import { demoEmail } from './sign-ins.js';

/** Days without a new case after which an outbreak is over. */
const outbreakDays = 3;
/** Days within which a person recovers. */
const recoveryDays = 14;
/** Days before today that the plan of an outbreak reads. Somebody who stayed at home then has no contacts of their own to trace. */
const plannedDays = 10;

const origin = { by: demoEmail, changeId: null };

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

/** Finds the people who stay or stayed at home, and since when: those in isolation, and those with a known positive date. */
export async function findPeopleAtHome(
  db: TenantTransaction,
  people: readonly DemoPerson[],
): Promise<(DemoCase & { until: number })[]> {
  const byId = new Map(people.map((person) => [person.id, person]));
  return (await listCases(db)).flatMap((stored) => {
    const { employeeId, classification, isolatedAt, specimenDay, closedAt } = stored;
    const person = byId.get(employeeId);
    const isPositive = classification === CaseClassification.CONFIRMED && closedAt === null;
    const date = isolatedAt ? toDay(isolatedAt.getTime()) : isPositive && specimenDay;
    const until = closedAt?.getTime() ?? getRuledOutAt(stored) ?? Infinity;
    return person && date ? [{ person, date, until }] : [];
  });
}

/** Closes the case that turned out not to be one, once its exposures are known. */
export async function closeRuledOut(db: TenantTransaction, now: number): Promise<void> {
  for (const stored of await listOpenCases(db)) {
    const closedAt = getRuledOutAt(stored);
    if (closedAt === null || closedAt > now) continue;
    await lockPeopleOfCases(db, demoCompanyId, [stored.employeeId]);
    const at = new Date(closedAt);
    const change = buildClosing(stored, CaseOutcome.NOT_A_CASE, at);
    await changeCases(db, demoCompanyId, [change], { ...origin, at });
  }
}

/** Returns the planned time at which a case is closed as not a case; null for other cases. */
export function getRuledOutAt({ notes, reportedDay }: DiseaseCase): number | null {
  return notes === ruledOutNotes ? getMidnight(addDays(reportedDay, 1)) + 17 * HOUR : null;
}

/** Closes old cases. Once the last outbreak is over, starts a new one with some other cases. */
export async function maintainOutbreak(
  db: TenantTransaction,
  people: readonly DemoPerson[],
  now: number,
): Promise<void> {
  const today = toDay(now);
  const open = await listOpenCases(db);
  const isGoingOn = open.some(
    (each) =>
      each.classification === CaseClassification.CONFIRMED &&
      each.specimenDay !== null &&
      each.specimenDay >= addDays(today, -outbreakDays),
  );
  const maxDays = isGoingOn ? recoveryDays : outbreakDays;
  await closeOldCases(
    db,
    open.filter((each) => getDayZero(each) < addDays(today, -maxDays)),
    now,
  );
  if (isGoingOn) return;
  const earlier = await listCases(db);
  const planStart = getMidnight(addDays(today, -plannedDays));
  const taken = new Set(
    earlier
      .filter(({ closedAt }) => closedAt === null || closedAt.getTime() > planStart)
      .map(({ employeeId }) => employeeId),
  );
  const healthy = people.filter(({ id }) => !taken.has(id));
  const outbreak = await simulateOutbreak(now, healthy);
  if (outbreak.length === 0) return;
  const traces = await traceOutbreak(outbreak, now, healthy);
  const others = await describeOtherCases(outbreak, traces, healthy, today);
  const past =
    earlier.length === 0
      ? await describePast([...outbreak, ...others], traces, healthy, today)
      : [];
  const staged = [...past, ...describeOutbreak(outbreak), ...others];
  for (const each of staged.toSorted(
    (a, b) => Date.parse(a.reportedDay) - Date.parse(b.reportedDay),
  ))
    await stageCase(db, each, now);
}

/** Lists the cases of the demo company, also closed ones. */
export async function listCases(db: TenantTransaction): Promise<DiseaseCase[]> {
  const manager = await db.manager();
  return manager.find(DiseaseCase, {
    where: { companyId: demoCompanyId },
    order: { number: 'ASC' },
  });
}

async function listOpenCases(db: TenantTransaction): Promise<DiseaseCase[]> {
  return (await listCases(db)).filter(({ closedAt }) => closedAt === null);
}

function getDayZero({ onsetDay, specimenDay, reportedDay }: DiseaseCase): string {
  return onsetDay ?? specimenDay ?? reportedDay;
}

async function closeOldCases(
  db: TenantTransaction,
  old: readonly DiseaseCase[],
  now: number,
): Promise<void> {
  if (old.length === 0) return;
  await lockPeopleOfCases(
    db,
    demoCompanyId,
    old.map(({ employeeId }) => employeeId),
  );
  const changes = old.map((stored) => buildClosing(stored, CaseOutcome.RECOVERED, new Date(now)));
  await changeCases(db, demoCompanyId, changes, origin);
}

function buildClosing(stored: DiseaseCase, outcome: CaseOutcome, at: Date) {
  const values = { outcome, closedAt: at.toISOString(), closedBy: demoEmail };
  const isNone = outcome === CaseOutcome.NOT_A_CASE;
  return {
    stored,
    act: CaseAct.CLOSED,
    values: isNone ? { ...values, classification: CaseClassification.NOT_A_CASE } : values,
  };
}

/** Opens a case in the safety officer's name on the morning of its report, and closes it if it has an outcome. */
async function stageCase(
  db: TenantTransaction,
  { person, closed, ...values }: StagedCase,
  now: number,
): Promise<void> {
  await lockPeopleOfCases(db, demoCompanyId, [person.id]);
  const at = (day: string, hours: number) =>
    new Date(Math.min(now, getMidnight(day) + hours * HOUR));
  const openedAt = at(values.reportedDay, 9);
  const [opened] = await openCases(db, demoCompanyId, [{ ...values, employeeId: person.id }], {
    ...origin,
    at: openedAt,
  });
  if (!closed || !opened) return;
  const closedAt = at(closed.day, closed.day === values.reportedDay ? 9.5 : 17);
  await changeCases(db, demoCompanyId, [buildClosing(opened, closed.outcome, closedAt)], {
    ...origin,
    at: closedAt,
  });
}
