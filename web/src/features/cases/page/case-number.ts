/** Reads the number of a case in an address; null for what is none. */
export const readCaseNumber = (text: string): number | null =>
  /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null;
