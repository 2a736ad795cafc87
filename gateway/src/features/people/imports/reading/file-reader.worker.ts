import { parentPort, workerData } from 'node:worker_threads';
import { readRows } from './file-rows.ts';
import { UnreadableFile } from './limits.ts';

/** Message of the worker: lines as JSON of [row, cells][], or how it ended. */
export type ReaderMessage =
  | { lines: string; count: number; done: number }
  | { end: true }
  | { problem: string };

/** Maximum lines and characters per message, so that the main thread handles one within milliseconds. */
const maxMessageLines = 125;
const maxMessageCharacters = 128_000;

const port = parentPort;
if (!port) throw new Error('This module must run in a worker');

/** Waits for the main thread to request the next message, so that it is never flooded. */
function waitForRequest(): Promise<unknown> {
  return new Promise((resolve) => port?.once('message', resolve));
}

async function send(message: ReaderMessage): Promise<void> {
  await waitForRequest();
  port?.postMessage(message);
}

async function readAll(bytes: Buffer): Promise<void> {
  let lines: string[] = [];
  let characters = 0;
  let progress = 0;
  const flush = async () => {
    if (lines.length > 0)
      await send({ lines: `[${lines.join()}]`, count: lines.length, done: progress });
    lines = [];
    characters = 0;
  };
  for await (const { row, cells, done } of readRows(bytes)) {
    const line = JSON.stringify([row, cells]);
    if (characters + line.length > maxMessageCharacters) await flush();
    lines.push(line);
    characters += line.length;
    progress = done;
    if (lines.length >= maxMessageLines) await flush();
  }
  await flush();
}

try {
  await readAll(Buffer.from(workerData as Uint8Array<ArrayBuffer>));
  await send({ end: true });
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  await send({ problem: error.message });
}
port.close();
