import { Agent, request as httpRequest } from 'node:http';
import { parseArgs } from 'node:util';
import { type Figure, milliseconds, quantile, tell } from './figures.js';
import { appPassword, type Ground, startGround } from './ground.js';
import { figuresOf, startHonest } from './honest-clients.js';

export const usage = `Guesses passwords at a gateway while honest people sign in and work.

  pnpm faults guesses [--passwords 10000] [--users 1000]

The passwords are tried on one employee, by address, phone and code, from 200 networks; then 7 of them on each of so many
users of another company, on each company and on the administrator.`;

const lanes = 64;
const networks = 200;
/** Tries on each who is sprayed. */
const triesOfEach = 7;
/** What may reach the hash of one account in a window, see the gateway's limits. */
const mostOfAccount = 5;
/** What may reach the hash in one company and day. */
const mostOfCompany = 1000;
const verifications = 'password_verifications_total';

interface Guess {
  path: string;
  body: Record<string, unknown>;
}

/** What came of guesses. */
interface Outcome {
  statuses: Map<number, number>;
  times: number[];
  /** Passwords that were compared with a hash. */
  reached: number;
}

/** Answers whether all promises hold. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      passwords: { type: 'string', default: '10000' },
      users: { type: 'string', default: '1000' },
    },
  });
  const users = Number(values.users);
  // Half of all work at the first company, a tenth at each other one.
  const ground = await startGround({ companies: 6, employees: 10 * users, sessions: 1 });
  try {
    const [sprayed, attacked, bystander] = ground.companies;
    if (!sprayed || !attacked || !bystander) throw new Error('Too few companies');
    const [victim, colleague] = attacked.people;
    const one = await whileHonestWork(
      ground,
      attacked.tokens[0],
      attacked.uniqueId,
      colleague,
      () =>
        guess(
          ground,
          Array.from({ length: Number(values.passwords) }, (_, at) => ({
            path: '/api/employee/login',
            body: {
              unique_id: attacked.uniqueId,
              ...namesOf(victim, at),
              password: String(at).padStart(6, '0'),
            },
          })),
        ),
    );
    const locked = await guess(ground, [
      {
        path: '/api/employee/login',
        body: { unique_id: attacked.uniqueId, email: victim?.email, password: appPassword },
      },
    ]);
    const many = await whileHonestWork(
      ground,
      bystander.tokens[0],
      bystander.uniqueId,
      bystander.people[0],
      () => guess(ground, sprayOver(ground, users)),
    );
    const accounts = ground.companies.length + 1;
    const mostSprayed = Math.min(mostOfCompany, mostOfAccount * users) + mostOfAccount * accounts;
    const wrong = milliseconds(quantile(one.outcome.times, 0.5));
    const lines: Figure[] = [
      {
        what: `${values.passwords} passwords on one employee: reached the hash`,
        figure: String(one.outcome.reached),
        promised: `${mostOfAccount} at most`,
        holds: one.outcome.reached <= mostOfAccount,
      },
      { what: 'answers by status', figure: statusesOf(one.outcome) },
      { what: 'time of an answer, p50', figure: wrong },
      {
        what: 'the right password afterwards',
        figure: statusesOf(locked),
        promised: '401',
        holds: locked.statuses.has(401) && locked.reached === 0,
      },
      ...figuresOf(one.times, 500),
      {
        what: `${users} users, ${accounts - 1} companies, the administrator: reached the hash`,
        figure: String(many.outcome.reached),
        promised: `${mostSprayed} at most`,
        holds: many.outcome.reached <= mostSprayed,
      },
      { what: 'answers by status', figure: statusesOf(many.outcome) },
      { what: 'time of an answer, p99', figure: milliseconds(quantile(many.outcome.times, 0.99)) },
      ...figuresOf(many.times, 500),
    ];
    return tell('Guesses', lines);
  } finally {
    await ground.stop();
  }
}

/** The same person in all ways that the sign-in knows, in several spellings. */
function namesOf(
  person: { email: string; phone: string; code: string } | undefined,
  at: number,
): Record<string, unknown> {
  if (!person) throw new Error('Nobody to guess at');
  const { email, phone, code } = person;
  const names = [
    { email },
    { email: email.toUpperCase() },
    { email: ` ${email} ` },
    { phone },
    { phone: `${phone} ` },
    { employee_id: code },
    { employee_id: ` ${code}` },
    { email, phone: 'x', employee_id: 'y' },
  ];
  return names[at % names.length] ?? {};
}

/** One after another over everybody, then again with the next password; companies and the administrator between them. */
function sprayOver({ companies }: Ground, users: number): Guess[] {
  const sprayed = companies[0];
  const admins = ['admin@bench.example', ...companies.map(({ email }) => email)];
  return Array.from({ length: triesOfEach }, (_, round) => [
    ...(sprayed?.people ?? []).slice(0, users).map((person) => ({
      path: '/api/employee/login',
      body: {
        unique_id: sprayed?.uniqueId,
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

async function whileHonestWork(
  ground: Ground,
  token: string | undefined,
  uniqueId: string,
  person: { email: string } | undefined,
  work: () => Promise<Outcome>,
) {
  const signIn = { unique_id: uniqueId, email: person?.email ?? '', password: appPassword };
  // Guesses hardly delay people who have signed in from their network within a day.
  await fetch(`${ground.url}/api/employee/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signIn),
  });
  const honest = startHonest(ground.processes, { url: ground.url, token: token ?? '', signIn });
  const outcome = await work();
  return { outcome, times: await honest.stop() };
}

/** Sends guesses from many networks, each with headers that say it is another one. What the honest reached is taken off. */
async function guess(ground: Ground, all: readonly Guess[]): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const outcome: Outcome = { statuses: new Map(), times: [], reached: 0 };
  const before = await reachedByOthers(ground);
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < all.length; at = next++) {
      const started = performance.now();
      const status = await send(ground, agent, all[at], at);
      outcome.times.push(performance.now() - started);
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, () => lane()));
  agent.destroy();
  outcome.reached = (await reachedByOthers(ground)) - before;
  return outcome;
}

/** Passwords that were compared without being right: the honest ones' are. */
async function reachedByOthers(ground: Ground): Promise<number> {
  return (await ground.figure(verifications)) - (await ground.figure('password_matches_total'));
}

function send(
  { port }: Ground,
  agent: Agent,
  asked: Guess | undefined,
  at: number,
): Promise<number> {
  const body = JSON.stringify(asked?.body);
  const claimed = `198.51.${at % 256}.${(at >> 8) % 256}`;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({
      agent,
      host: '127.0.0.1',
      localAddress: `127.0.4.${1 + (at % networks)}`,
      port,
      method: 'POST',
      path: asked?.path,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
      },
    });
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function statusesOf({ statuses }: Outcome): string {
  return [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
}
