import { maxUploadRecords } from '../../src/features/contacts/upload.service.js';
import { calendarOf, dateIn } from './calendar.js';
import { readDataSet } from './data-set.js';
import { eachOf } from './each-of.js';
import { expectedCounts, type ReportCounts } from './expected.js';
import { type Manner, type Pass, passesOf } from './passes.js';
import { type Phone, type ReplayCompany, signInCompany, signInPhones } from './phones.js';
import { RestClient } from './rest-client.js';

/** Phones that send at once. */
const phonesAtOnce = 8;

export interface ReplayOptions extends Manner {
  folder: string;
  /** Of the gateway, without a path. */
  url: string;
  email: string;
  password: string;
  /** Replays of one name share their people and records; undefined: the day on which it is played. */
  run: string | undefined;
}

/** What the gateway said to the records of a pass. */
export interface PassReceipt {
  name: string;
  accepted: number;
  duplicates: number;
  rejected: number;
  /** Why, of the first one that was rejected. */
  reason: string | undefined;
}

export interface ReplayOutcome {
  people: number;
  /** First and last day, yyyy-MM-dd. */
  from: string;
  to: string;
  passes: PassReceipt[];
  timeMetric: number;
  reported: ReportCounts;
  /** What the reports should say. */
  expected: ReportCounts;
}

/**
 * Plays a data set into a running gateway as phones would, and reads the reports of its people.
 * @throws ReplayError
 */
export async function replay(
  options: ReplayOptions,
  progress: (text: string) => void,
): Promise<ReplayOutcome> {
  const dataSet = readDataSet(options.folder);
  const client = new RestClient(options.url, progress);
  const company = await signInCompany(client, options.email, options.password);
  const now = Date.now();
  const calendar = calendarOf(dataSet, company.timeZone, now);
  const prefix = `${dataSet.name}-${options.run ?? dateIn(company.timeZone, now)}`.replaceAll(
    /[^a-z0-9-]/gi,
    '-',
  );
  const phones = await signInPhones(client, company, dataSet.people, prefix, (done) => {
    progress(`signed in ${done} of ${dataSet.people.length} phones`);
  });
  const receipts: PassReceipt[] = [];
  for (const pass of passesOf(dataSet, calendar, prefix, options)) {
    // oxlint-disable-next-line no-await-in-loop
    receipts.push(await play(client, pass, phones, progress));
  }
  return {
    people: phones.length,
    from: calendar.from,
    to: calendar.to,
    passes: receipts,
    timeMetric: company.timeMetric,
    reported: await reportedCounts(client, company, calendar, phones),
    expected: expectedCounts(dataSet, calendar, company.timeMetric),
  };
}

async function play(
  client: RestClient,
  pass: Pass,
  phones: readonly Phone[],
  progress: (text: string) => void,
): Promise<PassReceipt> {
  const receipt: PassReceipt = {
    name: pass.name,
    accepted: 0,
    duplicates: 0,
    rejected: 0,
    reason: undefined,
  };
  const total = [...pass.queues.values()].reduce((sum, { length }) => sum + length, 0);
  let sent = 0;
  await eachOf(phones, phonesAtOnce, async ({ number, token }) => {
    const records = pass.queues.get(number) ?? [];
    for (let at = 0; at < records.length; at += maxUploadRecords) {
      const batch = records.slice(at, at + maxUploadRecords);
      // A phone sends one batch after the other.
      // oxlint-disable-next-line no-await-in-loop
      const { body } = await client.call('POST /api/contacts', token, { records: batch }, [200]);
      const { accepted, duplicates, rejected } = body.data;
      receipt.accepted += accepted;
      receipt.duplicates += duplicates;
      receipt.rejected += rejected.length;
      receipt.reason ??= rejected[0]?.message;
      sent += batch.length;
      progress(`${pass.name}: sent ${sent} of ${total} records`);
    }
  });
  return receipt;
}

/** How many contacts of a period the reports list among these people; the company may have others. */
async function reportedCounts(
  client: RestClient,
  company: ReplayCompany,
  { from, to }: { from: string; to: string },
  phones: readonly Phone[],
): Promise<ReportCounts> {
  const ids = new Set(phones.map(({ id }) => id));
  const count = async (call: string) => {
    const { body } = await client.call(
      call,
      company.token,
      { from_date: from, to_date: to },
      [201],
    );
    const contacts = body.data as { employee_id: string; cross_employee_id: string }[];
    return contacts.filter(
      (contact) => ids.has(contact.employee_id) && ids.has(contact.cross_employee_id),
    ).length;
  };
  return {
    continuous: await count('POST /api/intermittent/cross'),
    cumulative: await count('POST /api/cumulative/cross'),
  };
}
