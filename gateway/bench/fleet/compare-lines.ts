import type { Lines } from './expected.js';

/** One report beside what it must say. */
export interface ComparedReport {
  name: string;
  /** Items that it must have, and that it has. */
  expected: number;
  reported: number;
  /** Items of the one that the other has not, and one of them. */
  different: number;
  example: string | undefined;
}

/** What of two lists only one has; a line that stands twice counts twice. */
export function compareLines(name: string, expected: Lines, reported: Lines): ComparedReport {
  const left = new Map<string, number>();
  for (const text of expected) left.set(text, (left.get(text) ?? 0) + 1);
  const surplus = reported.filter((text) => {
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    return count === 0;
  });
  const lacking = [...left].flatMap(([text, count]) => Array<string>(count).fill(text));
  const example = lacking[0] === undefined ? surplus[0] : `without '${lacking[0]}'`;
  return {
    name,
    expected: expected.length,
    reported: reported.length,
    different: lacking.length + surplus.length,
    example,
  };
}
