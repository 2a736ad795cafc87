import DataLoader from 'dataloader';
import { BadUserInput } from '../../errors.js';
import type { RequestContext } from '../../request/context.js';
import type { CaseEntry } from '../case-status/case-entry.entity.js';
import type { DiseaseCase } from '../case-status/disease-case.entity.js';
import type { Trace } from '../tracing/trace.types.js';
import { listCasesOfPeople, listEntriesOfCases } from './case-list.queries.js';
import { traceCase } from './case-window.service.js';

/** Maximum cases that a request traces: each takes statements over all contacts of its window. */
const maxTraces = 5;

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

/** Traces cases one after the other. Rejects all if a request asks for too many. */
export function traceOfCase(context: RequestContext): DataLoader<DiseaseCase, Trace> {
  let traced = 0;
  return new DataLoader(
    async (cases) => {
      traced += cases.length;
      if (traced > maxTraces)
        throw new BadUserInput(
          'trace',
          `A request can trace at most ${maxTraces} cases: please ask for fewer`,
        );
      const traces: Trace[] = [];
      for (const stored of cases) traces.push(await traceCase(context, stored));
      return traces;
    },
    { maxBatchSize: 5000 },
  );
}
