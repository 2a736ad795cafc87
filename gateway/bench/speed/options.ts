import { CommandError, parseOptions } from '../lib/command.js';
import type { Rounds } from './compare.js';

export const usage = `Compares the gateway with a bare node:http and pg server on the same database, and with a second process of itself.
First, all of them must answer the same.

  pnpm bench [options]

  --contacts <number>      records of all companies together (1000000; 3000000 with --only cases)
  --employees <number>     people of all companies together (20000)
  --companies <number>     companies of uneven size, of which the largest is traced (20; 1 with --only cases)
  --rounds <number>        rounds that count, after a first one that does not (5)
  --seconds <number>       length of a round of one server (4)
  --only <text>            only scenarios with this text in their name: list, search, tracing, insights, uploads, export, cases
  --check                  only compares the answers, with little data by default
  --write                  writes the result into gateway/docs/performance.md`;

export interface Options extends Rounds {
  contacts: number;
  employees: number;
  companies: number;
  only: string;
  check: boolean;
  write: boolean;
}

const defaults = { contacts: 1_000_000, employees: 20_000, companies: 20, rounds: 5, seconds: 4 };
const smallDefaults: typeof defaults = {
  ...defaults,
  contacts: 5000,
  employees: 300,
  companies: 3,
};
const casesDefaults: typeof defaults = { ...defaults, contacts: 3_000_000, companies: 1 };

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
  return args[args.indexOf('--only') + 1] === 'cases' ? casesDefaults : defaults;
}
