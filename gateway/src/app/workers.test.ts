import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/database.js';
import { makeCompany } from '../../test/factories.js';
import {
  waitForExit,
  freePort,
  listenOn,
  waitUntilReady,
  type RunningGateway,
  RunningGateways,
} from '../../test/running-gateway.js';

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
  // Tests know the fields of their documents.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  /** The process that answered. */
  pid: number;
}

/** A gateway of two workers as its clients see it. */
class RunningWorkers {
  private asked = 0;

  constructor(
    readonly port: number,
    readonly process: RunningGateway,
  ) {}

  /** Asks over a connection of its own, since workers get connections in turn. The request's log line names the process. */
  async ask(method: string, path: string, token?: string, body?: unknown): Promise<Answer> {
    const id = `ask-${(this.asked += 1)}`;
    const { status, text } = await this.send(method, path, body, {
      'x-request-id': id,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    });
    for (;;) {
      const line = this.process
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
  async metric(name: string): Promise<number> {
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
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      asking.on('error', reject);
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}

/** Counts the requests for plans to all processes. */
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

async function startWorkers(variables: Record<string, string> = {}): Promise<RunningWorkers> {
  const port = await freePort();
  const gateway = gateways.start({ ...settings, PORT: String(port), ...variables });
  await waitUntilReady(port, gateway);
  await until(() => gateway.output().includes('VisionCloud is ready at'));
  return new RunningWorkers(port, gateway);
}

describe('two workers on one port', { timeout: 120_000 }, () => {
  let gateway: RunningWorkers;
  beforeAll(async () => {
    gateway = await startWorkers();
  });

  it('two workers print one greeting and share the requests', async () => {
    const answers = await gateway.askEach('GET', '/api/plans');
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(gateway.process.output().match(/VisionCloud is ready/g)).toHaveLength(1);
    for (const { pid } of answers) expect(pid).not.toBe(gateway.process.child.pid);
  });

  it('/metrics returns the sum of both workers', async () => {
    const before = await gateway.metric(plans);
    const asked = await gateway.askEach('GET', '/api/plans');
    for (let times = 0; times < 4; times += 1)
      expect(await gateway.metric(plans)).toBe(before + asked.length);
    expect(await gateway.metric('database_pool_max_connections')).toBe(32);
    expect(await gateway.metric('database_up')).toBe(1);
    expect(await gateway.metric('mails_unsent{state="queued"}')).toBe(0);
  });

  it('both workers refuse a session that has ended in one of them', async () => {
    const { token } = await makeCompany(app);
    for (const { status } of await gateway.askEach('GET', '/api/employees', token))
      expect(status).toBe(200);
    await gateway.ask('POST', '/graphql', token, { query: 'mutation { signOut { signedOutAt } }' });
    for (const { status } of await gateway.askEach('GET', '/api/employees', token))
      expect(status).toBe(401);
  });

  it('the other worker serves while a killed one is replaced', async () => {
    const pids = (await gateway.askEach('GET', '/api/plans')).map(pidOf);
    const [killed = 0] = pids;
    process.kill(killed, 'SIGKILL');
    await until(() => !isAlive(killed));
    for (let times = 0; times < 5; times += 1)
      expect((await gateway.ask('GET', '/api/plans')).status).toBe(201);
    const newer = (await gateway.askEach('GET', '/api/plans')).map(pidOf);
    expect(newer).not.toContain(killed);
  });

  it('both workers end when the primary gets SIGTERM', async () => {
    const pids = (await gateway.askEach('GET', '/api/plans')).map(pidOf);
    gateway.process.child.kill('SIGTERM');
    expect(await waitForExit(gateway.process.child)).toBe(0);
    expect(pids.filter((pid) => isAlive(pid))).toEqual([]);
  });

  it('all processes end when a terminal sends SIGINT to each', async () => {
    const other = await startWorkers();
    const pids = (await other.askEach('GET', '/api/plans')).map(pidOf);
    process.kill(-(other.process.child.pid ?? 0), 'SIGINT');
    expect(await waitForExit(other.process.child)).toBe(0);
    expect(pids.filter((pid) => isAlive(pid))).toEqual([]);
  });

  it('the workers end when the primary is killed', async () => {
    const { child, output } = gateways.start({ ...settings, PORT: String(await freePort()) });
    await until(() => output().includes('Server listening'));
    const pid = Number(/"pid":(\d+).*Server listening/.exec(output())?.[1]);
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });

  it('no worker starts if the first one cannot', async () => {
    const port = await freePort();
    const taken = await listenOn(port);
    expect(await gateways.readRefusal({ ...settings, LOG_LEVEL: 'warn', PORT: String(port) })).toBe(
      `Port ${port} is already in use: free it or set PORT to another one`,
    );
    taken.close();
  });
});

function pidOf({ pid }: Answer): number {
  return pid;
}
