import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { IsMemberName, readProvidedName } from './member-name.js';

class Named {
  @IsMemberName()
  name: unknown;
}

const findProblem = (name: unknown) =>
  Object.values(
    validateSync(Object.assign(new Named(), { name }))[0]?.constraints ?? { none: null },
  )[0];

describe('IsMemberName', () => {
  it.each([
    'A',
    ' Ana Lim ',
    "Dr. Renée O'Brien-Müller (EHS)",
    '王小明',
    'Lim Ah Kow @ Lim Kok',
    'नी',
    'क्\u200dष',
  ])('accepts %j', (name) => {
    expect(findProblem(name)).toBeNull();
  });

  it('counts 80 characters without surrounding space, and not their halves', () => {
    expect(findProblem(`  ${'𝒜'.repeat(80)}  `)).toBeNull();
    expect(findProblem('a'.repeat(81))).toBe('At most 80 characters');
  });

  it.each(['', ' ', '\u00a0\n'])('refuses the empty name %j', (name) => {
    expect(findProblem(name)).toBe('Please enter a name');
  });

  it.each([
    'Ana\nLim',
    'Ana\0Lim',
    'Ana\u202eLim',
    'Ana\u200bLim',
    'Ana\u2028Lim',
    'Ana\ud800Lim',
    'Ana\ufeffLim',
  ])('refuses %j, which does not show as it is', (name) => {
    expect(findProblem(name)).toBe(
      'Please enter a name without line breaks and invisible characters',
    );
  });

  it.each(['owner@company.example', 'Owner (owner@company.example)'])(
    'refuses %j, which reads like the address of somebody else',
    (name) => {
      expect(findProblem(name)).toBe('Please enter a name, not an email address');
    },
  );
});

describe('readProvidedName', () => {
  it.each([
    [' Ana Lim ', 'Ana Lim'],
    [`${'a'.repeat(79)} bc`, 'a'.repeat(79)],
    ['ana@company.example', null],
    ['Ana\nLim', null],
    [' ', null],
    [42, null],
    [undefined, null],
  ])('reads %j as %j', (given, name) => {
    expect(readProvidedName(given)).toBe(name);
  });
});
