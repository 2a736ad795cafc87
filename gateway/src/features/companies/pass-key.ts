import { randomInt } from 'node:crypto';
import { type FindOperator, Raw } from 'typeorm';
import { fold } from '../../validation/fold.js';

/** Letters and digits that are not mistaken for one another, on paper or read aloud: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const suffixAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
const suffixLength = 4;
const maxNameLength = 10;
/** A shorter first word is joined by the next one. */
const minNameLength = 3;

/** Makes a pass-key that people can type: 'HARBOURLIN-7KQ4' for Harbourline Logistics. The caller makes sure that it is free. */
export function makePassKey(companyName: string): string {
  const suffix = Array.from(
    { length: suffixLength },
    () => suffixAlphabet[randomInt(suffixAlphabet.length)],
  ).join('');
  return `${shortenName(companyName)}-${suffix}`;
}

/** The name's first letters and digits that every keyboard has; a name without any gives 'TEAM'. */
function shortenName(companyName: string): string {
  let short = '';
  for (const word of fold(companyName).split(' ')) {
    if (short.length >= minNameLength) break;
    short += word.replace(/[^a-z0-9]/g, '');
  }
  return (short || 'team').slice(0, maxNameLength).toUpperCase();
}

/** Finds companies by a pass-key in any case; the index `company_pass_key` answers it. */
export function byPassKey(passKey: string): FindOperator<string> {
  return Raw((column) => `lower(${column}) = lower(:passKey)`, { passKey });
}
