import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { projectRoot } from '../../src/env.js';
import { showProgress } from '../lib/command.js';
import { createDataFolder } from '../lib/database.js';
import { formatMegabytes, formatSeconds } from '../lib/format.js';
import { measurePeak, residentBytes } from '../lib/metrics.js';
import type { Bench } from './bench.js';

const entries = 1_000_000;
const command = join(projectRoot, 'gateway/dist/gateway/src/audit-verify/command.js');

/** Measures the export of a large audit log, and the command that checks the file, with the most memory that each of them takes. */
export async function measureAuditLog(bench: Bench): Promise<void> {
  if (!bench.isSelected('audit log') || bench.options.check) return;
  const { database, gateway, results } = bench;
  const company = await bench.signIn(database.filled.companies[0]);
  showProgress('audit log: fill');
  await database.query(
    `INSERT INTO audit_entry (company_id, id, action, actor, role, detail, address, created_at, request_id, user_agent)
     SELECT $1, gen_random_uuid(), 'EMPLOYEE_UPDATED', 'officer' || number % 20 || '@company.example', 'SAFETY_OFFICER',
       'name, phone of EMP-' || number, '203.0.113.' || number % 250, now() - number * interval '1 minute',
       gen_random_uuid(), 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
     FROM generate_series(1, $2::int) AS number`,
    [company.id, entries],
  );
  await database.query('ANALYZE audit_entry');
  const folder = createDataFolder();
  try {
    const file = join(folder, 'audit.jsonl');
    showProgress('audit log: export');
    const exported = await measure(gateway.pid, async () => {
      const response = await fetch(`${gateway.url}/api/audit/export`, { headers: company.headers });
      if (!response.ok || !response.body)
        throw new Error(`audit log: the export answers ${response.status}`);
      await pipeline(response.body, createWriteStream(file));
    });
    showProgress('audit log: verify');
    const verifier = spawn(process.execPath, [command, file], { stdio: 'ignore' });
    const verified = await measure(verifier.pid ?? 0, async () => {
      const [code] = await once(verifier, 'exit');
      if (code !== 0) throw new Error(`audit log: audit-verify exits with ${code}`);
    });
    const size = formatMegabytes(statSync(file).size);
    results.facts.push(
      { what: `audit log: export of ${entries} entries, ${size}; memory`, value: exported },
      { what: 'audit log: audit-verify of this file; memory', value: verified },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs work. @returns how long it took, and the memory of a process before and at most. */
async function measure(pid: number, work: () => Promise<void>): Promise<string> {
  const before = residentBytes(pid);
  const started = performance.now();
  const peak = await measurePeak(pid, work);
  const time = formatSeconds(performance.now() - started);
  if (before === undefined || peak === undefined) return time;
  return `${time}; ${formatMegabytes(before)}, then ${formatMegabytes(peak)} at most`;
}
