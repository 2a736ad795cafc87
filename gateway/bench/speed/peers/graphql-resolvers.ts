import {
  type HealthOfEmployee,
  findLatestHealth,
} from '../../../src/features/employees/phone-health.queries.js';
import { readHistory, readIndicator, type Period } from './plain-insights.js';
import { countPeople, findDirectoryPage, trace, type Variables } from './plain-queries.js';
import type { PlainTransaction } from './plain-transaction.js';

/** The context of the GraphQL peers' resolvers. */
export interface PeerContext {
  db: PlainTransaction;
  companyId: string;
}

interface Page {
  page: number;
  pageSize: number;
  search?: string | null;
}

/** Plain resolvers for the measured part of our schema; each peer adds `health` as a loader of its own. */
export const plainResolvers = {
  Query: {
    employees: (_: unknown, page: Page) => page,
    trace: async (_: unknown, variables: Variables, { db, companyId }: PeerContext) =>
      (await trace(db, companyId, variables)).trace,
    breachHistory: async (_: unknown, period: Period, { db, companyId }: PeerContext) =>
      (await readHistory(db, companyId, period)).breachHistory,
    safetyIndicator: async (_: unknown, __: unknown, { db, companyId }: PeerContext) =>
      (await readIndicator(db, companyId)).safetyIndicator,
  },
  EmployeePage: {
    items: (page: Page, _: unknown, { db, companyId }: PeerContext) =>
      findDirectoryPage(db, companyId, page),
    total: ({ search }: Page, _: unknown, { db, companyId }: PeerContext) =>
      countPeople(db, companyId, search),
  },
};

/** The latest health report of each person, in their order, by the gateway's statement. */
export async function findHealth(
  { db, companyId }: PeerContext,
  ids: readonly string[],
): Promise<(HealthOfEmployee | null)[]> {
  const found = await findLatestHealth(db, companyId, ids, 1);
  const byEmployee = new Map(found.map((health) => [health.employeeId, health]));
  return ids.map((id) => byEmployee.get(id) ?? null);
}
