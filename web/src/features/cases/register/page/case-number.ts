/** Parses the number of a case in the address; null if invalid. */
export const readCaseNumber = (text: string): number | null =>
  /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null;
