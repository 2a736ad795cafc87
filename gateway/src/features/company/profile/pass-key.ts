import { randomInt } from 'node:crypto';
import { type FindOperator, Raw } from 'typeorm';
import { toSearchKey } from '../../../validation/search-key.js';

/** Letters and digits that are not confused on paper or when read aloud: without 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const suffixAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
const suffixLength = 4;
const maxNameLength = 10;
/** Shorter first words are joined with the next one. */
const minNameLength = 3;

/** Makes a pass-key that people can type: 'HARBOURLIN-7KQ4' for Harbourline Logistics. The caller checks that it is not taken. */
export function makePassKey(companyName: string): string {
  const suffix = Array.from(
    { length: suffixLength },
    () => suffixAlphabet[randomInt(suffixAlphabet.length)],
  ).join('');
  return `${shortenName(companyName)}-${suffix}`;
}

/** Returns the first letters and digits of a name, without accents; 'TEAM' if there are none. */
function shortenName(companyName: string): string {
  let short = '';
  for (const word of toSearchKey(companyName).split(' ')) {
    if (short.length >= minNameLength) break;
    short += word.replace(/[^a-z0-9]/g, '');
  }
  return (short || 'team').slice(0, maxNameLength).toUpperCase();
}

/** Matches a pass-key in any case, using the index `company_pass_key`. */
export function byPassKey(passKey: string): FindOperator<string> {
  return Raw((column) => `lower(${column}) = lower(:passKey)`, { passKey });
}
