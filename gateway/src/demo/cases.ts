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

/** An outbreak is over after so many days without a new case; a person recovers after twice as many. */
const outbreakDays = 7;

const origin = { by: demoEmail, changeId: null, raisesEmployeeVersion: true };

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

/** Finds the people who stay at home, each since a day: those in isolation, and those who are positive since a known date. */
export async function findPeopleAtHome(
  db: TenantTransaction,
  people: readonly DemoPerson[],
): Promise<DemoCase[]> {
  const since = new Map<string, string>();
  for (const { employeeId, classification, isolatedAt, specimenDay } of await listOpenCases(db)) {
    const isPositive = classification === CaseClassification.CONFIRMED;
    const day = isolatedAt ? toDay(isolatedAt.getTime()) : isPositive && specimenDay;
    const earlier = since.get(employeeId);
    if (day && (earlier === undefined || day < earlier)) since.set(employeeId, day);
  }
  return people.flatMap((person) => {
    const date = since.get(person.id);
    return date ? [{ person, date }] : [];
  });
}

/** Closes old cases, and starts a new outbreak beside some other cases once the last one is over. */
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
  const maxDays = isGoingOn ? 2 * outbreakDays : outbreakDays;
  await closeOldCases(
    db,
    open.filter((each) => getDayZero(each) < addDays(today, -maxDays)),
    now,
  );
  if (isGoingOn) return;
  const outbreak = await simulateOutbreak(now, people);
  if (outbreak.length === 0) return;
  const traces = await traceOutbreak(outbreak, now, people);
  const manager = await db.manager();
  const isFirst = !(await manager.existsBy(DiseaseCase, { companyId: demoCompanyId }));
  const taken = new Set(open.map(({ employeeId }) => employeeId));
  const healthy = people.filter(({ id }) => !taken.has(id));
  const others = describeOtherCases(outbreak, traces, healthy, today);
  const past = isFirst ? describePast([...outbreak, ...others], healthy, today) : [];
  for (const staged of [...past, ...describeOutbreak(outbreak), ...others])
    await stageCase(db, staged, now);
}

function listOpenCases(db: TenantTransaction): Promise<DiseaseCase[]> {
  return db
    .manager()
    .then((manager) =>
      manager.findBy(DiseaseCase, { companyId: demoCompanyId, closedAt: IsNull() }),
    );
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
  const changes = old.map((stored) => closing(stored, CaseOutcome.RECOVERED, new Date(now)));
  await changeCases(db, demoCompanyId, changes, origin);
}

function closing(stored: DiseaseCase, outcome: CaseOutcome, at: Date) {
  const values = { outcome, closedAt: at.toISOString(), closedBy: demoEmail };
  const isNone = outcome === CaseOutcome.NOT_A_CASE;
  return {
    stored,
    act: CaseAct.CLOSED,
    values: isNone ? { ...values, classification: CaseClassification.NOT_A_CASE } : values,
  };
}

/** Opens a case in the safety officer's name on the morning of its report, and closes it where it has an outcome. */
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
  await changeCases(db, demoCompanyId, [closing(opened, closed.outcome, closedAt)], {
    ...origin,
    at: closedAt,
  });
}
