import { Matches } from 'class-validator';

/**
 * A person's name: letters of any script with their marks; between letters also spaces, hyphens, apostrophes and full stops, as in
 * 'Renée O’Brien-Müller' and 'J. R. Smith'. Spaces around it do not count.
 */
const personName = /^ *\p{L}[\p{L}\p{M}]*(?:[ .'’\-‐‑]+\p{L}[\p{L}\p{M}]*)* *$/u;

/** Validates a person's name; an empty one is another rule's. */
export function IsPersonName(): PropertyDecorator {
  return Matches(personName, { message: 'Only alphabet accepted.' });
}
