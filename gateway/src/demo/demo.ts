import { Client } from 'pg';
import { DAY, MINUTE } from '../durations.js';
import type { App } from '../request/context.js';
import { inTenant, poolOf } from '../database/tenant.js';
import { Company, CompanyStatus } from '../features/company/profile/company.entity.js';
import { storeBreaches } from './cameras.js';
import { workTogether } from './colleague.js';
import type { StagedCase } from './case-plan.js';
import { findPresentPeople, listAbsences, listCases, planCases } from './cases.js';
import { makeDemoCompany } from './company.js';
import {
  findLastContact,
  findLastHealthReport,
  unlockSimulation,
  tryLockSimulation,
} from './demo.queries.js';
import { filterRecordsAmong, excludeIsolated } from './outbreak.js';
import { sendOwnReports } from './own-reports.js';
import { addDays, toDay, demoCompanyId, getMidnight } from './people.js';
import { storeReports } from './phones.js';
import { workAsOfficer } from './safety-officer.js';
import { listDemoSignIns } from './sign-ins.js';
import { listSentHealth, listSentRecords } from './simulator.js';

/** Maximum days that the simulation reaches back. */
const simulatedDays = 14;

export interface Demo {
  /** Lines to print at the start. */
  signIns: string[];
  /** Resolves once the simulation has reached the present, or has failed. */
  caughtUp: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates the demo company if necessary and simulates its phones in the background: first the time since the last
 * simulation, then every minute.
 * @param clock returns epoch milliseconds.
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
  /** Connection whose lock makes this gateway the one that simulates. */
  private lock: Client | undefined;
  /** All reports until this moment (epoch milliseconds) are stored. */
  private sentUntil: number | undefined;
  private healthUntil = 0;
  /** Day of the officer's latest work. */
  private workedOn: string | undefined;

  constructor(
    private readonly app: App,
    private readonly clock: () => number,
  ) {}

  /** Simulates until now. The next run repeats a failed one. */
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
    // If the connection is lost, so is the lock.
    await unlockSimulation(lock).catch(() => undefined);
    await lock.end().catch(() => undefined);
  }

  private async catchUp(): Promise<void> {
    if (!(await this.acquireLock())) return;
    // Phones of an inactive company are suspended, and send their reports once it is active again.
    if (!(await this.isActive())) return;
    const now = this.clock();
    const isNewDay = this.workedOn !== toDay(now);
    const staged = isNewDay ? await this.planCases(now) : [];
    const from = this.sentUntil ?? (await this.findLastSimulated(now));
    for (let until = from, after = from; until < now; after = until) {
      until = Math.min(now, getMidnight(addDays(toDay(after), 1)));
      // Day by day, so that stored days have no gaps before them.
      await this.simulatePeriod(after, until, until === now, staged);
      this.sentUntil = until;
    }
    if (!isNewDay) return;
    this.aborting.signal.throwIfAborted();
    const people = await this.inDemoCompany(findPresentPeople);
    await workAsOfficer(this.app, people, staged, now);
    await sendOwnReports(this.app, people, now);
    await workTogether(this.app, people, now);
    this.workedOn = toDay(now);
  }

  private planCases(now: number): Promise<StagedCase[]> {
    return this.inDemoCompany(async (db) =>
      planCases(await listCases(db), await findPresentPeople(db), now),
    );
  }

  /** Stores the reports of a period in one transaction, as rows for speed. */
  private async simulatePeriod(
    after: number,
    until: number,
    isNow: boolean,
    staged: readonly StagedCase[],
  ): Promise<void> {
    await this.inDemoCompany(async (db) => {
      const people = await findPresentPeople(db);
      const absences = listAbsences(await listCases(db), staged, people);
      const records = excludeIsolated(
        filterRecordsAmong(people, listSentRecords(after, until)),
        absences,
      );
      // Only the newest health report of a phone is shown, so older ones are not stored.
      const health = isNow
        ? listSentHealth(this.healthUntil, until).filter(({ phone }) => people.includes(phone))
        : [];
      await storeReports(db, { records, health }, this.aborting.signal);
      await storeBreaches(db, after, until);
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

  private async acquireLock(): Promise<boolean> {
    if (this.lock) return true;
    // Uses its own connection, because the lock would hold one of the pool all the time.
    const client = new Client(poolOf(this.app.dataSource).options);
    client.on('error', () => {
      // The lock is lost with the connection; the next run tries to get both back.
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
