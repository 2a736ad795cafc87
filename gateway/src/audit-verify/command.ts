import { resolve } from 'node:path';
import { StartupError } from '../errors.js';
import { type Verdict, verifyAuditFile } from './verify.js';

const usage = `Verifies a file of the audit log that GET /api/audit/export has written.

  pnpm audit-verify FILE

Prints OK with the number of entries and the last hash, or the first line that was changed, removed, moved or cut off.`;

function describe(verdict: Verdict): string {
  if (!verdict.isWhole) return `FAILED: line ${verdict.line} ${verdict.problem}.`;
  const { entries, opening, hash } = verdict;
  const filters = Object.entries(opening.filter).flatMap(([name, value]) =>
    value === null ? [] : [`${name} ${value}`],
  );
  return `OK: ${entries} ${entries === 1 ? 'entry' : 'entries'} of ${opening.company.name}, written at ${opening.writtenAt}${
    filters.length > 0 ? `, limited to ${filters.join(', ')}` : ''
  }.
Last hash: ${hash}`;
}

const [file, ...others] = process.argv.slice(2);
try {
  if (!file || others.length > 0) throw new StartupError(usage);
  const verdict = await verifyAuditFile(resolve(process.env.INIT_CWD ?? process.cwd(), file));
  if (verdict.isWhole) console.log(describe(verdict));
  else throw new StartupError(describe(verdict));
} catch (error) {
  const isExpected = error instanceof StartupError || (error instanceof Error && 'code' in error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
