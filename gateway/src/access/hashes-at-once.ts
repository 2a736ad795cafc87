import { availableParallelism } from 'node:os';

/** Passwords that a machine hashes at a time: a core stays free for answers, and one of libuv's four threads for files and names. */
export const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
