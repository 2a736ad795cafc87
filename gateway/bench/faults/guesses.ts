import { Agent } from 'node:http';
import { type Defer, withCleanup } from '../lib/cleanup.js';
import { parseOptions, type FaultCommand } from '../lib/command.js';
import { formatCounts, formatMs, formatRow, percentile } from '../lib/format.js';
import { jsonRequest, sendRequest } from '../../test/http-client.js';
import { readMetric } from '../lib/metrics.js';
import { administrator, WorkerProcess } from '../lib/processes.js';
import { phonePassword, type SignedInCompany } from '../lib/sessions.js';
import type { NeighbourMessage, Served } from './neighbour.js';
import { type PopulatedSetup, startPopulated } from './setup.js';

const guessesAtOnce = 64;
const networks = 200;
/** Guesses at each account in the second part. */
const guessesPerAccount = 7;
/** Maximum guesses compared with the hash of one account in 15 minutes, and with all hashes of a company in a day. */
const maxPerAccount = 5;
const windowMs = 15 * 60_000;
const maxPerCompany = 1000;
const maxListP99Ms = 500;
const maxSignInP99Ms = 1000;

export const guesses: FaultCommand = {
  summary:
    'Guesses passwords at one employee, then a few at everybody, from 200 networks, while other people sign in and work.',
  options: '[--passwords 10000] [--users 1000]',
  run: (args) => withCleanup((defer) => run(args, defer)),
};

interface Guess {
  path: string;
  body: Record<string, unknown>;
}

interface GuessResult {
  answers: Map<number, number>;
  times: number[];
  /** Guesses that were compared with a hash. */
  compared: number;
  durationMs: number;
}

/** A line of the result. `holds` is undefined if there is no limit. */
type Line = readonly [label: string, value: string, limit?: string, holds?: boolean];

/** Returns whether all limits held and everybody else was served. */
async function run(args: readonly string[], defer: Defer): Promise<boolean> {
  const { passwords, users } = parseOptions(args, {
    numbers: { passwords: 10_000, users: 1000 },
  }).numbers;
  // The largest of six companies has about half of the people.
  const amounts = { companies: 6, employees: 10 * users, contacts: 1 };
  const setup = await startPopulated(defer, amounts, 1);
  const [sprayed, attacked, other] = setup.companies;
  if (!sprayed || !attacked || !other) throw new Error('Too few companies');
  const [victim, colleague] = attacked.people;
  const guessAt = (password: string, at: number): Guess => ({
    path: '/api/employee/login',
    body: { unique_id: attacked.passKey, ...namesOf(victim, at), password },
  });
  const one = await runBesideNeighbour(setup, attacked, colleague, () =>
    sendGuesses(
      setup,
      Array.from({ length: passwords }, (_, at) => guessAt(String(at).padStart(6, '0'), at)),
    ),
  );
  const locked = await sendGuesses(setup, [guessAt(phonePassword, 0)]);
  const many = await runBesideNeighbour(setup, other, other.people[0], () =>
    sendGuesses(setup, sprayGuesses(setup, sprayed, users)),
  );
  // On a busy machine the guesses take longer than an account stays locked.
  const maxAtOne = maxPerAccount * Math.ceil(one.result.durationMs / windowMs);
  const admins = setup.companies.length + 1;
  const maxSprayed = Math.min(maxPerCompany, maxPerAccount * users) + maxPerAccount * admins;
  return printLines([
    [
      `${passwords} guesses at one employee: compared with the hash`,
      String(one.result.compared),
      `at most ${maxAtOne}`,
      one.result.compared <= maxAtOne,
    ],
    ['answers by status', formatCounts(one.result.answers)],
    ['answer, p50', formatMs(percentile(one.result.times, 0.5))],
    [
      'the correct password after the guesses',
      formatCounts(locked.answers),
      '401: 1',
      locked.answers.has(401) && locked.compared === 0,
    ],
    ...servedLines(one.served),
    [
      `${guessesPerAccount} guesses each at ${users} employees and ${admins} admins: compared with a hash`,
      String(many.result.compared),
      `at most ${maxSprayed}`,
      many.result.compared <= maxSprayed,
    ],
    ['answers by status', formatCounts(many.result.answers)],
    ['answer, p99', formatMs(percentile(many.result.times, 0.99))],
    ...servedLines(many.served),
  ]);
}

/** Returns a way to name the person: the sign-in accepts several fields and spellings. */
function namesOf(
  person: SignedInCompany['people'][number] | undefined,
  at: number,
): Record<string, unknown> {
  if (!person) throw new Error('The company has no people');
  const { email, phone, code } = person;
  const forms = [
    { email },
    { email: email.toUpperCase() },
    { email: ` ${email} ` },
    { phone },
    { phone: `${phone} ` },
    { employee_id: code },
    { employee_id: ` ${code}` },
    { email, phone: 'x', employee_id: 'y' },
  ];
  return forms[at % forms.length] ?? {};
}

/** Guesses one password at everybody and all admins, then the next one. */
function sprayGuesses(
  { companies }: PopulatedSetup,
  sprayed: SignedInCompany,
  users: number,
): Guess[] {
  const admins = [administrator.email, ...companies.map(({ email }) => email)];
  return Array.from({ length: guessesPerAccount }, (_, round) => [
    ...sprayed.people.slice(0, users).map((person) => ({
      path: '/api/employee/login',
      body: {
        unique_id: sprayed.passKey,
        ...namesOf(person, round),
        password: String(100_000 + round),
      },
    })),
    ...admins.flatMap((email, at) =>
      ['/api/company/login', '/api/admin/login'].map((path) => ({
        path,
        body: { email: at % 2 ? email.toUpperCase() : email, password: `guess ${round}` },
      })),
    ),
  ]).flat();
}

/** Runs guesses while the admin of a company reads and one of its people keeps signing in. */
async function runBesideNeighbour(
  { gateway }: PopulatedSetup,
  { passKey, tokens, people }: SignedInCompany,
  person: SignedInCompany['people'][number] | undefined,
  work: () => Promise<GuessResult>,
): Promise<{ result: GuessResult; served: Served }> {
  const neighbour = new WorkerProcess<NeighbourMessage, Served>(
    new URL('./neighbour-worker.js', import.meta.url),
  );
  const signIn = { unique_id: passKey, email: person?.email ?? '', password: phonePassword };
  // Guesses hardly delay people who have signed in from their network within a day.
  await sendRequest(gateway.url, jsonRequest('/api/employee/login', signIn));
  try {
    neighbour.send({
      url: gateway.url,
      token: tokens[0] ?? '',
      people: people.slice(0, 50).map(({ id }) => id),
      signIn,
    });
    const result = await work();
    return { result, served: await neighbour.ask('collect') };
  } finally {
    await neighbour.stop();
  }
}

/** Sends guesses from many networks, with headers that claim others. */
async function sendGuesses(
  { gateway: { url } }: PopulatedSetup,
  all: readonly Guess[],
): Promise<GuessResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: guessesAtOnce });
  const result: GuessResult = { answers: new Map(), times: [], compared: 0, durationMs: 0 };
  const startedAt = performance.now();
  const before = await countCompared(url);
  const pending = all.entries();
  const sendNext = async () => {
    for (const [at, { path, body }] of pending) {
      const claimed = `198.51.${at % 256}.${(at >> 8) % 256}`;
      const request = jsonRequest(path, body);
      const headers = {
        ...request.headers,
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
      };
      const started = performance.now();
      const localAddress = `127.0.4.${1 + (at % networks)}`;
      const { status } = await sendRequest(url, { ...request, headers }, { agent, localAddress });
      result.times.push(performance.now() - started);
      result.answers.set(status, (result.answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: guessesAtOnce }, () => sendNext()));
  agent.destroy();
  result.durationMs = performance.now() - startedAt;
  result.compared = (await countCompared(url)) - before;
  return result;
}

/** Counts wrong passwords that were compared with a hash; the neighbour's are correct. */
async function countCompared(url: string): Promise<number> {
  return (
    (await readMetric(url, 'password_verifications_total')) -
    (await readMetric(url, 'password_matches_total'))
  );
}

function servedLines({ times, signInTimes, failed, errors }: Served): Line[] {
  const [reads, signIns] = [percentile(times, 0.99), percentile(signInTimes, 0.99)];
  return [
    [
      `reads of others (${times.length}), p99`,
      formatMs(reads),
      `under ${maxListP99Ms} ms`,
      reads < maxListP99Ms,
    ],
    [
      `sign-ins of others (${signInTimes.length}), p99`,
      formatMs(signIns),
      `under ${maxSignInP99Ms} ms`,
      signIns < maxSignInP99Ms,
    ],
    ['failed requests of others', String(failed), 'none', failed === 0],
    ...errors.slice(0, 1).map((error) => ['the first of them', error] as const),
  ];
}

/** Prints the lines. @returns whether all limits held. */
function printLines(lines: readonly Line[]): boolean {
  const widths = [0, 1].map((at) => Math.max(...lines.map((line) => String(line[at]).length)));
  for (const [label, value, limit = '', holds = true] of lines)
    console.log(`${formatRow(widths, [label, value])}   ${limit}${holds ? '' : '   FAILED'}`);
  return lines.every(([, , , holds = true]) => holds);
}
