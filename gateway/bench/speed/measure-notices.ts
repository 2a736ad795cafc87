import { setTimeout as wait } from 'node:timers/promises';
import { showProgress } from '../lib/command.js';
import { fillExposed } from '../lib/fill-exposed.js';
import { formatMs, formatSeconds, percentile } from '../lib/format.js';
import { RestClient } from '../lib/rest-client.js';
import type { Bench } from './bench.js';
import type { QueryLoad } from './load.js';
import { latencyOf } from './results.js';
import { makeWorkListScenario } from './scenarios.js';

/** People who are informed with one press. */
const people = 1000;
/** Meetings of each of them with each colleague besides. */
const meetings = 14;
/** Officers who read the work list meanwhile. */
const officers = 4;
const maxSeconds = 60;
const pollIntervalMs = 50;

const previewDocument = `query BenchPreviewNotices($ids: [UUID!]!) {
  noticePreviews(followUpIds: $ids) { followUpId detail candidates subject text blocked }
}`;
const sendDocument = `mutation BenchSendNotices($ids: [UUID!]!) {
  sendNotices(input: { followUpIds: $ids }) { sent }
}`;

/** Measures how soon the mail server takes the notices of many people, and what officers notice of it. */
export async function measureNotices(bench: Bench): Promise<void> {
  if (!bench.isSelected('notices') || bench.options.check) return;
  showProgress('notices');
  const { database, gateway, mailServer, options, results } = bench;
  const [, listed] = database.filled.directories;
  const company = await bench.signIn(listed);
  const api = new RestClient(gateway.url);
  const [token] = company.tokens;
  const ids = await fillExposed(database, api, company, { people, meetings });
  await database.query('VACUUM (ANALYZE) contact, case_exposure, follow_up, follow_up_act');
  const { queries } = makeWorkListScenario(company, ids.length);
  const load: QueryLoad = {
    url: `${gateway.url}/graphql`,
    headers: company.headers,
    queries,
    connections: officers,
    seconds: options.seconds * options.rounds,
  };
  const alone = latencyOf([await bench.load(load)]);
  const previewStarted = performance.now();
  await api.query(token!, previewDocument, { ids });
  const previewMs = performance.now() - previewStarted;
  const before = mailServer.taken.length;
  const pressed = Date.now();
  const loading = bench.load(load);
  const { sendNotices } = await api.query(token!, sendDocument, { ids });
  const answeredMs = Date.now() - pressed;
  if (sendNotices.sent !== people) throw new Error(`notices: ${sendNotices.sent} were sent`);
  while (mailServer.taken.length < before + people) await wait(pollIntervalMs);
  const result = await loading;
  if (result.failed > 0) throw new Error(`notices: ${result.failed} reads failed`);
  const beside = latencyOf([result]);
  const times = mailServer.taken.slice(before).map(({ at }) => at - pressed);
  const p99 = percentile(times, 0.99);
  results.facts.push(
    {
      what: `notices: from 'Inform' for ${people} people until the mail server took them, p50 / p99 / max (p99 at most ${maxSeconds} s)`,
      value: [percentile(times, 0.5), p99, Math.max(...times)].map(formatSeconds).join(' / '),
    },
    {
      what: `notices: preview of ${people} / answer to 'Inform'`,
      value: `${formatSeconds(previewMs)} / ${formatSeconds(answeredMs)}`,
    },
    {
      what: `notices: a page of the work list, ${officers} at a time, alone / beside them, p50 and p99`,
      value: [alone, beside]
        .map((each) => `${formatMs(each.p50)} and ${formatMs(each.p99)}`)
        .join(' / '),
    },
  );
}
