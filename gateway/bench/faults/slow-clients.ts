import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Figure, megabytes, tell } from './figures.js';
import { startGround } from './ground.js';
import { figuresOf, startHonest } from './honest-clients.js';
import { IdleWebsockets } from './idle-websockets.js';
import { SlowSockets, slownesses } from './slow-sockets.js';

export const usage = `Holds slow clients and idle websockets at a gateway while honest clients work.

  pnpm faults slow-clients [--clients 1000] [--websockets 10000] [--seconds 60]

A fifth each of the slow clients sends headers byte by byte, sends a body byte by byte, reads a large answer byte by byte,
sends nothing, and says in the middle that nothing more comes. Whoever is thrown out comes again.`;

/** Sockets of one session, see the gateway's limit. */
const ofSession = 20;
/** What else this process opens. */
const otherFiles = 200;
const mostMemory = 300e6;

/** Answers whether all promises hold. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      clients: { type: 'string', default: '1000' },
      websockets: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '60' },
    },
  });
  const clients = Number(values.clients);
  const websockets = affordable(Number(values.websockets), clients);
  const sessions = Math.max(1, Math.ceil(websockets / ofSession / 4));
  const ground = await startGround({ companies: 4, employees: 20_000, sessions });
  const [large, ...others] = ground.companies;
  const tokens = ground.companies.flatMap((company) => company.tokens);
  const sockets = new IdleWebsockets(ground.port);
  const slow = new SlowSockets(ground.port, large?.tokens ?? []);
  try {
    const work = { url: ground.url, token: others[0]?.tokens[0] ?? '' };
    const warming = startHonest(ground.processes, work);
    await wait(5000);
    const alone = await warming.stop();
    const rest = await ground.memoryAtRest();
    const watch = new MemoryWatch(() => ground.figure('process_resident_memory_bytes'));
    const honest = startHonest(ground.processes, work);
    const started = performance.now();
    await sockets.add(
      Array.from({ length: websockets }, (_, at) => tokens[at % tokens.length] ?? ''),
    );
    const opening = (performance.now() - started) / 1000;
    const silent = new IdleWebsockets(ground.port);
    await silent.add(Array.from({ length: Math.min(1000, websockets) }, () => ''));
    for (let at = 0; at < clients; at += 1)
      slow.add(slownesses[at % slownesses.length] ?? 'silent', at);
    await wait(Number(values.seconds) * 1000);
    const times = await honest.stop();
    const more = (await watch.stop()) - rest;
    const figures: Figure[] = [
      {
        what: `idle websockets open, of ${websockets}`,
        figure: String(sockets.count),
        promised: 'all',
        holds: sockets.count === websockets && sockets.acknowledged === websockets,
      },
      { what: 'time to open them beside the honest', figure: `${opening.toFixed(0)} s` },
      {
        what: 'websockets without connection_init still open',
        figure: String(silent.count),
        promised: 'none',
        holds: silent.count === 0,
      },
      { what: 'slow clients at the end', figure: String(slow.count) },
      { what: 'slow clients thrown out', figure: String(slow.closed) },
      { what: 'lists of others before, median', figure: `${median(alone.lists).toFixed(0)} ms` },
      ...figuresOf(times, 500),
      { what: 'memory before', figure: megabytes(rest) },
      {
        what: 'memory at most above that',
        figure: megabytes(more),
        promised: `under ${megabytes(mostMemory)}`,
        holds: more < mostMemory,
      },
    ];
    return tell(`${clients} slow clients and ${websockets} idle websockets`, figures);
  } finally {
    slow.stop();
    sockets.stop();
    await ground.stop();
  }
}

/** As many websockets as this machine lets a process open; Node has raised the limit as far as it may. */
function affordable(websockets: number, clients: number): number {
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const files = report.userLimits?.open_files?.soft;
  if (typeof files !== 'number') return websockets;
  const room = files - clients - 2 * otherFiles - 1000;
  if (room >= websockets) return websockets;
  console.log(
    `This machine lets a process open ${files} files (ulimit -n): ${Math.max(0, room)} websockets instead of ${websockets}`,
  );
  return Math.max(0, room);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Looks at the gateway's memory every second. */
class MemoryWatch {
  private most = 0;
  private isOver = false;
  private readonly watching: Promise<void>;

  constructor(private readonly memory: () => Promise<number>) {
    this.watching = this.look();
  }

  async stop(): Promise<number> {
    this.isOver = true;
    await this.watching;
    return this.most;
  }

  private async look(): Promise<void> {
    while (!this.isOver) {
      this.most = Math.max(this.most, await this.memory());
      await wait(1000);
    }
  }
}
