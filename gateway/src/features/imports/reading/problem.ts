/** A file that cannot be read; the message is for the person who chose it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export const notASheet = 'Please select a csv, xls or xlsx file';
