import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { hashesAtOnce } from '../access/hashes-at-once.js';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.js';
import type { Env } from '../env.js';
import { StartupError } from '../errors.js';
import { greeting } from '../greeting.js';
import { makeLog } from '../log.js';
import { longestStop } from '../stop-times.js';
import { FiguresOfAll, type Teller } from './figures-of-all.js';
import type { Order, Report } from './messages.js';
import { Restarts } from './restarts.js';
import { Turns } from './turns.js';

/** How much longer than a process may take to stop the primary waits before it kills it, in milliseconds. */
const mercy = 1000;
/** How long the embedded database may take to stop, in milliseconds. */
const databaseStop = 5000;

/**
 * Starts the processes of one machine, and their database where it is embedded, and looks after them: who dies is followed by
 * another one, and what has to be one for all goes through here. It takes the connections and hands them out in turn.
 */
export async function startPrimary(env: Env): Promise<void> {
  const log = makeLog(env.logLevel);
  const killAfter = longestStop(env) + mercy;
  let embedded: EmbeddedDatabase | undefined;
  let processes: Processes | undefined;
  const stop = async () => {
    await processes?.stop(killAfter);
    await embedded?.stop();
  };
  closeWithGrace({ delay: killAfter + databaseStop, logger: false }, async ({ err }) => {
    if (err) console.error(err instanceof StartupError ? err.message : err);
    await stop();
  });
  if (!env.databaseUrl)
    embedded = await startEmbedded(
      join(env.dataDir, 'database'),
      env.embeddedPassword,
      log,
      env.processes,
    );
  processes = new Processes(embedded, log);
  const signIns = await processes.start(env.processes);
  if (processes.isStopping) return;
  if (signIns) {
    console.log(greeting(env, signIns, embedded?.folder));
    return;
  }
  // The process that could not start has said why.
  await stop();
  process.exit(1);
}

/** One process and its place, which the next one takes when it has died. */
class Served implements Teller {
  readonly startedAt = Date.now();

  constructor(
    readonly place: number,
    readonly worker: Worker,
  ) {}

  order(order: Order): boolean {
    if (!this.worker.isConnected()) return false;
    // One that dies meanwhile is missed elsewhere.
    this.worker.send(order, () => undefined);
    return true;
  }

  ask(id: number): void {
    this.order({ kind: 'tell-figures', id });
  }

  call(): boolean {
    return this.order({ kind: 'turn' });
  }
}

class Processes {
  private readonly running = new Set<Served>();
  private readonly restarts = new Map<number, Restarts>();
  private readonly turns = new Turns(hashesAtOnce);
  private readonly figures = new FiguresOfAll();
  private readonly stopping = new AbortController();
  private hasStarted = false;

  constructor(
    private readonly embedded: EmbeddedDatabase | undefined,
    private readonly log: Logger,
  ) {
    // What is not a number in JSON is one here.
    cluster.setupPrimary({ serialization: 'advanced' });
  }

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /**
   * Starts the first process, which migrates and fills in what is missing, and then the others.
   * @returns lines for whoever has started the gateway; undefined: one of them could not start.
   */
  async start(count: number): Promise<string[] | undefined> {
    const signIns = await this.begin(1);
    if (!signIns) return undefined;
    const others = Array.from({ length: count - 1 }, (_, index) => this.begin(index + 2));
    if (!(await Promise.all(others)).every((ready) => ready)) return undefined;
    this.hasStarted = true;
    return signIns;
  }

  /** Lets all of them finish what is under way. Who takes longer is killed. */
  async stop(killAfter: number): Promise<void> {
    this.stopping.abort();
    const ended = [...this.running].map((served) => once(served.worker, 'exit'));
    for (const served of this.running) served.order({ kind: 'stop' });
    const kill = setTimeout(() => {
      for (const { worker } of this.running) worker.process.kill('SIGKILL');
    }, killAfter);
    await Promise.all(ended);
    clearTimeout(kill);
  }

  /** @returns undefined where the process ended before it was ready. */
  private begin(place: number): Promise<string[] | undefined> {
    const { embedded } = this;
    const served = new Served(place, cluster.fork());
    this.running.add(served);
    const at = embedded && { url: embedded.url, folder: embedded.folder };
    served.order({ kind: 'place', place: { embedded: at, isFirst: place === 1 } });
    return new Promise((resolve) => {
      served.worker.on('message', (report: Report) => {
        if (report.kind === 'ready') resolve(report.signIns);
        else this.hear(served, report);
      });
      served.worker.once('exit', (code, signal) => {
        resolve(undefined);
        this.running.delete(served);
        this.turns.gone(served);
        void this.figures.gone(served);
        if (this.hasStarted && !this.isStopping) void this.follow(served, { code, signal });
      });
    });
  }

  private hear(served: Served, report: Exclude<Report, { kind: 'ready' }>): void {
    if (report.kind === 'turn-wanted') this.turns.want(served);
    else if (report.kind === 'turn-over') this.turns.over(served);
    else if (report.kind === 'own-figures') this.figures.told(served, report.id, report.figures);
    else void this.answer(served, report.id);
  }

  private async answer(served: Served, id: number): Promise<void> {
    served.order({ kind: 'figures', id, all: await this.figures.gather([...this.running]) });
  }

  /** Starts another one in the place of a process that has ended. */
  private async follow(
    { place, startedAt, worker }: Served,
    how: { code: number; signal: string | null },
  ): Promise<void> {
    const restarts = this.restarts.get(place) ?? new Restarts();
    this.restarts.set(place, restarts);
    const pause = restarts.pauseAfter(Date.now() - startedAt);
    const wasAsked = how.code === 0;
    this.log[wasAsked ? 'info' : 'error'](
      { ended: worker.process.pid, ...how, pause },
      'a process has ended and another one takes its place',
    );
    const { signal } = this.stopping;
    await wait(pause, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await this.begin(place);
  }
}
