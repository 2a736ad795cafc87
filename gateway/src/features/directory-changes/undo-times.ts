import { DAY } from '../../durations.js';
import { DirectoryChangeKind } from './directory-change.entity.js';

const second = 1000;

/** For how long a change can be undone, in milliseconds. */
export const undoTime: Record<DirectoryChangeKind, number> = {
  [DirectoryChangeKind.DEPARTMENT]: 10 * second,
  [DirectoryChangeKind.NEGATIVE]: 10 * second,
  [DirectoryChangeKind.DELETION]: 10 * second,
  [DirectoryChangeKind.IMPORT]: DAY,
};

/** So much longer the gateway takes an undo, for a click needs its way through the network; in milliseconds. */
export const undoGrace = 5 * second;
