import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUsedFunctions } from './hooks.ts';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'web/src/generated/inputs.sha256');
const outputs = ['gateway/src/rest/generated.ts', 'gateway/src/observability/generated.ts'];
const inputs = [
  'schema.graphql',
  'codegen.ts',
  'pnpm-lock.yaml',
  'web/codegen/*.ts',
  'web/src/**/*.graphql',
  'web/operations.json',
  'gateway/src/rest/documents/*.graphql',
  'gateway/src/access/permission-words.ts',
  'gateway/src/features/people/imports/headings.ts',
];

/** Runs codegen, unless its inputs are unchanged since the last run: it takes some seconds, and many commands begin with it. */
export default function generate(): void {
  const isComplete = outputs.every((file) => existsSync(join(root, file)));
  if (isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs()) return;
  execFileSync(join(root, 'node_modules/.bin/graphql-codegen'), ['--config', 'codegen.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  writeFileSync(stamp, hashInputs());
}

function hashInputs(): string {
  const digest = createHash('sha256').update([...findUsedFunctions()].toSorted().join(' '));
  for (const file of globSync(inputs, { cwd: root }).toSorted())
    digest
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return digest.digest('hex');
}

if (import.meta.main) generate();
