import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Other formats are already compressed. */
const compressible = /\.(?:js|css|html|svg)$/u;
/** Compressing smaller files saves less than the response headers take. */
const minBytes = 512;

/** Writes a `.br` and a `.gz` next to each compressible file, so that the gateway does not compress at run time. */
export const compressAhead = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < minBytes) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};
