import { texts } from './texts.ts';

/** Letters of any script with combining marks, separated by spaces, hyphens, apostrophes and full stops. */
const personName = /^ *\p{L}[\p{L}\p{M}]*(?:[ .'’\-‐‑]+\p{L}[\p{L}\p{M}]*)* *$/u;

/** Returns an error message, `empty` if there is no name, or null if it is a person's name. */
export const validatePersonName = (name: string, empty: string): string | null => {
  if (name.trim() === '') return empty;
  return personName.test(name) ? null : texts.lettersOnly;
};
