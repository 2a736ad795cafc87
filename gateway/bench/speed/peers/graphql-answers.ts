import {
  type HealthOfEmployee,
  latestHealth,
} from '../../../src/features/employees/phone-health.queries.js';
import { countFound, type FoundPerson, pageOf, trace, type Variables } from './plain-answers.js';
import { history, indicator, type Period } from './plain-insights.js';
import type { PlainTransaction } from './plain-transaction.js';

/** What resolvers of the GraphQL peers see. */
export interface PeerContext {
  db: PlainTransaction;
  companyId: string;
}

interface Page {
  page: number;
  pageSize: number;
  search?: string | null;
}

/** Resolvers for what is measured of our schema, written plainly; whoever runs them brings `health` as its own loader. */
export const plainResolvers = {
  Query: {
    employees: (_: unknown, page: Page) => page,
    trace: async (_: unknown, variables: Variables, { db, companyId }: PeerContext) =>
      (await trace(db, companyId, variables)).trace,
    breachHistory: async (_: unknown, period: Period, { db, companyId }: PeerContext) =>
      (await history(db, companyId, period)).breachHistory,
    safetyIndicator: async (_: unknown, __: unknown, { db, companyId }: PeerContext) =>
      (await indicator(db, companyId)).safetyIndicator,
  },
  EmployeePage: {
    items: (page: Page, _: unknown, { db, companyId }: PeerContext): Promise<FoundPerson[]> =>
      pageOf(db, companyId, page),
    total: ({ search }: Page, _: unknown, { db, companyId }: PeerContext): Promise<number> =>
      countFound(db, companyId, search),
  },
};

/** What these people's phones said last, in their order; the same statement as the gateway's. */
export async function healthOf(
  { db, companyId }: PeerContext,
  ids: readonly string[],
): Promise<(HealthOfEmployee | null)[]> {
  const found = await latestHealth(db, companyId, ids, 1);
  const byEmployee = new Map(found.map((health) => [health.employeeId, health]));
  return ids.map((id) => byEmployee.get(id) ?? null);
}
