import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { Client } from 'pg';
import { migrate } from '../src/database/data-source.js';
import { startEmbedded } from '../src/database/embedded.js';
import { prepareJobs } from '../src/jobs/prepare.js';
import {
  answerTimes,
  compare,
  type Comparison,
  expectEqualAnswers,
  median,
  percentile,
  type Row,
  type Servers,
} from './speed/compare.js';
import { type Amounts, type BenchCompany, fill } from './speed/fill.js';
import { freePort, withInsights, withPlans } from './speed/ground.js';
import { Processes } from './speed/processes.js';
import {
  historyQuestions,
  indicatorQuestions,
  listQuestions,
  searchQuestions,
  traceQuestions,
} from './speed/questions.js';

/** People whose traces are asked for, and answers whose time is taken one by one. */
const tracedPeople = 40;
const timedAnswers = 400;

/** A name, part of one with and without its accents, two words, a code, a department, what everybody has, what nobody has. */
const searches = [
  'lim',
  'EMILE',
  'søren',
  'mull',
  'jorg strasse',
  'b4711',
  'department 7',
  'bench',
  'nobody',
];

const usage = `Measures the gateway against a bare node:http and pg server, on a database of its own.

  pnpm bench [--companies 20] [--employees 2000] [--contacts 1000000] [--rounds 5] [--seconds 4] [--only search]

The first company has half of all people and contacts, and is the one that is asked for.`;

interface Options extends Amounts {
  rounds: number;
  seconds: number;
  /** Only what has this word in its name. */
  only: string;
}

/** Undefined: help was asked for. */
function readOptions(): Options | undefined {
  const defaults = {
    companies: '20',
    employees: '2000',
    contacts: '1000000',
    rounds: '5',
    seconds: '4',
  };
  const number = (otherwise: string) => ({ type: 'string', default: otherwise }) as const;
  const { values } = parseArgs({
    options: {
      companies: number(defaults.companies),
      employees: number(defaults.employees),
      contacts: number(defaults.contacts),
      rounds: number(defaults.rounds),
      seconds: number(defaults.seconds),
      only: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const read = (name: keyof typeof defaults) => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`--${name} is '${values[name]}': give a whole number from 1`);
    return value;
  };
  return {
    companies: read('companies'),
    employees: read('employees'),
    contacts: read('contacts'),
    rounds: read('rounds'),
    seconds: read('seconds'),
    only: values.only,
  };
}

async function bench(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visioncloud-bench-'));
  chmodSync(folder, 0o755);
  const processes = new Processes();
  // With room for several processes of the gateway, and the bare server beside them.
  const database = await startEmbedded(join(folder, 'database'), 'bench', undefined, 4);
  const cleanUp = async () => {
    await processes.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  // Also after Ctrl-C nothing stays behind: the database is in a process group of its own.
  const signals = closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await cleanUp();
  });
  try {
    const pepper = randomBytes(32).toString('base64url');
    await migrate(database.url, prepareJobs);
    await withPlans(database.url);
    const company = await fill(database.url, pepper, options, (text) => console.error(text));
    await withInsights(database.url);
    const servers = await startServers(processes, database.url, company, pepper);
    const load = processes.load();
    const people = await peopleOf(database.url, company.id);
    for (const row of rowsOf(people, options).filter(({ name }) => name.includes(options.only))) {
      // oxlint-disable-next-line no-await-in-loop
      await expectEqualAnswers(servers, row);
      // oxlint-disable-next-line no-await-in-loop
      tell(row, await compare(servers, row, load, options));
      // oxlint-disable-next-line no-await-in-loop
      await tellTimes(servers, row);
    }
  } finally {
    signals.uninstall();
    await cleanUp();
  }
}

async function startServers(
  processes: Processes,
  databaseUrl: string,
  company: BenchCompany,
  passwordPepper: string,
): Promise<Servers> {
  const tokenSecret = randomBytes(32).toString('base64url');
  const gateway = await processes.gateway({
    databaseUrl,
    port: await freePort(),
    tokenSecret,
    passwordPepper,
  });
  const bare = await processes.bareServer(databaseUrl, company.id);
  const response = await fetch(`${gateway}/api/company/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: company.email, password: company.password }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return {
    gateway: { url: `${gateway}/graphql`, token: data.token },
    bare: { url: bare, token: data.token },
  };
}

async function peopleOf(url: string, companyId: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM employee WHERE company_id = $1 ORDER BY id',
    [companyId],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

function rowsOf(people: readonly string[], { companies, employees, contacts }: Amounts): Row[] {
  console.log(
    `${companies} companies, ${employees} people, ${contacts} contacts; the first company has ${people.length} people`,
  );
  const pages = Math.max(1, Math.floor(people.length / 50));
  const traced = people.filter((_, at) => at % Math.ceil(people.length / tracedPeople) === 0);
  const until = new Date();
  return [
    { name: 'list of employees, 50 a page', questions: listQuestions(pages), connections: 32 },
    {
      name: 'search of the directory, 10 a page',
      questions: searchQuestions(searches),
      connections: 4,
    },
    {
      name: 'trace over 2 days, three levels',
      questions: traceQuestions(traced, 2, until),
      connections: 8,
    },
    {
      name: 'trace over 14 days, three levels',
      questions: traceQuestions(traced, 14, until),
      connections: 8,
    },
    {
      name: 'insights: breach history of 30 days',
      questions: historyQuestions(30, until),
      connections: 8,
    },
    { name: 'insights: safety indicator', questions: indicatorQuestions, connections: 8 },
  ];
}

function tell({ name, connections }: Row, { gateway, bare }: Comparison): void {
  const spread = (values: readonly number[]) =>
    `${median(values).toFixed(0)}/s (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
  const ratios = gateway.map((value, round) => value / (bare[round] ?? Number.NaN));
  const ratio = `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
  console.log(`${name}, ${connections} connections: ratio ${ratio}`);
  console.log(`  gateway ${spread(gateway)}, bare ${spread(bare)}`);
}

async function tellTimes(servers: Servers, { questions }: Row): Promise<void> {
  for (const side of ['gateway', 'bare'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const times = await answerTimes(servers[side], questions, timedAnswers);
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
    console.log(
      `  ${side.padEnd(7)} one by one: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`,
    );
  }
}

const options = readOptions();
if (options) await bench(options);
else console.log(usage);
