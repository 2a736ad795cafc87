/** Returns the memory of this process after a garbage collection, in bytes: its heap and external buffers. */
export function measureRetainedMemory(): number {
  if (!globalThis.gc) throw new Error('Run the tests with --expose-gc');
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
