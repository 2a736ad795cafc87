import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/env.js';
import type { Results } from './results.js';
import { formatResults } from './tables.js';

const startMark = '<!-- bench -->';
const endMark = '<!-- /bench -->';
const path = join(projectRoot, 'gateway/docs/performance.md');

/**
 * Replaces the text between the two marks of a document.
 * @throws Error if a mark is missing or they are in the wrong order.
 */
export function replaceBetweenMarks(document: string, text: string): string {
  const [start, end] = [document.indexOf(startMark), document.indexOf(endMark)];
  if (start === -1 || end < start)
    throw new Error(`performance.md has no ${startMark} before ${endMark}`);
  return `${document.slice(0, start + startMark.length)}\n\n${text}\n\n${document.slice(end)}`;
}

/** Writes the tables into gateway/docs/performance.md. */
export function writePerformance(results: Results, description: string): void {
  const text = `${description}\n\n${formatResults(results)}`;
  writeFileSync(path, replaceBetweenMarks(readFileSync(path, 'utf8'), text));
}
