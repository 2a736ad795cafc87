import { inTenant, providerTenant } from '../../../database/tenant.js';
import { LiveTopic } from '../../../live/live-topic.js';
import type { App } from '../../../request/context.js';
import { BUSY, type PolledWork, pollOnce, startPolling } from '../../../jobs/poll-loop.js';
import { recountCase } from './recount.js';
import { findMarkedCases, type MarkedCase } from './recount.queries.js';
import { tryLockFollowUp } from '../../../database/advisory-locks.js';

/** Starts to keep the exposures of cases and follow-ups up to date. Any number of processes may run it. */
export function startFollowUpRecount(
  app: Pick<App, 'dataSource' | 'jobs' | 'live' | 'log'>,
): () => Promise<void> {
  return startPolling(makeCaseRecount(app, { waits: false }), app.log, (listener) =>
    app.live.onTopic(LiveTopic.CASES, listener),
  );
}

/** Recounts the marked cases once, waiting for locks. */
export async function recountCases(app: Pick<App, 'dataSource' | 'jobs'>): Promise<void> {
  await pollOnce(makeCaseRecount(app, { waits: true }));
}

function makeCaseRecount(
  { dataSource, jobs }: Pick<App, 'dataSource' | 'jobs'>,
  { waits }: { waits: boolean },
): PolledWork<MarkedCase> {
  return {
    noun: 'cases',
    find: (limit, paused) =>
      inTenant(dataSource, providerTenant, (db) => findMarkedCases(db, limit, paused)),
    getKey: ({ companyId, caseId }) => `${companyId} ${caseId}`,
    run: ({ companyId, caseId }) =>
      inTenant(dataSource, companyId, async (db) => {
        // Officers may hold the lock for seconds, for example while they send many notices.
        if (!waits && !(await tryLockFollowUp(db, companyId))) return BUSY;
        const areNoticesDue = await recountCase(db, { companyId, caseId });
        if (areNoticesDue) await jobs.send(db, 'send-notices', { companyId });
        return undefined;
      }),
    pauseFactor: 2,
  };
}
