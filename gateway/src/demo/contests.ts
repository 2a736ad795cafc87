import { v7 as uuidv7 } from 'uuid';
import type { TenantTransaction } from '../database/tenant.js';
import { HOUR } from '../durations.js';
import { Contest, ContestReason, ContestState } from '../features/contests/contest.entity.js';
import { storeContests } from '../features/contests/contest.queries.js';
import { findExposureToContest } from './demo.queries.js';
import { demoCompanyId } from './people.js';
import { demoEmail } from './sign-ins.js';

/** Contests the shortest contact by which an open case exposed somebody, unless the company has a contest already. */
export async function contestOnce(db: TenantTransaction, now: number): Promise<void> {
  const manager = await db.manager();
  if (await manager.existsBy(Contest, { companyId: demoCompanyId })) return;
  const found = await findExposureToContest(db, demoCompanyId, new Date(now));
  if (!found) return;
  const { carrierId, personId, source, exposedAt } = found;
  const [first, second] = [carrierId, personId].toSorted() as [string, string];
  await storeContests(db, demoCompanyId, [
    {
      id: uuidv7({ msecs: now }),
      personId: first,
      otherId: second,
      source,
      from: new Date(exposedAt.getTime() - 2 * HOUR),
      until: new Date(Math.min(now, exposedAt.getTime() + 12 * HOUR)),
      reason: ContestReason.WALL_BETWEEN,
      note: 'A glass wall divides the two desks',
      state: ContestState.IN_FORCE,
      contestedBy: demoEmail,
      contestedByAccountId: null,
      requestId: null,
    },
  ]);
}
