import { Matches } from 'class-validator';

/**
 * A person's name: letters of any script with their marks, and between them spaces, hyphens, apostrophes and full stops, as in
 * 'Renée O’Brien-Müller' and 'J. R. Smith'. Surrounding spaces are ignored.
 */
const personName = /^ *\p{L}[\p{L}\p{M}]*(?:[ .'’\-‐‑]+\p{L}[\p{L}\p{M}]*)* *$/u;

/** Validates a person's name. Another rule checks that it is not empty. */
export function IsPersonName(): PropertyDecorator {
  return Matches(personName, { message: 'Only alphabet accepted.' });
}
