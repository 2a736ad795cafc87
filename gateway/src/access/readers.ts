import type { DataSource } from 'typeorm';
import { Batcher } from '../database/batcher.js';
import type { Replica } from '../database/replica.js';
import { TenantTransaction } from '../database/tenant.js';
import { replicaReads } from '../observability/metrics.js';
import { findLastActs, mostActs, seesActs } from './last-acts.js';
import { Role } from './session.entity.js';
import type { Claims } from './tokens.js';
import { findViewers, type Viewer } from './viewer.queries.js';

/** A transaction that reads at the replica. */
export class ReplicaTransaction extends TenantTransaction {}

/** Where a query of a company's admin was answered; the primary's reasons say why it was not the replica. */
type Outcome = 'replica' | 'behind' | 'away' | 'failed';

interface Known {
  viewer: Viewer | undefined;
  lastActs: string[];
}

interface Reader {
  viewer: Viewer | undefined;
  /** Undefined: reads at the primary. */
  db: ReplicaTransaction | undefined;
}

/**
 * Who may read from the replica, and when. What phones and cameras upload may be seen a moment later there, but
 *
 * - whose session it is, the primary says, so that one that has ended is refused however far the replica is behind;
 * - everybody sees what was done in their company, by whichever gateway, as soon as it is acknowledged. Every act of a person
 *   leaves an entry in the audit log, in its own transaction. The primary names the entries of the last minutes along with
 *   the viewer, and a transaction at the replica that sees them all sees what they speak of; one that does not is given up for
 *   one at the primary. Nothing more is written for it and no row is shared, uploads move nothing, and the replica serves
 *   everybody else meanwhile.
 *
 * Only admins of companies read there: theirs are the long questions, while phones, whose uploads leave no entry,
 * ask for rows by their keys, and the provider's acts lie in the logs of many companies. What jobs move for somebody who waits
 * for it is asked at the primary alone (`readAtPrimary`).
 */
export class Readers {
  private readonly lookups: Batcher<string, Known>;

  constructor(
    dataSource: DataSource,
    private readonly replica: Replica,
  ) {
    this.lookups = new Batcher(
      async (companyId, sessionIds) => {
        const db = new TenantTransaction(dataSource, companyId, true);
        try {
          const [viewers, lastActs] = await Promise.all([
            findViewers(db, companyId, sessionIds),
            findLastActs(db, companyId),
          ]);
          return sessionIds.map((id) => ({ viewer: viewers.get(id), lastActs }));
        } finally {
          await db.rollback();
        }
      },
      { atOnce: 2, largest: 500, mostWaiting: 1000 },
    );
  }

  /** Whose session is it, if it is still good, and where may they read? */
  async open({ companyId, sessionId }: Claims): Promise<Reader> {
    const { viewer, lastActs } = await this.lookups.do(companyId, sessionId);
    const mayRead = viewer?.role === Role.COMPANY_ADMIN;
    return { viewer, db: mayRead ? await this.atReplica(companyId, lastActs) : undefined };
  }

  /** A query was answered there. */
  hasServed(): void {
    this.count('replica');
  }

  /** A query failed there, and is asked again at the primary. */
  hasFailed(error: unknown): void {
    this.count('failed');
    this.replica.hasFailed(error);
  }

  private async atReplica(
    companyId: string,
    acts: readonly string[],
  ): Promise<ReplicaTransaction | undefined> {
    if (!this.replica.isUsable) return this.count('away');
    if (acts.length >= mostActs) return this.count('behind');
    const db = new ReplicaTransaction(this.replica.dataSource, companyId, true);
    if (acts.length === 0) return db;
    try {
      if (await seesActs(db, companyId, acts)) return db;
      this.count('behind');
    } catch (error) {
      this.hasFailed(error);
    }
    await db.rollback().catch(() => undefined);
    return undefined;
  }

  private count(outcome: Outcome): undefined {
    replicaReads.inc({ outcome });
  }
}
