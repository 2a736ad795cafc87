import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE } from '../../src/durations.js';
import {
  graphqlRequest,
  type HttpRequest,
  jsonRequest,
  sendRequest,
} from '../../test/http-client.js';
import { type Defer, withCleanup } from '../lib/cleanup.js';
import { type FaultCommand, parseOptions, printVerdict } from '../lib/command.js';
import { formatMs, formatRow, percentile } from '../lib/format.js';
import { RestClient } from '../lib/rest-client.js';
import { signInOwnFiles, signInPhones } from '../lib/sessions.js';
import { startPopulated } from './setup.js';

/** Share of pairs of answers in which the one about the ill colleague took longer, if it tells nothing: a half, give or take. */
const maxDeviation = 0.06;
const warmUps = 50;
const recountMs = 5000;
const widths = [12, 10, 12, 10, 12, 8];

export const answerTimes: FaultCommand = {
  summary:
    'Measures whether answers to a phone that invents a meeting take longer if the colleague is ill.',
  options: '[--pairs 1000, of each request]',
  run: (args) => withCleanup((defer) => run(args, defer)),
};

/** Somebody whose phone alone reports that they met a colleague. */
interface Reader {
  phone: string;
  ownFile: string;
  colleagueId: string;
}

/** Returns whether no request told the ill colleague from the healthy one by its time. */
async function run(args: readonly string[], defer: Defer): Promise<boolean> {
  const { pairs } = parseOptions(args, { numbers: { pairs: 1000 } }).numbers;
  const amounts = { companies: 1, employees: 400, contacts: 10_000 };
  const { database, gateway, companies } = await startPopulated(defer, amounts, 1);
  const [company] = companies;
  const [ill, healthy, one, other] = company!.people;
  if (!company || !ill || !healthy || !one || !other) throw new Error('Too few people');
  const phones = await signInPhones(database, company.id, [one, other]);
  const ownFiles = await signInOwnFiles(database, company.id, [one, other]);
  const [ofIll, ofHealthy] = [ill, healthy].map(({ id: colleagueId }, at) => ({
    phone: phones[at]!,
    ownFile: ownFiles[at]!,
    colleagueId,
  })) as [Reader, Reader];
  const api = new RestClient(gateway.url);
  for (const reader of [ofIll, ofHealthy]) {
    const { path, body, method } = reportOf(reader, 30);
    await api.call(`${method} ${path}`, reader.phone, JSON.parse(String(body)), [200]);
  }
  await api.query(
    company.tokens[0]!,
    `mutation ($id: UUID!, $day: LocalDate!) {
      openCase(input: { employee: { id: $id }, disease: COVID_19, classification: CONFIRMED, specimenDay: $day }) { id }
    }`,
    { id: ill.id, day: new Date().toISOString().slice(0, 10) },
  );
  await wait(recountMs);
  const agent = new Agent({ keepAlive: true });
  defer(async () => agent.destroy());
  const measure = async (request: HttpRequest) => {
    const started = performance.now();
    const { status } = await sendRequest(gateway.url, request, { agent });
    if (status >= 300) throw new Error(`${request.path} answered ${status}`);
    return performance.now() - started;
  };
  console.log(
    formatRow(widths, ['request', 'ill p50', 'healthy p50', 'ill p95', 'healthy p95', 'slower']),
  );
  const checks: [holds: boolean, problem: string][] = [];
  for (const [name, makeRequest] of listRequests(company.passKey)) {
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < warmUps + pairs; pair += 1)
      // In turns, so that neither comes first more often.
      for (const at of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const time = await measure(makeRequest(at === 0 ? ofIll : ofHealthy));
        if (pair >= warmUps) times[at].push(time);
      }
    const [aboutIll, aboutHealthy] = times;
    const slower = aboutIll.filter((time, pair) => time > aboutHealthy[pair]!).length / pairs;
    const cells = [0.5, 0.95].flatMap((share) =>
      times.map((each) => formatMs(percentile(each, share))),
    );
    console.log(formatRow(widths, [name, ...cells, `${(slower * 100).toFixed(1)} %`]));
    checks.push([
      Math.abs(slower - 0.5) <= maxDeviation,
      `${name}: answers about the ill colleague were slower in ${(slower * 100).toFixed(1)} % of pairs`,
    ]);
  }
  return printVerdict(checks);
}

/** Lists what a person can ask the product by themselves. */
function listRequests(passKey: string): [name: string, make: (reader: Reader) => HttpRequest][] {
  const get = (path: string, token: string): HttpRequest => ({
    method: 'GET',
    path,
    headers: { authorization: `Bearer ${token}` },
  });
  return [
    ['positive', ({ phone }) => get(`/api/company/positive/${passKey}`, phone)],
    ['notices', ({ phone }) => get('/api/employee/notices', phone)],
    ['upload', (reader) => reportOf(reader, 1)],
    [
      'own file',
      ({ ownFile }) =>
        graphqlRequest(
          '{ ownFile { days { day people } instructions { reason } notices { text } } }',
          {},
          ownFile,
        ),
    ],
    ['download', ({ ownFile }) => get('/api/me/data', ownFile)],
  ];
}

/** A phone's report that its owner met the colleague an hour ago. */
function reportOf({ phone, colleagueId }: Reader, minutes: number): HttpRequest {
  const record = {
    id: randomUUID(),
    cross_employee_id: colleagueId,
    since: minutes,
    date: new Date(Date.now() - 60 * MINUTE).toISOString(),
  };
  return jsonRequest('/api/contacts', { records: [record] }, phone);
}
