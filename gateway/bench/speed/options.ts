import { CommandError, parseOptions } from '../lib/command.js';
import type { Rounds } from './compare.js';

export const usage = `Compares the gateway with other servers on the same database: a bare node:http and pg server, PostGraphile,
Mercurius and Apollo Server for queries, a bare insert, TypeORM's save and COPY for uploads. First, all of them must answer the same.

  pnpm bench [options]

  --contacts <number>      records of all companies together (1000000)
  --employees <number>     people of all companies together (20000)
  --companies <number>     companies of uneven size, of which the largest is traced (20)
  --listed <number>        people of the large company whose directory is listed (20000)
  --searched <number>      people of the company whose directory is searched (50000)
  --exported <number>      people of the company whose directory is exported (100000)
  --cases <number>         open cases of the company with the most contacts (40)
  --exposed <number>       people whom each of them exposes outside the team (125)
  --rounds <number>        rounds that count, after a first one that does not (5)
  --seconds <number>       length of a round of one server (4)
  --only <text>            only scenarios with this text in their name: list, search, tracing, insights, uploads, export,
                           cases, by default in one company of 20,000 people with 3,000,000 records; notices; reads;
                           audit log
  --check                  only compares the answers, with little data unless given
  --write                  writes the result into gateway/docs/performance.md, with a chart`;

export interface Options extends Rounds {
  contacts: number;
  employees: number;
  companies: number;
  listed: number;
  searched: number;
  exported: number;
  cases: number;
  exposed: number;
  only: string;
  check: boolean;
  write: boolean;
}

const defaults = {
  contacts: 1_000_000,
  employees: 20_000,
  companies: 20,
  listed: 20_000,
  searched: 50_000,
  exported: 100_000,
  cases: 40,
  exposed: 125,
  rounds: 5,
  seconds: 4,
};
const smallDefaults: typeof defaults = {
  ...defaults,
  contacts: 5000,
  employees: 300,
  companies: 3,
  listed: 300,
  searched: 300,
  exported: 1500,
  cases: 3,
  exposed: 5,
};
/** One company; the directories are not read. */
const casesDefaults: typeof defaults = {
  ...defaults,
  contacts: 3_000_000,
  companies: 1,
  listed: 16,
  searched: 16,
  exported: 16,
};

/** A directory whose people get contacts. */
const noticesDefaults: typeof defaults = {
  ...defaults,
  contacts: 1000,
  employees: 100,
  companies: 1,
  searched: 16,
  exported: 16,
};

/** One company whose people are looked at, or whose audit log is exported. */
const readsDefaults: typeof defaults = {
  ...defaults,
  contacts: 1000,
  companies: 1,
  listed: 16,
  searched: 16,
  exported: 16,
};

/** @throws CommandError */
export function readOptions(args: readonly string[]): Options {
  const { numbers, texts, flags } = parseOptions(args, {
    numbers: defaultsFor(args),
    texts: ['only'],
    flags: ['check', 'write'],
  });
  const { only = '' } = texts;
  if (flags.write && (only || flags.check))
    throw new CommandError('--write needs all scenarios: leave out --only and --check');
  return { ...numbers, only, ...flags };
}

function defaultsFor(args: readonly string[]): typeof defaults {
  if (args.includes('--check')) return smallDefaults;
  const only = args[args.indexOf('--only') + 1];
  if (only === 'notices') return noticesDefaults;
  if (only === 'reads' || only === 'audit log') return readsDefaults;
  return only === 'cases' ? casesDefaults : defaults;
}
