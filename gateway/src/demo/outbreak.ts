import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { DAY, MINUTE } from '../durations.js';
import { type ContactRecord, createRecordStep } from '../features/contacts/tracing/record-step.js';
import { defaultThresholdMinutes } from '../features/company/settings/thresholds.js';
import { type Exposure, traceExposures } from '../features/contacts/tracing/trace.js';
import { addDays, toDay, type DemoPerson, demoPeople, getMidnight, getWeekday } from './people.js';
import { Random } from './random.js';
import { listSentRecords, type SimulatedRecord } from './simulator.js';

const thresholds = [{ from: -Infinity, minutes: defaultThresholdMinutes }];
/** Days before a positive date from which contacts are traced. */
const tracedDays = 2;

/** A person who falls ill on a day, yyyy-MM-dd, and stays at home from its beginning. */
export interface DemoCase {
  person: DemoPerson;
  date: string;
}

/** A time that a person stays at home, from the start of a day. */
export interface Absence extends DemoCase {
  /** Epoch milliseconds; absent: for good. */
  until?: number;
}

/**
 * Simulates a plausible recent outbreak: one person tests positive, and days later two of their earlier contacts do. Each of
 * their traces reaches a good part of the company, but not nearly all of it. Deterministic for a day and people; empty if
 * their contacts allow no such outbreak.
 */
export async function simulateOutbreak(
  now: number,
  people: readonly DemoPerson[] = demoPeople,
): Promise<DemoCase[]> {
  const today = toDay(now);
  const [firstDate, secondDate, thirdDate] = pickDates(today);
  const records = filterRecordsAmong(
    people,
    listSentRecords(getMidnight(addDays(firstDate, -tracedDays - 1)), now),
  );
  const ofFirst = await findContactsBefore(firstDate, people, records);
  const ofSecond = await findContactsBefore(secondDate, people, records);
  const ofThird = await findContactsBefore(thirdDate, people, records);
  const few = (contacts: DemoPerson[] | undefined) =>
    contacts !== undefined && contacts.length >= 3 && contacts.length <= 14;
  for (const person of new Random('outbreak', today).shuffled(people)) {
    const contacts = ofFirst.get(person) ?? [];
    if (contacts.length < 4 || contacts.length > 12) continue;
    for (const second of contacts.filter((contact) => few(ofSecond.get(contact)))) {
      for (const third of contacts.filter(
        (contact) => few(ofThird.get(contact)) && contact.department !== second.department,
      )) {
        const cases = [
          { person, date: firstDate },
          { person: second, date: secondDate },
          { person: third, date: thirdDate },
        ];
        if (await isPlausibleCase(cases, records, now)) return cases;
      }
    }
  }
  return [];
}

/** Finds the people at level 1 of each person's trace over some days before a date. */
export async function findContactsBefore(
  date: string,
  people: readonly DemoPerson[],
  records: SimulatedRecord[],
  days = tracedDays,
): Promise<Map<DemoPerson, DemoPerson[]>> {
  const step = createRecordStep(toContacts(records), getMidnight(date), thresholds);
  const byId = new Map(people.map((person) => [person.id, person]));
  // Lets the gateway answer requests between the traces.
  await yieldToEventLoop();
  const contacts = await Promise.all(
    people.map(async (person) =>
      step([{ id: person.id, since: getMidnight(addDays(date, -days)) }]),
    ),
  );
  return new Map(
    people.map((person, at) => [
      person,
      [...new Set((contacts[at] ?? []).flatMap(({ personId }) => byId.get(personId) ?? []))],
    ]),
  );
}

/** Picks the days of the three tests: each after a work day, the first three to six days ago. */
function pickDates(today: string): [first: string, second: string, third: string] {
  const before = (days: number) => addDays(today, -days);
  const first = [4, 5, 3, 6].map(before).find((day) => getWeekday(day) >= 3) ?? before(4);
  const [third = today, second = today] = [1, 0, 2, 3]
    .map(before)
    .filter((day) => getWeekday(day) !== 1 && day > first);
  return second < third ? [first, second, third] : [first, third, second];
}

async function isPlausibleCase(
  cases: DemoCase[],
  records: SimulatedRecord[],
  now: number,
): Promise<boolean> {
  for await (const exposed of traceEach(cases, records, now))
    if (!isPlausibleTrace(exposed)) return false;
  return true;
}

async function* traceEach(
  cases: readonly DemoCase[],
  records: SimulatedRecord[],
  now: number,
): AsyncGenerator<Exposure[]> {
  const step = createRecordStep(toContacts(excludeIsolated(records, cases)), now, thresholds);
  for (const { person, date } of cases)
    yield await traceExposures(person.id, getTraceStart(date), step);
}

/** Traces each case of an outbreak until now. */
export async function traceOutbreak(
  cases: readonly DemoCase[],
  now: number,
  people: readonly DemoPerson[],
): Promise<Exposure[][]> {
  const dates = cases.map(({ date }) => getTraceStart(date));
  const records = filterRecordsAmong(people, listSentRecords(Math.min(...dates) - DAY, now));
  const traces: Exposure[][] = [];
  for await (const exposed of traceEach(cases, records, now)) traces.push(exposed);
  return traces;
}

function isPlausibleTrace(exposed: Exposure[]): boolean {
  const direct = exposed.filter(({ level }) => level === 1).length;
  return direct >= 3 && direct <= 14 && exposed.length > direct + 2 && exposed.length <= 80;
}

/** Keeps the records between these people. */
export function filterRecordsAmong(
  people: readonly DemoPerson[],
  records: SimulatedRecord[],
): SimulatedRecord[] {
  const present = new Set(people);
  return records.filter(({ phone, cross }) => present.has(phone) && present.has(cross));
}

/** Removes records with people while they stay at home. */
export function excludeIsolated(
  records: SimulatedRecord[],
  absences: readonly Absence[],
): SimulatedRecord[] {
  const stays = Map.groupBy(absences, ({ person }) => person);
  const isAtHome = (person: DemoPerson, moment: number) =>
    stays
      .get(person)
      ?.some(({ date, until = Infinity }) => moment >= getMidnight(date) && moment < until);
  return records.filter(
    ({ phone, cross, start }) => !isAtHome(phone, start) && !isAtHome(cross, start),
  );
}

function getTraceStart(date: string): number {
  return getMidnight(addDays(date, -tracedDays));
}

/** Converts simulated records to those that a trace reads. */
export function toContacts(records: SimulatedRecord[]): ContactRecord[] {
  return records.map(({ phone, cross, start, minutes }) => ({
    employeeId: phone.id,
    crossEmployeeId: cross.id,
    source: 'mobile',
    start,
    end: start + Math.round(minutes * MINUTE),
  }));
}
