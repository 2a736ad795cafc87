import { garbageCollector } from '../garbage-collector.js';

/** What this process keeps once its garbage is thrown away, in bytes: its heap, and buffers outside of it. */
export function keptMemory(): number {
  garbageCollector()();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
