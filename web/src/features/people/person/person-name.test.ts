import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validatePersonName } from './person-name.ts';

const onlyLetters = 'Only alphabet accepted.';
const validate = (name: string) => validatePersonName(name, 'Please enter name');

const letter = fc.constantFrom(...'aZéßøŁñİжЯאעمح王小かㅎक', 'e\u0301', 'नी');
const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
const separator = fc.constantFrom(' ', '-', "'", '’', '. ', '.-', '  ', '‑');
const personName = fc
  .tuple(word, fc.array(fc.tuple(separator, word), { maxLength: 4 }))
  .map(([first, rest]) => first + rest.flat().join(''));

describe('validatePersonName', () => {
  it('accepts letters of any script with separators between them', () => {
    fc.assert(
      fc.property(personName, (name) => {
        expect([name, validate(name)]).toEqual([name, null]);
        expect(validate(` ${name} `)).toBeNull();
      }),
    );
  });

  it('refuses names with digits or symbols', () => {
    fc.assert(
      fc.property(
        personName,
        fc.constantFrom(...'0123456789@#&()_+=<>/|"!?;:,\n\t🙂'),
        personName,
        (before, sign, after) => {
          expect(validate(before + sign + after)).toBe(onlyLetters);
        },
      ),
    );
  });

  it.each(["Renée O'Brien-Müller", 'Anne-Marie', 'J. R. R. Tolkien', 'O’Neil'])(
    'takes %j',
    (name) => {
      expect(validate(name)).toBeNull();
    },
  );

  it.each([
    ['', 'Please enter name'],
    ['  ', 'Please enter name'],
    ['-Anna', onlyLetters],
    ['Anna.', onlyLetters],
    ['R2D2', onlyLetters],
  ])('says of %j: %s', (name, message) => {
    expect(validate(name)).toBe(message);
  });
});
