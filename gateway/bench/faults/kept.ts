import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a process keeps once its garbage is thrown away, in bytes. */
export interface Kept {
  /** Of its heap, and of what the heap's objects hold outside of it. */
  bytes: number;
  /** Of the machine's memory; much of it is room for later garbage. */
  resident: number;
}

/** For a process that answers `keptBy`. */
export const collecting = [
  '--expose-gc',
  `--import=${new URL('./collect.js', import.meta.url).href}`,
];

/** Has a process that was started with `collecting` throw its garbage away. */
export async function keptBy(child: ChildProcess): Promise<Kept> {
  const heard = once(child, 'message');
  child.send('what is kept');
  const [{ kept }] = (await heard) as [{ kept: Kept }];
  return kept;
}
