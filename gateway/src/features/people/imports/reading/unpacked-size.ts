import { finished } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import {
  maxCompressionRatio,
  maxUnpackedBytes,
  notASpreadsheet,
  UnreadableFile,
} from './limits.ts';

const tooLargeMessage = 'The file is too large when unpacked: please save it again, or as csv';
/** Maximum entries of an Excel archive. */
const maxEntries = 2000;

/**
 * Asserts that an Excel file unpacks to its declared sizes and stays within the limits, before it is loaded into memory. The
 * declared sizes are read first; they may be wrong, so everything is unpacked once as a stream.
 * @throws UnreadableFile otherwise.
 */
export async function assertSafeArchive(bytes: Buffer): Promise<void> {
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  } catch {
    throw new UnreadableFile(notASpreadsheet);
  }
  const entries = await listEntries(zip);
  const size = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isBomb = size > maxUnpackedBytes / 10 && size > bytes.length * maxCompressionRatio;
  if (size > maxUnpackedBytes || isBomb) throw new UnreadableFile(tooLargeMessage);
  if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml'))
    throw new UnreadableFile(notASpreadsheet);
  for (const entry of entries) await assertEntrySize(zip, entry);
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      if (entries.length > maxEntries) throw new UnreadableFile(tooLargeMessage);
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(notASpreadsheet);
  }
  return entries;
}

/** Asserts an entry's declared size: the library refuses one that unpacks to more or less. */
async function assertEntrySize(zip: ZipFile, entry: Entry): Promise<void> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    await finished(stream.resume());
  } catch {
    throw new UnreadableFile(tooLargeMessage);
  }
}
