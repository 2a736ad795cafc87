/** Start of a text that a spreadsheet treats as a formula. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;
const escapedStart = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes a text with an apostrophe if a spreadsheet would run it; `unescapeFormula` reverses that exactly. */
export function escapeFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return escapedStart.test(text) ? text.slice(1) : text;
}
