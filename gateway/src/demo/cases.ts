import { In, IsNull } from 'typeorm';
import type { TenantTransaction } from '../database/tenant.js';
import { Employee } from '../features/employees/employee.entity.js';
import { insertStatusChanges } from '../features/employees/status-change.queries.js';
import { type DemoCase, simulateOutbreak } from './outbreak.js';
import { addDays, toDay, demoCompanyId, type DemoPerson, demoPeople } from './people.js';
import { demoEmail } from './sign-ins.js';

/** An outbreak is over when nobody has tested positive for so many days, and each case after twice as many. */
const outbreakDays = 7;
const bySafetyOfficer = { changedBy: demoEmail, changeId: null };

/** Who of the demo's people is still in the directory. */
export async function findPresentPeople(db: TenantTransaction): Promise<DemoPerson[]> {
  const manager = await db.manager();
  const found = await manager.find(Employee, {
    select: { companyId: true, id: true },
    where: { companyId: demoCompanyId, deletedAt: IsNull() },
  });
  const present = new Set(found.map(({ id }) => id));
  return demoPeople.filter(({ id }) => present.has(id));
}

/** Who is positive, and since when. */
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

/** Lets whoever was positive long ago recover, and where the last outbreak is over there is a new one. */
export async function maintainOutbreak(
  db: TenantTransaction,
  people: readonly DemoPerson[],
  now: number,
): Promise<void> {
  const today = toDay(now);
  const cases = await findPositiveCases(db, people);
  if (cases.some(({ date }) => date >= addDays(today, -outbreakDays))) {
    await markRecovered(
      db,
      cases.filter(({ date }) => date < addDays(today, -2 * outbreakDays)),
    );
    return;
  }
  await markRecovered(db, cases);
  const manager = await db.manager();
  const outbreak = await simulateOutbreak(now, people);
  for (const { person, date } of outbreak) {
    // oxlint-disable-next-line no-await-in-loop
    await manager.update(
      Employee,
      { companyId: demoCompanyId, id: person.id },
      { isPositive: true, positiveDate: date, version: () => 'version + 1' },
    );
  }
  const found = outbreak.map(({ person, date }) => ({
    employeeId: person.id,
    isPositive: true,
    positiveDate: date,
  }));
  await insertStatusChanges(db, demoCompanyId, found, bySafetyOfficer);
}

async function markRecovered(db: TenantTransaction, cases: readonly DemoCase[]): Promise<void> {
  if (cases.length === 0) return;
  const manager = await db.manager();
  const ids = cases.map(({ person }) => person.id);
  await manager.update(
    Employee,
    { companyId: demoCompanyId, id: In(ids) },
    { isPositive: false, positiveDate: null, version: () => 'version + 1' },
  );
  const recovered = ids.map((employeeId) => ({
    employeeId,
    isPositive: false,
    positiveDate: null,
  }));
  await insertStatusChanges(db, demoCompanyId, recovered, bySafetyOfficer);
}
