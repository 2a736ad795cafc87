import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What this process keeps once its garbage is thrown away, in bytes: its heap, and buffers outside of it. */
export function keptMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
