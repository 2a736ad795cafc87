import { expect, it } from 'vitest';
import { csvRowCounter } from './csv-rows.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('counts the rows of a file in chunks, without the header and line breaks inside quotes', () => {
  const count = csvRowCounter();
  expect(count(bytes('ID NO.,NAME\r\n1,"Anna'))).toBe(0);
  expect(count(bytes('\r\nLi ""the cook"""\r\n2,Ben\r\n'))).toBe(2);
  expect(count(bytes('3,Cleo'))).toBe(2);
  expect(count()).toBe(3);
});

it('counts no row in an empty file or a header alone', () => {
  const count = csvRowCounter();
  expect(count()).toBe(0);
  expect(count(bytes('ID NO.,NAME\r\n'))).toBe(0);
  expect(count()).toBe(0);
});
