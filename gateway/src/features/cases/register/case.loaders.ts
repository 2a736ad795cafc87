import { makeListLoader, makeRowLoader } from '../../../request/loaders.js';
import { makeBoundedCaseLoader } from './limited-case-loader.js';
import { listCasesById } from './case.queries.js';
import { listCasesOfPeople, listEntriesOfCases } from './case-list.queries.js';
import { traceCase } from './case-window.service.js';

/** Loads cases by employee, newest first. */
export const casesOfEmployee = makeListLoader(listCasesOfPeople, ({ employeeId }) => employeeId);

/** Loads cases by id. */
export const caseById = makeRowLoader(listCasesById, ({ id }) => id);

/** Loads the logs of cases, newest entry first. */
export const logOfCase = makeListLoader(listEntriesOfCases, ({ caseId }) => caseId);

/** Traces cases one after the other. */
export const traceOfCase = makeBoundedCaseLoader('trace', traceCase);
