import { IsNull } from 'typeorm';
import type { TenantTransaction } from '../database/tenant.js';
import { Employee } from '../features/employees/employee.entity.js';
import { insertStatusChanges } from '../features/employees/status-change.queries.js';
import { type DemoCase, simulateOutbreak } from './outbreak.js';
import { addDays, toDay, demoCompanyId, type DemoPerson, demoPeople } from './people.js';
import { demoEmail } from './sign-ins.js';

/** An outbreak is over after so many days without a new case; a person recovers after twice as many. */
const outbreakDays = 7;

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

/** Finds the people who are positive, with the dates of their tests. */
export async function findPositiveCases(
  db: TenantTransaction,
  people: readonly DemoPerson[],
): Promise<DemoCase[]> {
  const manager = await db.manager();
  const positive = await manager.findBy(Employee, {
    companyId: demoCompanyId,
    isPositive: true,
    deletedAt: IsNull(),
  });
  const dates = new Map(positive.map(({ id, positiveDate }) => [id, positiveDate]));
  return people.flatMap((person) => {
    const date = dates.get(person.id);
    return date ? [{ person, date }] : [];
  });
}

/** Marks old cases as recovered, and starts a new outbreak once the last one is over. */
export async function maintainOutbreak(
  db: TenantTransaction,
  people: readonly DemoPerson[],
  now: number,
): Promise<void> {
  const today = toDay(now);
  const cases = await findPositiveCases(db, people);
  if (cases.some(({ date }) => date >= addDays(today, -outbreakDays))) {
    const old = cases.filter(({ date }) => date < addDays(today, -2 * outbreakDays));
    await setStatuses(db, old.map(toRecovered));
    return;
  }
  await setStatuses(db, cases.map(toRecovered));
  await setStatuses(db, await simulateOutbreak(now, people));
}

const toRecovered = ({ person }: DemoCase) => ({ person, date: null });

/** Sets people to positive since a date, or to negative, in the safety officer's name. */
async function setStatuses(
  db: TenantTransaction,
  statuses: readonly { person: DemoPerson; date: string | null }[],
): Promise<void> {
  const manager = await db.manager();
  const changes = statuses.map(({ person, date }) => ({
    employeeId: person.id,
    isPositive: date !== null,
    positiveDate: date,
  }));
  for (const { employeeId: id, ...status } of changes)
    await manager.update(
      Employee,
      { companyId: demoCompanyId, id },
      { ...status, version: () => 'version + 1' },
    );
  await insertStatusChanges(db, demoCompanyId, changes, { changedBy: demoEmail, changeId: null });
}
