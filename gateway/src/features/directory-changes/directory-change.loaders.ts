import { makeListLoader, makeRowLoader } from '../../request/loaders.js';
import { listStatusHistories } from '../employees/status-change.queries.js';
import { findChangesById } from './directory-change.queries.js';

/** Loads directory changes by id; null if there is none. */
export const directoryChangeLoader = makeRowLoader(findChangesById, ({ id }) => id);

/** Loads status histories by employee, newest first. */
export const statusHistoryLoader = makeListLoader(
  listStatusHistories,
  ({ employeeId }) => employeeId,
);
