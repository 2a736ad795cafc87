import { makeListLoader } from '../../request/loaders.js';
import { listNoticesOfFollowUps } from './notice.queries.js';

/** Loads the notices of follow-ups, the latest first. */
export const noticesOfFollowUp = makeListLoader(
  listNoticesOfFollowUps,
  ({ followUpId }) => followUpId,
);
