/** What makes a spreadsheet take a text for a formula, in its first place. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;
const escapedStart = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** The text with an apostrophe in front where a spreadsheet would run it; `unescapeFormula` takes exactly that off again. */
export function escapeFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The text as it was before `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return escapedStart.test(text) ? text.slice(1) : text;
}
