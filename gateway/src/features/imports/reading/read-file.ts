import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ReaderMessage } from './file-reader.worker.ts';
import { UnreadableFile } from './problem.ts';

/** Lines as JSON of [row, cells][], the heading first, and the part of the file that is done, 0 to 1. */
export interface ReadLines {
  lines: string;
  count: number;
  done: number;
}

/** Room for an Excel file of 100,000 rows; what needs more is refused. In MB. */
const memory = 256;
/** How long one message may take, the first one with the unpacking of the file, in milliseconds. */
const longestWait = 45_000;
/** Where this file is compiled the worker is too. */
const workerFile = new URL(
  `./file-reader.worker${extname(fileURLToPath(import.meta.url))}`,
  import.meta.url,
);
/** One file at a time in each process, for the memory's sake. */
const oneByOne = pLimit(1);

/**
 * Reads a csv, xls or xlsx file in a thread of its own, with a limit of memory and time, and hands on what it reads.
 * @throws UnreadableFile in words for the person who chose the file.
 */
export function readFile(bytes: Buffer, take: (lines: ReadLines) => Promise<void>): Promise<void> {
  return oneByOne(() => readInWorker(bytes, take));
}

async function readInWorker(
  bytes: Buffer,
  take: (lines: ReadLines) => Promise<void>,
): Promise<void> {
  const worker = new Worker(workerFile, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    env: {},
    stdin: false,
  });
  try {
    for (;;) {
      // Each message is asked for when the one before has been dealt with.
      const message = await nextOf(worker);
      if ('end' in message) return;
      if ('problem' in message) throw new UnreadableFile(message.problem);
      await take(message);
    }
  } finally {
    await worker.terminate();
  }
}

async function nextOf(worker: Worker): Promise<ReaderMessage> {
  // A worker thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage('next');
  try {
    const signal = AbortSignal.timeout(longestWait);
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
