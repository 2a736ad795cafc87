import { setTimeout as wait } from 'node:timers/promises';
import { TcpProxy } from '../../test/tcp-proxy.js';
import { type Defer, withCleanup } from '../lib/cleanup.js';
import { parseOptions, type FaultCommand } from '../lib/command.js';
import { BenchDatabase } from '../lib/database.js';
import { formatCounts, formatSeconds } from '../lib/format.js';
import { GatewayProcess, gatewayVariables } from '../lib/processes.js';
import { countStored, LoadClients, signInClients } from './load-clients.js';

/** Attempts of a client before it gives up, as phones do. */
const maxTries = 8;
const maxStopMs = 15_000;
const loadMs = 5000;
const handoverMs = 2000;

export const deploy: FaultCommand = {
  summary:
    'Starts a newer gateway, which migrates large tables while the old one serves, then stops the old one.',
  options: '[--clients 32] [--employees 20000] [--health 1000000]',
  run: (args) => withCleanup((defer) => run(args, defer)),
};

/** Returns whether every request succeeded, at least on a retry, and no acknowledged record is missing. */
async function run(args: readonly string[], defer: Defer): Promise<boolean> {
  const { clients, employees, health } = parseOptions(args, {
    numbers: { clients: 32, employees: 20_000, health: 1_000_000 },
  }).numbers;
  const database = await BenchDatabase.create({ companies: 1, employees, contacts: 100_000 });
  defer(() => database.stop());
  await database.query(
    `INSERT INTO health_record (company_id, id, employee_id, bluetooth_status, app_version, created_at)
     SELECT company_id, gen_random_uuid(), id, true, '1.0.' || place % 20, now() - place * interval '1 second'
     FROM employee, generate_series(1, $1 / (SELECT count(*) FROM employee)) AS place`,
    [health],
  );
  // As in production, the old gateway keeps serving for some seconds after it reports not ready.
  const variables = { ...gatewayVariables(database.url, database.secrets), DRAIN_SECONDS: '5' };
  const older = await GatewayProcess.start(variables);
  defer(() => older.stop());
  const balancer = await TcpProxy.start(older.url);
  defer(() => balancer.close());
  const { origin } = new URL(balancer.url);
  const load = new LoadClients(origin, await signInClients(database), { clients, maxTries });
  defer(() => load.stop());
  await wait(loadMs);
  const startedAt = performance.now();
  const script = new URL('./newer-gateway.js', import.meta.url);
  const newer = await GatewayProcess.start(variables, { script });
  defer(() => newer.stop());
  const startMs = performance.now() - startedAt;
  balancer.redirect(newer.url);
  await wait(handoverMs);
  const stoppedAt = performance.now();
  const exitCode = await older.stop();
  const stopMs = performance.now() - stoppedAt;
  await wait(loadMs);
  await load.stop();
  const { uploads, reads, failed, refusals, slowestMs } = load.takeResult();
  const stored = await countStored(database, load.acknowledged);
  const served = uploads + reads;
  console.log(`newer gateway migrated and ready after  ${formatSeconds(startMs)}
older gateway stopped after             ${formatSeconds(stopMs)}, exit code ${exitCode}
requests served                         ${served}
  repeated tries                        ${formatCounts(refusals) || 'none'}
  failed after all tries                ${failed}
  slowest, with its tries               ${formatSeconds(slowestMs)}
acknowledged records that are stored    ${stored} of ${load.acknowledged.length}`);
  const isPassed =
    failed === 0 &&
    served > 0 &&
    stored === load.acknowledged.length &&
    exitCode === 0 &&
    stopMs < maxStopMs;
  if (!isPassed) console.log('FAILED');
  return isPassed;
}
