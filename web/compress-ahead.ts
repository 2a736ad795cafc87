import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Pictures, fonts and PDF are compressed by their own means. */
const worthIt = /\.(?:js|css|html|svg)$/u;
/** Below this the headers weigh more than what is saved; in bytes. */
const smallest = 512;

/** Lays a `.br` and a `.gz` beside every file of a folder that gets smaller by it, so that the gateway compresses nothing itself. */
export const compressAhead = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!worthIt.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < smallest) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};
