import { ReplayError } from '../replay/replay-error.js';

/** @throws ReplayError naming the option. */
export function wholeNumber(name: string, value: string, least = 1): number {
  const read = Number(value);
  if (!Number.isInteger(read) || read < least)
    throw new ReplayError(`--${name} is '${value}': give a whole number from ${least}`);
  return read;
}
