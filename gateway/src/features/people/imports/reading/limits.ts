/** Limits of a file. */
export const maxRows = 100_000;
export const maxColumns = 200;
/** Characters of a cell; longer ones are invalid in every field and are cut. */
export const maxCellCharacters = 1000;
/** Characters of all cells together. Excel stores a repeated text once, so a small file can contain any amount. */
export const maxTotalCharacters = 64_000_000;
/** Bytes of an unpacked Excel file: 100,000 rows with every column take half of it. */
export const maxUnpackedBytes = 100 * 1024 * 1024;
/** Large Excel files compress by 5 to 50 times. A higher ratio than this is an attack. */
export const maxCompressionRatio = 150;

/** A file that cannot be read; the message is shown to the user. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export const notASpreadsheet = 'Please select a csv, xls or xlsx file';
