import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../testing/database.js';
import { makeCompany, makeEmployee, recordOf } from '../testing/factories.js';
import {
  exitOf,
  freePort,
  listenOn,
  ready,
  type RunningGateway,
  RunningGateways,
} from '../testing/running-gateway.js';

const metricsToken = 'a token of the scraper';
let app: TestApp;
let settings: Record<string, string>;
let gateways: RunningGateways;
beforeAll(async () => {
  gateways = new RunningGateways();
  app = await startTestApp();
  settings = {
    GATEWAY_PROCESSES: '2',
    DATABASE_URL: app.ownerUrl,
    ...(app.poolerUrl && { DATABASE_POOLER_URL: app.poolerUrl }),
    TOKEN_SECRET: app.tokenSecret,
    PASSWORD_PEPPER: 'y'.repeat(32),
    ADMIN_EMAIL: 'admin@provider.example',
    ADMIN_PASSWORD: 'secret',
    METRICS_TOKEN: metricsToken,
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'info',
  };
});
afterAll(async () => {
  await gateways.stop();
  await app.stop();
});

interface Answer {
  status: number;
  // Tests read what they asked for.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  /** The process that answered. */
  pid: number;
}

/** A gateway of two processes as its clients see it. */
class Doors {
  private asked = 0;

  constructor(
    readonly port: number,
    readonly gateway: RunningGateway,
  ) {}

  /** Asks over a connection of its own, for processes have connections in turn. Its line of log names the process. */
  async ask(method: string, path: string, token?: string, body?: unknown): Promise<Answer> {
    const id = `ask-${(this.asked += 1)}`;
    const { status, text } = await this.send(method, path, body, {
      'x-request-id': id,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    });
    for (;;) {
      const line = this.gateway
        .output()
        .split('\n')
        .find((each) => each.includes(`"requestId":"${id}"`) && each.includes('"msg":"request"'));
      if (line) {
        const { pid } = JSON.parse(line) as { pid: number };
        return { status, body: JSON.parse(text), pid };
      }
      await wait(5);
    }
  }

  /** Asks until every process has answered. */
  async askEach(method: string, path: string, token?: string): Promise<Answer[]> {
    const answers = [await this.ask(method, path, token)];
    while (new Set(answers.map(({ pid }) => pid)).size < 2) {
      // One that is about to start needs the processor for itself.
      await wait(100);
      answers.push(await this.ask(method, path, token));
    }
    return answers;
  }

  /** One sample of /metrics. */
  async figure(name: string): Promise<number> {
    const { text } = await this.send('GET', '/metrics', undefined, {
      authorization: `Bearer ${metricsToken}`,
    });
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.slice(name.length));
  }

  private send(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const options = { port: this.port, host: 'localhost', method, path, headers, agent: false };
      const asking = request(options, (answer) => {
        let text = '';
        answer.on('data', (piece: Buffer) => (text += piece.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      asking.on('error', reject);
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}

/** A subscription over a websocket of its own, which is opened anew whenever it closes, as web pages do. */
class Watcher {
  readonly heard: string[] = [];
  /** How often its socket has closed. */
  closed = 0;
  private readonly client: Client;

  constructor(port: number, token: string) {
    this.client = createClient({
      url: `ws://localhost:${port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      connectionParams: { Authorization: `Bearer ${token}` },
      on: { closed: () => (this.closed += 1) },
    });
    this.client.subscribe<{ insightsChanged: { topics: string[] } }>(
      { query: 'subscription { insightsChanged { topics } }' },
      {
        next: ({ data }) => this.heard.push(...(data?.insightsChanged.topics ?? [])),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  async stop(): Promise<void> {
    // It fails where it was about to connect to what is gone.
    await Promise.resolve(this.client.dispose()).catch(() => undefined);
  }
}

/** How often plans were asked for, by all processes. */
const plans = 'http_request_duration_seconds_count{method="GET",route="/api/plans",status="201"}';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10);
}

async function startDoors(variables: Record<string, string> = {}): Promise<Doors> {
  const port = await freePort();
  const gateway = gateways.start({ ...settings, PORT: String(port), ...variables });
  await ready(port, gateway);
  await until(() => gateway.output().includes('VisionCloud is ready at'));
  return new Doors(port, gateway);
}

describe('two processes on one port', { timeout: 120_000 }, () => {
  let doors: Doors;
  const watchers: Watcher[] = [];
  beforeAll(async () => {
    doors = await startDoors();
  });
  afterAll(async () => {
    await Promise.all(watchers.map((watcher) => watcher.stop()));
  });

  it('say once that they are ready, and share the work', async () => {
    const answers = await doors.askEach('GET', '/api/plans');
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(doors.gateway.output().match(/VisionCloud is ready/g)).toHaveLength(1);
    for (const { pid } of answers) expect(pid).not.toBe(doors.gateway.child.pid);
  });

  it('tell the figures of both, whichever is asked', async () => {
    const sofar = await doors.figure(plans);
    const asked = await doors.askEach('GET', '/api/plans');
    for (let times = 0; times < 4; times += 1)
      expect(await doors.figure(plans)).toBe(sofar + asked.length);
    expect(await doors.figure('database_pool_max_connections')).toBe(32);
    expect(await doors.figure('database_up')).toBe(1);
    for (const place of ['1', '2'])
      expect(
        await doors.figure(`process_resident_memory_bytes{process="${place}"}`),
      ).toBeGreaterThan(1e7);
    expect(await doors.figure('mails_unsent{state="queued"}')).toBe(0);
  });

  it('end a session in both', async () => {
    const { token } = await makeCompany(app);
    for (const { status } of await doors.askEach('GET', '/api/employees', token))
      expect(status).toBe(200);
    await doors.ask('POST', '/graphql', token, { query: 'mutation { signOut }' });
    for (const { status } of await doors.askEach('GET', '/api/employees', token))
      expect(status).toBe(401);
  });

  it('count guesses together', async () => {
    const { email } = await makeCompany(app);
    const before = await doors.figure('password_verifications_total');
    const pids = new Set<number>();
    for (let guesses = 0; guesses < 12; guesses += 1) {
      const body = { email, password: 'a guess' };
      const { status, pid } = await doors.ask('POST', '/api/company/login', undefined, body);
      expect(status).toBeGreaterThanOrEqual(400);
      pids.add(pid);
    }
    expect(pids.size).toBe(2);
    expect(await doors.figure('password_verifications_total')).toBe(before + 5);
    expect(await doors.figure('password_tries_waiting')).toBe(0);
  });

  it('tell each other what moves; a killed one is followed by another one', async () => {
    const made = await makeCompany(app);
    const [ana, ben] = [await makeEmployee(app, made), await makeEmployee(app, made)];
    // As many as surely do not all come to one of the two.
    while (watchers.length < 12) watchers.push(new Watcher(doors.port, made.token));
    while ((await doors.figure('websocket_connections')) < watchers.length) await wait(20);
    const hasEachHeard = () => watchers.every(({ heard }) => heard.includes('ACTIVITY'));
    // Connected, but perhaps not subscribed yet: something moves until each of them has heard of it.
    for (let at = 1; !hasEachHeard(); at += 1) {
      const records = [recordOf(ben, new Date(Date.now() - at * 600_000), 5)];
      const { status } = await doors.ask('POST', '/api/contacts', ana.token, { records });
      expect(status).toBe(200);
      await wait(100);
    }

    const before = await doors.figure(plans);
    const pids = new Set((await doors.askEach('GET', '/api/employees', made.token)).map(pidOf));
    const [killed = 0] = pids;
    const closedBefore = watchers.map(({ closed }) => closed);
    const hasBroken = ({ closed }: Watcher, at: number) => closed > closedBefore[at]!;
    process.kill(killed, 'SIGKILL');
    await until(() => watchers.some(hasBroken));
    // Its connections break; whoever asks anew is served by the other one, and soon by two again.
    for (let times = 0; times < 5; times += 1)
      expect((await doors.ask('GET', '/api/employees', made.token)).status).toBe(200);
    expect(watchers.every(hasBroken)).toBe(false);
    const [one, other] = (await doors.askEach('GET', '/api/employees', made.token)).map(pidOf);
    expect([one, other]).not.toContain(killed);
    // What the dead one had counted is not lost, or it would look as if everything had begun anew.
    expect(await doors.figure(plans)).toBe(before);
  });

  it('end together', async () => {
    const pids = (await doors.askEach('GET', '/api/plans')).map(pidOf);
    doors.gateway.child.kill('SIGTERM');
    expect(await exitOf(doors.gateway.child)).toBe(0);
    expect(pids.filter((pid) => isAlive(pid))).toEqual([]);
  });
});

describe('several processes', { timeout: 120_000 }, () => {
  it('go with the one that started them, however it ends', async () => {
    const { child, output } = gateways.start({ ...settings, PORT: String(await freePort()) });
    await until(() => output().includes('Server listening'));
    const pid = Number(/"pid":(\d+).*Server listening/.exec(output())?.[1]);
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });

  it('do not start at all where the first one cannot', async () => {
    const port = await freePort();
    const taken = await listenOn(port);
    expect(await gateways.refusal({ ...settings, LOG_LEVEL: 'warn', PORT: String(port) })).toBe(
      `Port ${port} is taken: stop what listens there, or set PORT to another one`,
    );
    taken.close();
  });

  it('share the embedded database and its demo company, and stop it once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'visioncloud-processes-'));
    chmodSync(folder, 0o755);
    try {
      const doors = await startDoors({
        DATABASE_URL: '',
        DATABASE_POOLER_URL: '',
        DATA_DIR: folder,
      });
      expect(doors.gateway.output().match(/ {2}demo company/g)).toHaveLength(1);
      const [one, other] = (await doors.askEach('GET', '/api/plans')).map(pidOf);
      expect(one).not.toBe(other);
      // As Ctrl-C in a terminal: all of them hear it.
      process.kill(-(doors.gateway.child.pid ?? 0), 'SIGINT');
      expect(await exitOf(doors.gateway.child)).toBe(0);
      expect(existsSync(join(folder, 'database/postmaster.pid'))).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

function pidOf({ pid }: Answer): number {
  return pid;
}
