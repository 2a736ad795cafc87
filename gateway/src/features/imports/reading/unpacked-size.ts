import { finished } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { maxCompressionRatio, mostUnpacked } from './limits.ts';
import { notASheet, UnreadableFile } from './problem.ts';

const tooMuch = 'The file unpacks to too much: please save it anew, or as csv';
/** Most parts of an Excel file. */
const mostEntries = 2000;

/**
 * Makes sure that an Excel file unpacks to what it says, and that this is not too much, before anything takes it into memory.
 * The sizes in its directory are read first; they may lie, so everything is unpacked once, piece by piece, and counted.
 */
export async function assertSafeArchive(bytes: Buffer): Promise<void> {
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  } catch {
    throw new UnreadableFile(notASheet);
  }
  const entries = await entriesOf(zip);
  const size = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isBomb = size > mostUnpacked / 10 && size > bytes.length * maxCompressionRatio;
  if (size > mostUnpacked || isBomb) throw new UnreadableFile(tooMuch);
  if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml'))
    throw new UnreadableFile(notASheet);
  for (const entry of entries) await expectSize(zip, entry);
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      if (entries.length > mostEntries) throw new UnreadableFile(tooMuch);
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(notASheet);
  }
  return entries;
}

/** The library refuses an entry that unpacks to more, or less, than it says. */
async function expectSize(zip: ZipFile, entry: Entry): Promise<void> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    await finished(stream.resume());
  } catch {
    throw new UnreadableFile(tooMuch);
  }
}
