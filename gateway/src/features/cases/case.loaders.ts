import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import type { CaseEntry } from '../case-status/case-entry.entity.js';
import type { DiseaseCase } from '../case-status/disease-case.entity.js';
import { listCasesOfPeople, listEntriesOfCases } from './case-list.queries.js';

/** Loads cases by employee, newest first. */
export function casesOfEmployee(context: RequestContext): DataLoader<string, DiseaseCase[]> {
  return new DataLoader(
    async (ids) => {
      const found = await listCasesOfPeople(context.db, context.companyId, ids);
      const byEmployee = Map.groupBy(found, ({ employeeId }) => employeeId);
      return ids.map((id) => byEmployee.get(id) ?? []);
    },
    { maxBatchSize: 5000 },
  );
}

/** Loads the logs of cases, newest entry first. */
export function logOfCase(context: RequestContext): DataLoader<string, CaseEntry[]> {
  return new DataLoader(
    async (ids) => {
      const found = await listEntriesOfCases(context.db, context.companyId, ids);
      const byCase = Map.groupBy(found, ({ caseId }) => caseId);
      return ids.map((id) => byCase.get(id) ?? []);
    },
    { maxBatchSize: 5000 },
  );
}
