import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { freePort } from '../speed/ground.js';
import { DatabaseGround } from './database-ground.js';
import { RetryingClients } from './retrying-clients.js';
import { RollingDoor } from './rolling-door.js';
import { readSize } from './size.js';

export const usage = `Replaces a gateway under load by a newer one with a migration of large tables, as a deploy does: the new one starts beside
the old one, then the old one gets SIGTERM.

  pnpm faults deploy [--clients 32] [--employees 20000] [--health 1000000]`;

/** How long the newer gateway may take to migrate and be ready, and the older one to end, in milliseconds. */
const startTime = 120_000;
const endTime = 15_000;

/** Whether no request failed that a retry did not mend, and no acknowledged record is missing. */
export async function run(args: string[]): Promise<boolean> {
  const size = readSize(args, { clients: 32, employees: 20_000, health: 1_000_000 });
  const { employees } = size;
  const ground = await DatabaseGround.make(undefined, {
    companies: 1,
    employees,
    contacts: 100_000,
  });
  const door = await RollingDoor.open();
  const gateways: ChildProcess[] = [];
  try {
    await fillHealth(ground, size.health);
    const older = await startGateway(ground, gateways, '../../src/main.js');
    door.prefer(older.port);
    const clients = new RetryingClients({ ...ground.caller, url: door.url });
    clients.start(size.clients);
    await wait(5000);
    const started = performance.now();
    const newer = await startGateway(ground, gateways, './newer-gateway.js');
    const ready = performance.now() - started;
    door.prefer(newer.port);
    await wait(2000);
    const stopped = performance.now();
    older.child.kill('SIGTERM');
    const [code] = (await once(older.child, 'exit')) as [number | null];
    const ended = performance.now() - stopped;
    door.forget(older.port);
    await wait(5000);
    await clients.stop();
    return await tell(ground, clients, { ready, ended, code });
  } finally {
    await Promise.all(gateways.map((gateway) => end(gateway)));
    await door.close();
    await ground.clear();
  }
}

async function tell(
  ground: DatabaseGround,
  { lived, acknowledged }: RetryingClients,
  { ready, ended, code }: { ready: number; ended: number; code: number | null },
): Promise<boolean> {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const stored = await ground.countOf(acknowledged);
  const reasons = [...lived.reasons].map(([reason, count]) => `${reason} ${count}x`).join(', ');
  console.log(`newer gateway migrated and ready after  ${seconds(ready)}`);
  console.log(`older gateway ended after SIGTERM in    ${seconds(ended)}, exit code ${code}`);
  console.log(`requests                                ${lived.requests}`);
  console.log(`  needed another try                    ${lived.retried} (${reasons || 'none'})`);
  console.log(`  failed for good                       ${lived.failed}`);
  console.log(`  slowest, with its tries               ${seconds(lived.slowest)}`);
  console.log(`acknowledged records that are there     ${stored} of ${acknowledged.length}`);
  const isGood =
    lived.failed === 0 &&
    lived.requests > 0 &&
    stored === acknowledged.length &&
    code === 0 &&
    ended < endTime &&
    !lived.reasons.has('503 without Retry-After');
  if (!isGood) console.log('NOT GOOD');
  return isGood;
}

async function startGateway(
  ground: DatabaseGround,
  gateways: ChildProcess[],
  script: string,
): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: {
      ...process.env,
      DATABASE_URL: ground.databaseUrl,
      PORT: String(port),
      TOKEN_SECRET: ground.secrets.tokenSecret,
      PASSWORD_PEPPER: ground.secrets.passwordPepper,
      ADMIN_EMAIL: 'admin@bench.example',
      ADMIN_PASSWORD: 'of the benchmark',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  gateways.push(child);
  for (const until = Date.now() + startTime; ; await wait(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return { child, port };
    if (child.exitCode !== null || Date.now() > until) throw new Error('A gateway did not start');
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

async function fillHealth({ databaseUrl }: DatabaseGround, rows: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO health_record (company_id, id, employee_id, bluetooth_status, app_version, created_at)
      SELECT company_id, gen_random_uuid(), id, true, '1.0.' || place % 20, now() - place * interval '1 second'
      FROM employee, generate_series(1, $1 / (SELECT count(*) FROM employee)) AS place`,
    [rows],
  );
  await client.end();
}
