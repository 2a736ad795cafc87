import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { ReaderMessage } from './file-reader.worker.ts';
import { UnreadableFile } from './limits.ts';

/** Lines as JSON of [row, cells][], the heading first, and the progress, 0 to 1. */
export interface ReadLines {
  lines: string;
  count: number;
  done: number;
}

/** Enough for an Excel file of 100,000 rows; files that need more are refused. */
const maxMemoryMb = 256;
/** Timeout of a message, including the unpacking of the file for the first one. */
const messageTimeoutMs = 45_000;
/** The worker has the same extension as this file, compiled or not. */
const workerFile = new URL(
  `./file-reader.worker${extname(fileURLToPath(import.meta.url))}`,
  import.meta.url,
);
/** Reads one file at a time per process, to limit memory. */
const queue = new PQueue({ concurrency: 1 });

/**
 * Reads a csv, xls or xlsx file in a worker thread with limited memory and time, and passes its lines to `onLines`.
 * @throws UnreadableFile with a message for the user.
 */
export function readFile(
  bytes: Buffer,
  onLines: (lines: ReadLines) => Promise<void>,
): Promise<void> {
  return queue.add(() => readInWorker(bytes, onLines));
}

async function readInWorker(
  bytes: Buffer,
  onLines: (lines: ReadLines) => Promise<void>,
): Promise<void> {
  const worker = new Worker(workerFile, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: 32 },
    env: {},
    stdin: false,
  });
  try {
    for (;;) {
      // The next message is requested after the previous one has been handled.
      const message = await receiveMessage(worker);
      if ('end' in message) return;
      if ('problem' in message) throw new UnreadableFile(message.problem);
      await onLines(message);
    }
  } finally {
    await worker.terminate();
  }
}

async function receiveMessage(worker: Worker): Promise<ReaderMessage> {
  // A worker thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage('next');
  try {
    const signal = AbortSignal.timeout(messageTimeoutMs);
    const [message] = (await once(worker, 'message', { signal })) as [ReaderMessage];
    return message;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    if (name === 'AbortError') throw new UnreadableFile('The file takes too long to read');
    if (code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnreadableFile('The file needs too much memory: please save it as csv');
    throw error;
  }
}
