import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/env.js';
import { drawChart } from './chart.js';
import type { Results } from './results.js';
import { formatResults } from './tables.js';

const startMark = '<!-- bench -->';
const endMark = '<!-- /bench -->';
const folder = join(projectRoot, 'gateway/docs');
const documentName = 'performance.md';
const chartName = 'speed.svg';

/**
 * Replaces the text between the two marks of a document.
 * @throws Error if a mark is missing or they are in the wrong order.
 */
export function replaceBetweenMarks(document: string, text: string): string {
  const [start, end] = [document.indexOf(startMark), document.indexOf(endMark)];
  if (start === -1 || end < start)
    throw new Error(`${documentName} has no ${startMark} before ${endMark}`);
  return `${document.slice(0, start + startMark.length)}\n\n${text}\n\n${document.slice(end)}`;
}

/** Writes the tables into gateway/docs/performance.md, and the chart beside it. */
export function writePerformance(results: Results, description: string): void {
  const path = join(folder, documentName);
  const chart = `![Answers, records and people a second, of the gateway and its peers](${chartName})`;
  const text = [description, formatResults(results), chart].join('\n\n');
  // The document first: without its marks nothing is written.
  const document = replaceBetweenMarks(readFileSync(path, 'utf8'), text);
  writeFileSync(join(folder, chartName), drawChart(results.scenarios));
  writeFileSync(path, document);
}
