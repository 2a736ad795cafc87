import { readArguments, wholeNumber } from '../replay/arguments.js';
import type { Fire } from './under-fire.js';

/** Reads how often and under how much load, from the words after the fault's name. */
export function parseFire(args: string[], defaults: Omit<Fire, 'seed'>): Fire {
  const text = (otherwise: number) => ({ type: 'string', default: String(otherwise) }) as const;
  const { values } = readArguments({
    args,
    options: {
      times: text(defaults.times),
      phones: text(defaults.phones),
      records: text(defaults.records),
      seed: text(1),
    },
  });
  return {
    times: wholeNumber('times', values.times),
    phones: wholeNumber('phones', values.phones, 16),
    records: wholeNumber('records', values.records),
    seed: wholeNumber('seed', values.seed),
  };
}
