import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/env.js';
import { chartOf } from './chart.js';
import type { Results } from './measured.js';
import { tablesOf } from './table.js';

const begin = '<!-- bench -->';
const end = '<!-- /bench -->';
const chartPath = 'gateway/bench/speed.svg';

/**
 * Puts text between the two marks of a document, in place of what stands there.
 * @throws Error where the marks are missing or the wrong way round.
 */
export function betweenMarks(document: string, text: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`README.md has no ${begin} before ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}

/** Writes tables and chart into README.md. @param setting what it was measured on, in words. */
export function writeReadme(results: Results, setting: string): void {
  const path = join(projectRoot, 'README.md');
  const chart = `![How many answers, records and people a second the gateway gives for each one of its peers](${chartPath})`;
  const text = [setting, tablesOf(results), chart].join('\n\n');
  // The document first: without its marks nothing is written.
  const document = betweenMarks(readFileSync(path, 'utf8'), text);
  writeFileSync(join(projectRoot, chartPath), chartOf(results.measured));
  writeFileSync(path, document);
}
