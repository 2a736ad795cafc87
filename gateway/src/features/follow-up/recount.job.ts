import { inTenant, providerTenant } from '../../database/tenant.js';
import { LiveTopic } from '../../live/live-topic.js';
import type { App } from '../../request/context.js';
import { type Recount, recountMarked, startRecounting } from '../stale-days/recount-loop.js';
import { recountCase } from './recount.js';
import { findMarkedCases, type MarkedCase } from './recount.queries.js';

/** Starts to keep the exposures of cases and follow-ups up to date. Any number of processes may run it. */
export function startFollowUpRecount(
  app: Pick<App, 'dataSource' | 'jobs' | 'live' | 'log'>,
): () => Promise<void> {
  return startRecounting(makeCaseRecount(app), app.log, (listener) =>
    app.live.onTopic(LiveTopic.CASES, listener),
  );
}

/** Recounts the marked cases. */
export async function recountCases(app: Pick<App, 'dataSource' | 'jobs'>): Promise<void> {
  await recountMarked(makeCaseRecount(app));
}

function makeCaseRecount({
  dataSource,
  jobs,
}: Pick<App, 'dataSource' | 'jobs'>): Recount<MarkedCase> {
  return {
    noun: 'cases',
    find: (limit) => inTenant(dataSource, providerTenant, (db) => findMarkedCases(db, limit)),
    getKey: ({ companyId, caseId }) => `${companyId} ${caseId}`,
    run: ({ companyId, caseId }) =>
      inTenant(dataSource, companyId, async (db) => {
        const areNoticesDue = await recountCase(db, { companyId, caseId });
        if (areNoticesDue) await jobs.send(db, 'send-notices', { companyId });
      }),
    restFactor: 2,
  };
}
