import { makeListLoader, makeRowLoader } from '../../../request/loaders.js';
import { makeBoundedCaseLoader } from './limited-case-loader.js';
import { listCasesById } from './case.queries.js';
import { listCasesOfPeople, listEntriesOfCases } from './case-list.queries.js';
import { listAddressesOfMembers } from './case-owner.queries.js';
import { traceCase } from './case-window.service.js';

/** Loads cases by employee, newest first. */
export const casesOfEmployee = makeListLoader(listCasesOfPeople, ({ employeeId }) => employeeId);

/** Loads cases by id. */
export const caseById = makeRowLoader(listCasesById, ({ id }) => id);

/** Loads the logs of cases, newest entry first. */
export const logOfCase = makeListLoader(listEntriesOfCases, ({ caseId }) => caseId);

/** Loads the addresses of owners by the ids of their memberships. */
export const addressOfOwner = makeRowLoader(listAddressesOfMembers, ({ id }) => id);

/** Traces cases one after the other. */
export const traceOfCase = makeBoundedCaseLoader('trace', traceCase);
