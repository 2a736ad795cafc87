import { makeListLoader, makeRowLoader } from '../../request/loaders.js';
import { listContactsById, listContactsOfCases } from './manual-contact.queries.js';

/** Loads the manual contacts that count on a case, the latest first. */
export const manualContactsOfCase = makeListLoader(listContactsOfCases, ({ caseId }) => caseId);

/** Loads manual contacts by id; null once erased. */
export const manualContactById = makeRowLoader(listContactsById, ({ id }) => id);
