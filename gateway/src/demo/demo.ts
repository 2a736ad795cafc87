import { Client } from 'pg';
import { DAY, MINUTE } from '../durations.js';
import type { App } from '../request/context.js';
import { inTenant, poolOf } from '../database/tenant.js';
import { Company, CompanyStatus } from '../features/companies/company.entity.js';
import { sendBreaches } from './cameras.js';
import { maintainOutbreak, findPresentPeople, findPositiveCases } from './cases.js';
import { makeDemoCompany } from './company.js';
import {
  findLastContact,
  findLastHealthReport,
  unlockSimulation,
  tryLockSimulation,
} from './demo.queries.js';
import { filterRecordsAmong, excludeIsolated } from './outbreak.js';
import { addDays, toDay, demoCompanyId, getMidnight } from './people.js';
import { sendAll } from './phones.js';
import { listDemoSignIns } from './sign-ins.js';
import { listSentHealth, listSentRecords } from './simulator.js';

/** The simulation reaches back so many days at most. */
const simulatedDays = 14;

export interface Demo {
  /** Lines for whoever has started the gateway. */
  signIns: string[];
  /** Settles when everything until the start has been filled in, or could not be. */
  caughtUp: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes sure that the demo company stands ready, and from then on simulates its phones in the background: what has
 * happened since it was last simulated first, then a minute at a time.
 * @param clock answers epoch milliseconds.
 */
export async function startDemo(app: App, clock: () => number = Date.now): Promise<Demo> {
  await makeDemoCompany(app, clock());
  const signIns = await listDemoSignIns(app);
  const simulation = new Simulation(app, clock);
  const timer = setInterval(() => simulation.run(), MINUTE);
  timer.unref();
  return {
    signIns,
    caughtUp: simulation.run(),
    async stop() {
      clearInterval(timer);
      await simulation.stop();
    },
  };
}

class Simulation {
  private readonly aborting = new AbortController();
  private running: Promise<void> | undefined;
  /** Held while this gateway is the one that simulates. */
  private lock: Client | undefined;
  /** What phones sent until then is stored; epoch milliseconds. */
  private sentUntil: number | undefined;
  private healthUntil = 0;

  constructor(
    private readonly app: App,
    private readonly clock: () => number,
  ) {}

  /** Brings the company up to now; what goes wrong is tried again by the next run. */
  run(): Promise<void> {
    this.running ??= this.catchUp()
      .catch((error: unknown) => {
        if (!this.aborting.signal.aborted)
          this.app.log.error({ err: error }, 'demo simulation failed');
      })
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  async stop(): Promise<void> {
    this.aborting.abort();
    await this.running;
    const { lock } = this;
    this.lock = undefined;
    if (!lock) return;
    // Where the connection is lost, so is the lock.
    await unlockSimulation(lock).catch(() => undefined);
    await lock.end().catch(() => undefined);
  }

  private async catchUp(): Promise<void> {
    if (!(await this.holdLock())) return;
    // Phones of an inactive company are suspended, and send what they kept when it is active again.
    if (!(await this.isActive())) return;
    const now = this.clock();
    const from = this.sentUntil ?? (await this.findLastSimulated(now));
    if (this.sentUntil === undefined || toDay(from) !== toDay(now)) {
      await this.inDemoCompany(async (db) =>
        maintainOutbreak(db, await findPresentPeople(db), now),
      );
    }
    for (let until = from, after = from; until < now; after = until) {
      until = Math.min(now, getMidnight(addDays(toDay(after), 1)));
      // A day after the other, so that whatever is stored has nothing missing before it.
      // oxlint-disable-next-line no-await-in-loop
      await this.sendReports(after, until, until === now);
      this.sentUntil = until;
    }
  }

  /** One transaction: all of it is stored or nothing. */
  private async sendReports(after: number, until: number, isNow: boolean): Promise<void> {
    await this.inDemoCompany(async (db) => {
      const people = await findPresentPeople(db);
      const cases = await findPositiveCases(db, people);
      const records = excludeIsolated(
        filterRecordsAmong(people, listSentRecords(after, until)),
        cases,
      );
      // Screens show the newest health report of a phone, so older ones are not simulated.
      const health = isNow
        ? listSentHealth(this.healthUntil, until).filter(({ phone }) => people.includes(phone))
        : [];
      await sendAll(db, { records, health }, this.aborting.signal);
      await sendBreaches(db, after, until);
    });
    if (isNow) this.healthUntil = until;
  }

  private async findLastSimulated(now: number): Promise<number> {
    const earliest = getMidnight(addDays(toDay(now), -simulatedDays));
    return this.inDemoCompany(async (db) => {
      const people = await findPresentPeople(db);
      this.healthUntil = (await findLastHealthReport(db, demoCompanyId)) ?? now - DAY;
      return (
        (await findLastContact(
          db,
          demoCompanyId,
          people.map(({ id }) => id),
          earliest,
        )) ?? earliest
      );
    });
  }

  private isActive(): Promise<boolean> {
    const active = { id: demoCompanyId, status: CompanyStatus.ACTIVE };
    return this.app.dataSource.getRepository(Company).existsBy(active);
  }

  private inDemoCompany<Result>(work: Parameters<typeof inTenant<Result>>[2]): Promise<Result> {
    this.aborting.signal.throwIfAborted();
    return inTenant(this.app.dataSource, demoCompanyId, work);
  }

  private async holdLock(): Promise<boolean> {
    if (this.lock) return true;
    // One of the pool's connections would be missing there for as long as this gateway simulates.
    const client = new Client(poolOf(this.app.dataSource).options);
    client.on('error', () => {
      // The connection is gone and the lock with it: the next run tries for both.
      if (this.lock === client) this.lock = undefined;
    });
    try {
      await client.connect();
      if (!(await tryLockSimulation(client))) {
        await client.end();
        return false;
      }
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.lock = client;
    return true;
  }
}
