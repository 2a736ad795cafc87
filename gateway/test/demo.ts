import { DAY } from '../src/durations.js';
import { inTenant } from '../src/database/tenant.js';
import { addDays, demoCompanyId, getMidnight, toDay } from '../src/demo/people.js';
import { demoEmail } from '../src/demo/sign-ins.js';
import { markStatuses } from '../src/features/cases/register/mark-statuses.js';
import { Contact } from '../src/features/contacts/records/contact.entity.js';
import { Employee } from '../src/features/people/directory/employee.entity.js';
import { StoredStatus } from '../src/features/people/directory/stored-status.entity.js';
import type { FollowUpState } from '../src/features/cases/follow-up/follow-up-facts.js';
import { DiseaseCase } from '../src/features/cases/register/disease-case.entity.js';
import { FollowUpAct } from '../src/features/cases/follow-up/follow-up-act.entity.js';
import { StoredExposure } from '../src/features/cases/follow-up/recount.entities.js';
import { FollowUp } from '../src/features/cases/follow-up/follow-up.entity.js';
import { HealthRecord } from '../src/features/people/phones/health-record.entity.js';
import { traceContacts } from '../src/features/contacts/tracing/tracing.queries.js';
import type { TestApp } from './database.js';

/** The case of a positive person, with the numbers of people whom it exposed directly and in total. */
interface TracedCase {
  daysAgo: number;
  direct: number;
  traced: number;
}

/** Whether cases look like a week-old outbreak. */
export function isPlausible(cases: TracedCase[]): boolean {
  return (
    cases.length === 3 &&
    cases.every(
      ({ daysAgo, direct, traced }) =>
        daysAgo >= 0 && daysAgo < 7 && direct >= 3 && direct <= 30 && traced < 100,
    )
  );
}

/** Reads and changes data of the demo company. */
export function makeDemoReader({ dataSource }: Pick<TestApp, 'dataSource'>) {
  const stored = <Row extends object>(entity: new () => Row): Promise<Row[]> =>
    inTenant(dataSource, demoCompanyId, async (db) => (await db.manager()).find(entity));

  const employees = async (): Promise<Employee[]> => {
    const present = (await stored(Employee)).filter(({ deletedAt }) => deletedAt === null);
    return present.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };

  /** Lists the positive people of the directory. */
  const positives = async () => {
    const positive = (await stored(StoredStatus)).filter(({ isPositive }) => isPositive);
    const dates = new Map(positive.map((status) => [status.employeeId, status.positiveDate]));
    return (await employees())
      .filter(({ id }) => dates.has(id))
      .map(({ id }) => ({ id, positiveDate: dates.get(id)! }));
  };

  return {
    stored,
    employees,
    positives,
    async followUpStates(): Promise<FollowUpState[]> {
      const rows = await stored(FollowUp);
      return [...new Set(rows.map(({ state }) => state))].toSorted();
    },
    /** Lists follow-ups of people whose quarantine was extended by another case after they knew of it. */
    async extendedFollowUps(): Promise<FollowUp[]> {
      const [rows, acts, exposures, cases] = await Promise.all([
        stored(FollowUp),
        stored(FollowUpAct),
        stored(StoredExposure),
        stored(DiseaseCase),
      ]);
      const numbers = new Map(cases.map(({ id, number }) => [id, number]));
      return rows.filter(({ employeeId, quarantineUntil, reason }) => {
        const isOwn = (each: { employeeId: string }) => each.employeeId === employeeId;
        const [told] = acts.filter(isOwn).toSorted((a, b) => +a.at - +b.at);
        const [first] = exposures
          .filter(isOwn)
          .toSorted((a, b) => +a.lastExposedAt - +b.lastExposedAt);
        return (
          told?.quarantineUntil &&
          told.quarantineUntil < quarantineUntil! &&
          !reason.includes(`case C-${numbers.get(first!.caseId)} `)
        );
      });
    },
    /** Describes the case of each positive person at a moment. */
    async outbreakAt(now: number): Promise<TracedCase[]> {
      const found = await positives();
      return Promise.all(
        found.map(async ({ id, positiveDate }) => {
          const from = getMidnight(addDays(positiveDate, -2));
          const thresholds = [{ from: -Infinity, minutes: 15 }];
          const exposed = await inTenant(dataSource, demoCompanyId, (db) =>
            traceContacts(db, demoCompanyId, id, from, now, thresholds),
          );
          const direct = exposed.filter(({ level }) => level === 1).length;
          const daysAgo = (getMidnight(toDay(now)) - getMidnight(positiveDate)) / DAY;
          return { daysAgo, direct, traced: exposed.length };
        }),
      );
    },
    change: (id: string, changes: Partial<Employee>): Promise<unknown> =>
      inTenant(dataSource, demoCompanyId, async (db) =>
        (await db.manager()).update(Employee, { companyId: demoCompanyId, id }, changes),
      ),
    markPositive(employeeId: string, positiveDate: string): Promise<void> {
      const origin = { by: demoEmail, changeId: null };
      return inTenant(dataSource, demoCompanyId, (db) =>
        markStatuses(db, demoCompanyId, [{ employeeId, isPositive: true, positiveDate }], origin),
      );
    },
    async everything() {
      const byId = <Row extends { id: string }>(rows: Row[]) =>
        rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      return [
        byId(await stored(Employee)),
        byId(await stored(Contact)),
        byId(await stored(HealthRecord)),
      ];
    },
  };
}
