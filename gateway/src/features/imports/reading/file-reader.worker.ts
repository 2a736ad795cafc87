import { parentPort, workerData } from 'node:worker_threads';
import { fileRows } from './file-rows.ts';
import { UnreadableFile } from './problem.ts';

/** What the worker says: lines that were read, as JSON of [row, cells][], or how it ended. */
export type ReaderMessage =
  | { lines: string; count: number; done: number }
  | { end: true }
  | { problem: string };

/** Lines and characters of one message: the other side deals with it in some milliseconds. */
const mostLines = 125;
const mostCharacters = 128_000;

const port = parentPort;
if (!port) throw new Error('This is the entry of a worker');

/** The other side asks for each message, so that it is never flooded. */
function asked(): Promise<unknown> {
  return new Promise((resolve) => port?.once('message', resolve));
}

async function send(message: ReaderMessage): Promise<void> {
  await asked();
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
  for await (const { row, cells, done } of fileRows(bytes)) {
    const line = JSON.stringify([row, cells]);
    if (characters + line.length > mostCharacters) await flush();
    lines.push(line);
    characters += line.length;
    progress = done;
    if (lines.length >= mostLines) await flush();
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
