/** Memory that this process still uses after a garbage collection, in bytes: its heap, and buffers outside of it. */
export function keptMemory(): number {
  if (!globalThis.gc) throw new Error('Run the tests with --expose-gc');
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
