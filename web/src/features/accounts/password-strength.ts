import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import type { Strength } from './StrengthMeter.tsx';
import commonPasswords from './common-passwords.txt?raw';

/*
 * Estimates how hard a password is to guess. 50 KB with its list, so screens load it only once they show a form for a new password.
 */

/** A password below this length is never called strong. */
const recommendedLength = 12;

const passwords = commonPasswords.trim().split('\n');
const common = new Set(passwords);
const estimator = new ZxcvbnFactory({
  dictionary: { passwords },
  graphs: adjacencyGraphs,
  maxLength: 64,
});

/** Returns whether the server will refuse a password because many people use it. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

/** @param ownWords names that the person would be guessed by, such as the company's. */
export const estimateStrength = (password: string, ownWords: readonly string[]): Strength => {
  const { score } = estimator.check(password, [...ownWords]);
  if (score <= 1) return 'weak';
  if (score === 2) return 'fair';
  return score === 4 && password.length >= recommendedLength ? 'strong' : 'good';
};
