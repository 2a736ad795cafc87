import { isOutOfTime, LimitedTransaction } from '../database/limited-transaction.js';
import { RequestContext } from './context.js';

/**
 * Runs a change in a transaction of its own, and rolls it back. Nothing leaves it: mails, jobs, webhooks, live events and audit entries
 * are rolled back with it, and what would run after its commit never runs.
 * @param field field to name if the document has others, which would share the request's transaction.
 * @param change runs as the viewer, with a context of its own.
 * @returns the result of the change; null if it takes longer than the limit.
 * @throws what the change throws.
 */
export async function runAndRollBack<Result>(
  context: RequestContext,
  field: string,
  limitMs: number,
  change: (trial: RequestContext) => Promise<Result>,
): Promise<Result | null> {
  await context.discardTransaction(field);
  const { app, caller, viewer, companyId } = context;
  const trial = new RequestContext(app, caller);
  trial.viewer = viewer;
  trial.db = new LimitedTransaction(app.dataSource, companyId, limitMs);
  try {
    return await change(trial);
  } catch (error) {
    if (isOutOfTime(error)) return null;
    throw error;
  } finally {
    await trial.db.rollback();
  }
}
