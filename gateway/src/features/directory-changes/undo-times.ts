import { DAY } from '../../durations.js';
import { DirectoryChangeKind } from './directory-change.entity.js';

const secondMs = 1000;

/** How long a change can be undone. */
export const undoTimeMs: Record<DirectoryChangeKind, number> = {
  [DirectoryChangeKind.DEPARTMENT]: 10 * secondMs,
  [DirectoryChangeKind.NEGATIVE]: 10 * secondMs,
  [DirectoryChangeKind.DELETION]: 10 * secondMs,
  [DirectoryChangeKind.IMPORT]: DAY,
};

/** Extra time in which the gateway accepts an undo, for network latency. */
export const undoGraceMs = 5 * secondMs;
