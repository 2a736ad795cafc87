/** A file that cannot be read; the message is shown to the user. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export const notASpreadsheet = 'Please select a csv, xls or xlsx file';
