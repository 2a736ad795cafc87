import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/env.js';
import { chartOf } from './chart.js';
import type { Results } from './measured.js';
import { tablesOf } from './table.js';

const begin = '<!-- bench -->';
const end = '<!-- /bench -->';
const folder = join(projectRoot, 'gateway/docs');
const documentName = 'performance.md';
const chartName = 'speed.svg';

/**
 * Replaces the text between the two marks of a document.
 * @throws Error if a mark is missing or they are in the wrong order.
 */
export function betweenMarks(document: string, text: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${documentName} has no ${begin} before ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}

/** Writes tables and chart into gateway/docs. @param setting what was measured and how, as a sentence. */
export function writePerformance(results: Results, setting: string): void {
  const path = join(folder, documentName);
  const chart = `![How many answers, records and people a second the gateway gives for each one of its peers](${chartName})`;
  const text = [setting, tablesOf(results), chart].join('\n\n');
  // The document first: without its marks nothing is written.
  const document = betweenMarks(readFileSync(path, 'utf8'), text);
  writeFileSync(join(folder, chartName), chartOf(results.measured));
  writeFileSync(path, document);
}
