import { DAY } from '../../durations.js';
import { DirectoryChangeKind } from './directory-change.entity.js';

const secondMs = 1000;

/** For how long a change can be undone, in milliseconds. */
export const undoTimeMs: Record<DirectoryChangeKind, number> = {
  [DirectoryChangeKind.DEPARTMENT]: 10 * secondMs,
  [DirectoryChangeKind.NEGATIVE]: 10 * secondMs,
  [DirectoryChangeKind.DELETION]: 10 * secondMs,
  [DirectoryChangeKind.IMPORT]: DAY,
};

/** So much longer the gateway takes an undo, for a click needs its way through the network; in milliseconds. */
export const undoGraceMs = 5 * secondMs;
