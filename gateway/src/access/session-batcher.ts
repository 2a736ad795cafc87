import type { DataSource } from 'typeorm';
import { Batcher } from '../database/batcher.js';
import { TenantTransaction } from '../database/tenant.js';
import type { Claims } from './tokens.js';
import { findViewers, type Viewer } from './viewer.queries.js';

/** Asks of many requests at once whose sessions theirs are, in a transaction beside theirs: for whatever changes something. */
export class SessionBatcher {
  private readonly lookups: Batcher<string, Viewer | undefined>;

  constructor(dataSource: DataSource) {
    this.lookups = new Batcher(
      async (companyId, sessionIds) => {
        const db = new TenantTransaction(dataSource, companyId, true);
        try {
          const viewers = await findViewers(db, companyId, sessionIds);
          return sessionIds.map((id) => viewers.get(id));
        } finally {
          await db.rollback();
        }
      },
      { atOnce: 2, largest: 500, maxWaiting: 1000 },
    );
  }

  /** Whose session is it, if it is still good? */
  find({ companyId, sessionId }: Claims): Promise<Viewer | undefined> {
    return this.lookups.do(companyId, sessionId);
  }
}
