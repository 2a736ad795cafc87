/** Longer texts are truncated before they are searched. */
const maxLength = 2000;

/** Patterns of personal data in error messages and their replacements, applied in this order. */
const replacements: readonly [pattern: RegExp, replacement: string][] = [
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'`)]+/gi, '[url]'],
  [/[^\s@"'`<>()]+@[^\s@"'`<>()]+/g, '[email]'],
  [/"[^"]*"?|`[^`]*`?|“[^”]*”?/g, '[text]'],
  [/(?:\/[^\s/?#"']+){2,}\/?(?:\?\S*)?|\?\S*=\S*/g, '[path]'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]'],
  // Tokens and codes: letters and digits mixed.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{5,}\b/g, '[id]'],
  [/\+?\d[\d ().-]{2,}\d/g, '[number]'],
  [/\b(?!Minified React\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/gu, '[name]'],
  // Engines write their messages in English.
  [/[^\x20-\x7E]+/g, '[text]'],
];

/** Engines quote names of properties in single quotes; other text in quotes is data. */
const quoted = /'([^']*)'/g;
const propertyName = /^[A-Za-z_$][\w$.]*$/;

/** Replaces texts that look like addresses, names, ids, numbers or quotations, and keeps the words around them. */
export function redactPersonalData(text: string): string {
  const unquoted = text
    .slice(0, maxLength)
    .replace(quoted, (all, name: string) => (propertyName.test(name) ? all : '[text]'));
  return replacements.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    unquoted,
  );
}
