import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import printedOperations from '../../operations.json?raw';
import { lostMutations } from './lost-mutations.ts';

const { operations } = JSON.parse(printedOperations) as {
  operations: { name: string; type: string }[];
};
const mutations = operations.filter(({ type }) => type === 'mutation').map(({ name }) => name);
/**
 * Nothing is pressed again: sign-outs end the session in the browser even if the gateway never hears of them, a call is claimed every two
 * minutes, and a claim ends by itself.
 */
const unrepeated = new Set([
  'ClaimCall',
  'CompanyMenu',
  'LeaveAfterFailure',
  'OwnFileShell',
  'PortalMenu',
  'ReleaseCall',
]);

/** Returns the text of a test, from its title to the next test. */
const readTest = (file: string, title: string): string => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const start = text.indexOf(`'${title}'`);
  if (start < 0) throw new Error(`${file} has no test '${title}'`);
  const [test = ''] = text.slice(start).split(/^ *(?:it|describe)\b/mu);
  // The table of `it.each` is before the title.
  const [table = ''] = text
    .slice(0, start)
    .split(/^(?= *(?:it|describe)\b)/mu)
    .slice(-1);
  return table + test;
};

describe('a lost request', () => {
  it('is tested for each mutation', () => {
    const tested = Object.values(lostMutations).flatMap((titles) => Object.keys(titles));
    expect(tested.toSorted()).toEqual(mutations.toSorted());
  });

  it.each(
    Object.entries(lostMutations).flatMap(([file, titles]) =>
      Object.entries(titles).map(([mutation, title]) => [mutation, file, title] as const),
    ),
  )('of %s is lost by the test named for it, in %s', (mutation, file, title) => {
    const lose = unrepeated.has(mutation) ? 'loseConnection' : 'loseOnce';
    const test = readTest(file, title);
    expect(test).toMatch(new RegExp(`\\b${lose}\\(\\s*(?:${mutation}Document|document)\\b`, 'u'));
    expect(test).toContain(`${mutation}Document`);
  });
});
