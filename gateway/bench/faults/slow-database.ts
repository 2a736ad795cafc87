import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseGround } from './database-ground.js';
import { readSize } from './size.js';
import { type Fault, tryFaults } from './trial.js';

export const usage = `Makes the database slow and its connections scarce: each step takes longer, a table is locked, the server has no
connection left.

  pnpm faults slow-database [--seconds 30] [--callers 64]`;

/** Milliseconds that each step of a slow database takes. */
const slowness = 1500;

/** Whether its callers saw nothing but good answers and 503, none waited for long, and everything was back by itself. */
export async function run(args: string[]): Promise<boolean> {
  const { seconds, callers } = readSize(args, { seconds: 30, callers: 64 });
  const ground = await DatabaseGround.make();
  try {
    return await tryFaults(ground, faultsFor(seconds * 1000), { callers });
  } finally {
    await ground.clear();
  }
}

function faultsFor(lasts: number): Fault[] {
  let locking: Client | undefined;
  const hogs: Client[] = [];
  return [
    {
      name: `each step takes ${slowness / 1000} s more`,
      lasts,
      begin: ({ proxy }) => proxy.slowDown(slowness),
      mend: ({ proxy }) => proxy.open(),
      backWithin: 10_000,
      slowest: 30_000,
      goesOn: 'some',
      readyz: 503,
    },
    {
      name: 'a table is locked',
      lasts,
      begin: async ({ databaseUrl }) => {
        locking = await connected(databaseUrl);
        await locking.query('BEGIN; LOCK TABLE employee IN ACCESS EXCLUSIVE MODE');
      },
      mend: async () => {
        await locking?.end();
      },
      backWithin: 5000,
      slowest: 25_000,
      readyz: 503,
    },
    {
      name: 'no connection left at the server',
      lasts: Math.min(lasts, 15_000),
      begin: (ground) => takeAll(ground, hogs),
      mend: async () => {
        await Promise.all(hogs.splice(0).map(async (hog) => hog.end()));
      },
      backWithin: 5000,
      slowest: 10_000,
    },
  ];
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Takes every connection that the server has, those of the gateway too. */
async function takeAll({ databaseUrl }: DatabaseGround, hogs: Client[]): Promise<void> {
  const first = await connected(databaseUrl);
  hogs.push(first);
  const own = `application_name = 'hog'`;
  await first.query(`SET ${own}`);
  for (let rounds = 0; rounds < 50; rounds += 1) {
    await first.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> 'hog'`,
    );
    try {
      for (;;) {
        const hog = await connected(databaseUrl);
        hogs.push(hog);
        await hog.query(`SET ${own}`);
      }
    } catch {
      // None is left for now, unless the gateway was quicker.
    }
    const { rows } = await first.query<{ left: number }>(
      `SELECT count(*)::int AS left FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> 'hog'`,
    );
    if (rows[0]?.left === 0) return;
    await wait(50);
  }
}
