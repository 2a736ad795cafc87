import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import type { Strength } from './StrengthMeter.tsx';
import commonPasswords from './common-passwords.txt?raw';

/*
 * Estimates how hard a password is to guess. 50 KB with its list, so pages load it only when they show a form for a new password.
 */

/** A shorter password is never rated strong. */
const recommendedLength = 12;

const passwords = commonPasswords.trim().split('\n');
const common = new Set(passwords);
const estimator = new ZxcvbnFactory({
  dictionary: { passwords },
  graphs: adjacencyGraphs,
  maxLength: 64,
});

/** Returns whether the server will refuse a password because it is too common. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

/** @param ownWords words that an attacker would try first, such as the company's name. */
export const estimateStrength = (password: string, ownWords: readonly string[]): Strength => {
  const { score } = estimator.check(password, [...ownWords]);
  if (score <= 1) return 'weak';
  if (score === 2) return 'fair';
  return score === 4 && password.length >= recommendedLength ? 'strong' : 'good';
};
