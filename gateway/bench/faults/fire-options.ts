import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ReplayError } from '../replay/replay-error.js';
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
      postgres: { type: 'string' },
    },
  });
  const { postgres = defaults.postgres } = values;
  if (postgres !== undefined && !existsSync(join(postgres, 'initdb')))
    throw new ReplayError(`--postgres is '${postgres}': give the folder of initdb and postgres`);
  return {
    times: wholeNumber('times', values.times),
    phones: wholeNumber('phones', values.phones, 16),
    records: wholeNumber('records', values.records),
    seed: wholeNumber('seed', values.seed),
    ...(postgres === undefined ? {} : { postgres }),
  };
}
