import { mapConcurrently } from '../lib/map-concurrently.js';
import { maxUploadRecords } from '../../src/features/contacts/records/records.js';
import { computeContinuousContacts } from '../../src/features/contacts/tracing/continuous.js';
import { computeCumulativeContacts } from '../../src/features/contacts/tracing/cumulative.js';
import { mergeIntoEpisodes } from '../../src/features/contacts/tracing/episodes.js';
import { showProgress } from '../lib/command.js';
import { RestClient } from '../lib/rest-client.js';
import { type Calendar, dateIn, makeCalendar } from './calendar.js';
import { type DataSet, pairKey, readDataSet } from './data-set.js';
import { type Company, type Phone, signInCompany, signInPhones } from './phones.js';
import { planUploads, type UploadedRecord } from './uploads.js';

const phonesAtOnce = 8;

export interface ReplayOptions {
  folder: string;
  /** Address of the gateway, without a path. */
  url: string;
  email: string;
  password: string;
  /** Replays with the same name share their people and records; by default today's date. */
  run: string | undefined;
}

/** The gateway's answers to the uploads. */
interface UploadResult {
  accepted: number;
  duplicates: number;
  rejected: number;
  /** Of the first rejected record. */
  reason: string | undefined;
}

interface ReportCounts {
  continuous: number;
  /** Pairs of people. */
  cumulative: number;
}

export interface ReplayResult {
  people: number;
  /** First and last day, yyyy-MM-dd. */
  from: string;
  to: string;
  uploaded: UploadResult;
  timeMetric: number;
  reported: ReportCounts;
  /** According to the recording. */
  expected: ReportCounts;
}

/**
 * Uploads a recording to a running gateway, as phones would, and reads the reports about its people.
 * @throws CommandError
 */
export async function replay(options: ReplayOptions): Promise<ReplayResult> {
  const dataSet = readDataSet(options.folder);
  const client = new RestClient(options.url);
  const company = await signInCompany(client, options.email, options.password);
  const now = Date.now();
  const calendar = makeCalendar(dataSet, company.timeZone, now);
  const prefix = `${dataSet.name}-${options.run ?? dateIn(company.timeZone, now)}`.replaceAll(
    /[^a-z0-9-]/gi,
    '-',
  );
  const phones = await signInPhones(client, company, dataSet.people, prefix);
  const uploaded = await upload(client, planUploads(dataSet, calendar, prefix), phones);
  return {
    people: phones.length,
    from: calendar.from,
    to: calendar.to,
    uploaded,
    timeMetric: company.timeMetric,
    reported: await countReported(client, company, calendar, phones),
    expected: countExpected(dataSet, calendar, company.timeMetric),
  };
}

async function upload(
  client: RestClient,
  uploads: ReadonlyMap<string, UploadedRecord[]>,
  phones: readonly Phone[],
): Promise<UploadResult> {
  const result: UploadResult = { accepted: 0, duplicates: 0, rejected: 0, reason: undefined };
  await mapConcurrently(phones, phonesAtOnce, async ({ number, token }) => {
    const records = uploads.get(number) ?? [];
    for (let at = 0; at < records.length; at += maxUploadRecords) {
      const payload = { records: records.slice(at, at + maxUploadRecords) };
      const { body } = await client.call('POST /api/contacts', token, payload, [200]);
      const { accepted, duplicates, rejected } = body.data;
      result.accepted += accepted;
      result.duplicates += duplicates;
      result.rejected += rejected.length;
      result.reason ??= rejected[0]?.message;
      showProgress(`${result.accepted + result.duplicates} records uploaded`);
    }
  });
  return result;
}

/** Counts the reported contacts among these people; the company may have others. */
async function countReported(
  client: RestClient,
  { token }: Company,
  { from, to }: Calendar,
  phones: readonly Phone[],
): Promise<ReportCounts> {
  const ids = new Set(phones.map(({ id }) => id));
  const count = async (endpoint: string) => {
    const period = { from_date: from, to_date: to };
    const { body } = await client.call(endpoint, token, period, [201]);
    const contacts: { employee_id: string; cross_employee_id: string }[] = body.data;
    return contacts.filter(
      (contact) => ids.has(contact.employee_id) && ids.has(contact.cross_employee_id),
    ).length;
  };
  return {
    continuous: await count('POST /api/intermittent/cross'),
    cumulative: await count('POST /api/cumulative/cross'),
  };
}

/** Counts the contacts of the recording by the definitions of tracing. */
function countExpected(dataSet: DataSet, calendar: Calendar, timeMetric: number): ReportCounts {
  const thresholds = [{ from: -Infinity, minutes: timeMetric }];
  const counts = { continuous: 0, cumulative: 0 };
  for (const contacts of Map.groupBy(dataSet.contacts, pairKey).values()) {
    const spans = contacts.map((contact) => {
      const start = calendar.toInstant(contact.start);
      return { start, end: start + (contact.end - contact.start) * 1000 };
    });
    const episodes = mergeIntoEpisodes(spans);
    counts.continuous += computeContinuousContacts(episodes, thresholds).length;
    counts.cumulative += computeCumulativeContacts(episodes, thresholds).length > 0 ? 1 : 0;
  }
  return counts;
}
