import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { type Figure, megabytes, milliseconds, quantile, tell } from './figures.js';
import { appPassword, type Ground, startGround } from './ground.js';
import { figuresOf, startHonest } from './honest-clients.js';
import { makeHostileFiles } from './hostile/form-bodies.js';
import { hostileMessage } from './hostile/graphql-bodies.js';
import { credentialsOf, hostileRequest } from './hostile/hostile-request.js';
import { Random } from '../random.js';
import { type HostileRequest, indiscretionIn } from './hostile/request.js';

export const usage = `Sends malformed and hostile bodies to every door of a gateway while an honest client works.

  pnpm faults hostile-bodies [--bodies 20000] [--seed 42]

Every tenth goes over a websocket. The same seed sends the same bodies. A quarter more goes ahead, to warm the gateway up.`;

/** Side by side. */
const lanes = 16;
/** Messages of a websocket before the next one is opened; it is often closed sooner. */
const messagesOfSocket = 20;
const mostGrowth = 50e6;
/** Goes ahead, so that code is compiled and the gateway's bounded stores have their usual content. */
const warmingShare = 0.25;

/** What was answered. */
interface Answers {
  statuses: Map<string, number>;
  times: number[];
  wrong: string[];
}

/** Answers whether all promises hold. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      bodies: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '42' },
    },
  });
  const bodies = Number(values.bodies);
  const random = new Random(Number(values.seed));
  const ground = await startGround({ companies: 3, employees: 2000, sessions: 5 });
  const [, victim, others] = ground.companies;
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  try {
    const phone = await phoneToken(ground);
    const send = await sender(ground, agent, { admin: victim?.tokens[0] ?? '', phone });
    const work = { url: ground.url, token: others?.tokens[0] ?? '' };
    await send(random, Math.ceil(bodies * warmingShare));
    const rest = await ground.kept();
    const honest = startHonest(ground.processes, work);
    const started = performance.now();
    const { statuses, times, wrong } = await send(random, bodies);
    const seconds = (performance.now() - started) / 1000;
    const honestTimes = await honest.stop();
    const { bytes, resident } = await ground.kept();
    const growth = bytes - rest.bytes;
    const fives = [...statuses]
      .filter(([status]) => status.startsWith('5'))
      .reduce((sum, [, count]) => sum + count, 0);
    for (const line of wrong.slice(0, 20)) console.log(line);
    const figures: Figure[] = [
      { what: 'bodies', figure: `${bodies} in ${seconds.toFixed(0)} s` },
      {
        what: 'answers by status',
        figure: [...statuses]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
      },
      { what: 'answers of 5xx', figure: String(fives), promised: 'none', holds: fives === 0 },
      {
        what: 'answers that say something of us, or none',
        figure: String(wrong.length - fives),
        promised: 'none',
        holds: wrong.length === fives,
      },
      { what: 'time of an answer, p99', figure: milliseconds(quantile(times, 0.99)) },
      ...figuresOf(honestTimes, 500),
      {
        what: 'memory without garbage, before and after',
        figure: `${megabytes(rest.bytes)}, ${megabytes(bytes)}`,
      },
      {
        what: 'the same with room for garbage',
        figure: `${megabytes(rest.resident)}, ${megabytes(resident)}`,
      },
      {
        what: 'growth without garbage',
        figure: megabytes(growth),
        promised: `under ${megabytes(mostGrowth)}`,
        holds: growth < mostGrowth,
      },
    ];
    return tell(`${bodies} malformed and hostile bodies, seed ${values.seed}`, figures);
  } finally {
    agent.destroy();
    await ground.stop();
  }
}

async function phoneToken({ url, companies }: Ground): Promise<string> {
  const answer = await fetch(`${url}/api/employee/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      unique_id: companies[1]?.uniqueId,
      email: companies[1]?.people[0]?.email,
      password: appPassword,
    }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Sends so many, some side by side. */
async function sender(
  ground: Ground,
  agent: Agent,
  tokens: { admin: string; phone: string },
): Promise<(random: Random, count: number) => Promise<Answers>> {
  const files = await makeHostileFiles();
  return async (random, count) => {
    const answers: Answers = { statuses: new Map(), times: [], wrong: [] };
    let left = count;
    const note = (kind: string, status: string, text: string) => {
      answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
      const told = indiscretionIn(text);
      if (status.startsWith('5') || status === 'none' || told)
        answers.wrong.push(`  ${kind}: ${status} ${told ?? ''} ${text.slice(0, 200)}`);
    };
    const lane = async () => {
      while (left > 0) {
        left -= 1;
        if (random.below(10 * messagesOfSocket) < 10) {
          left -= messagesOfSocket - 1;
          for (const { kind, status, text } of await overSocket(ground, random, tokens.admin))
            note(kind, status, text);
          continue;
        }
        const request = hostileRequest(random, files);
        const credentials = credentialsOf(random, tokens);
        const started = performance.now();
        const { status, text } = await answerTo(ground, agent, request, credentials, random);
        answers.times.push(performance.now() - started);
        note(`${request.kind} at ${request.path.slice(0, 60)}`, status, text);
      }
    };
    await Promise.all(Array.from({ length: lanes }, () => lane()));
    return answers;
  };
}

/** The status, or `none` when the gateway hung up without a word. */
function answerTo(
  ground: Ground,
  agent: Agent,
  request: HostileRequest,
  credentials: Record<string, string>,
  random: Random,
): Promise<{ status: string; text: string }> {
  const { method, path, headers, body } = request;
  return new Promise((resolve) => {
    const sent = httpRequest({
      agent,
      host: '127.0.0.1',
      localAddress: `127.0.3.${1 + random.below(200)}`,
      port: ground.port,
      method,
      path,
      headers: {
        ...headers,
        ...credentials,
        ...(method === 'GET' ? {} : { 'content-length': body.length }),
      },
    });
    sent.on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: String(answer.statusCode), text: Buffer.concat(pieces).toString() }),
      );
      answer.on('error', () => resolve({ status: 'cut', text: '' }));
    });
    // A gateway that refuses early may close while the rest is still on its way.
    sent.on('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message;
      // A connection that was kept may close at the moment when it is used again: every client sends once more then.
      if (sent.reusedSocket && code === 'ECONNRESET')
        resolve(answerTo(ground, agent, request, credentials, random));
      else
        resolve({
          status: body.length > 100_000 ? 'cut' : 'none',
          text: `${error.name} ${code}`,
        });
    });
    sent.end(method === 'GET' ? undefined : body);
  });
}

/** Some messages of one websocket, each in a text of its own, until it is closed. */
async function overSocket(
  { port }: Ground,
  random: Random,
  token: string,
): Promise<{ kind: string; status: string; text: string }[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
    localAddress: `127.0.3.${1 + random.below(200)}`,
  });
  const heard: string[] = [];
  let closed = '';
  const over = new Promise<void>((resolve) => {
    socket.on('error', () => resolve());
    socket.on('close', (code, reason) => {
      closed = `${code} ${String(reason)}`;
      resolve();
    });
  });
  const opened = new Promise<void>((resolve) => {
    socket.on('message', (text: Buffer) => {
      heard.push(text.toString());
      resolve();
    });
  });
  socket.on('open', () =>
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } }),
    ),
  );
  await Promise.race([opened, over]);
  const sent: string[] = [];
  while (sent.length < messagesOfSocket) {
    const { kind, text } = hostileMessage(random);
    sent.push(kind);
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    await wait(2);
  }
  await Promise.race([over, wait(200)]);
  socket.terminate();
  const said = `${heard.join(' ')} ${closed}`;
  // What was answered to which is not known; the whole counts once, the rest as messages.
  return sent.map((kind, at) => ({ kind, status: 'message', text: at === 0 ? said : '' }));
}
