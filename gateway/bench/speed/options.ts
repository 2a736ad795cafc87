import { parseArgs } from 'node:util';
import type { Rounds } from './compare.js';

export const usage = `Measures the gateway beside a bare node:http and pg server, PostGraphile, Mercurius and Apollo Server, on a database
of its own, and its uploads beside a bare insert, TypeORM's save and COPY. All have to answer the same before.

  pnpm bench [options]

  --contacts <number>      records of all companies together (1000000)
  --employees <number>     people of all companies together (20000)
  --companies <number>     of uneven size: the first one is the largest, and mostly the one that is asked (20)
  --searched <number>      people of a directory that is searched (50000)
  --exported <number>      people of a directory that is exported (100000)
  --rounds <number>        that count, after one that does not (5)
  --seconds <number>       of each round and peer (4)
  --only <words>           only works with these in their name: list, search, tracing, insights, uploads, export, tenth
  --database <folder>      keeps what was filled in there, and takes it from there for 12 hours
  --check                  fills little unless told otherwise, and only compares the answers
  --write                  writes the result and a chart into gateway/docs/performance.md`;

export interface Options extends Rounds {
  contacts: number;
  employees: number;
  companies: number;
  searched: number;
  exported: number;
  only: string;
  database: string | undefined;
  check: boolean;
  write: boolean;
}

const usual = {
  contacts: 1_000_000,
  employees: 20_000,
  companies: 20,
  searched: 50_000,
  exported: 100_000,
  rounds: 5,
  seconds: 4,
};
const little: typeof usual = {
  ...usual,
  contacts: 5000,
  employees: 300,
  companies: 3,
  searched: 300,
  exported: 1500,
};

/** @throws Error that says what is wrong. Undefined: help was asked for. */
export function readOptions(args?: string[]): Options | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      contacts: text,
      employees: text,
      companies: text,
      searched: text,
      exported: text,
      rounds: text,
      seconds: text,
      only: { ...text, default: '' },
      database: text,
      check: flag,
      write: flag,
      help: flag,
    },
  });
  if (values.help) return undefined;
  const { only, database, check, write } = values;
  if (write && (only || check))
    throw new Error('--write needs all works: leave --only and --check');
  const read = (name: keyof typeof usual) => {
    const value = Number(values[name] ?? (check ? little : usual)[name]);
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`--${name} is '${values[name]}': give a whole number from 1`);
    return value;
  };
  return {
    contacts: read('contacts'),
    employees: read('employees'),
    companies: read('companies'),
    searched: read('searched'),
    exported: read('exported'),
    rounds: read('rounds'),
    seconds: read('seconds'),
    only,
    database,
    check,
    write,
  };
}
