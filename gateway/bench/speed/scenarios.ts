import { DAY } from '../../src/durations.js';
import type { Scenario } from './compare.js';
import type { Query } from './load.js';

/** Enough people that the slowest one percent of the answers is not always the same person's. */
const tracedPeople = 200;
const listedPages = 40;
const pageSize = 50;

/** Searches: a name, parts of names with and without accents, two words, a code, a department, one that all match, one that none match. */
const searches = [
  'lim',
  'EMILE',
  'søren',
  'mull',
  'jorg strasse',
  'b4711',
  'department 7',
  'bench',
  'nobody',
];

const listDocument = `
  query BenchEmployees($page: Int!) {
    employees(page: $page, pageSize: ${pageSize}, sort: NAME, direction: ASC) {
      total
      items {
        id code name email phone callingCode designation department gender dateOfBirth isPositive positiveDate lastActiveAt
        health {
          bluetoothStatus locationStatus locationPermission osVersion deviceType makeModel appVersion reportedAt
        }
      }
    }
  }`;

const searchDocument = `
  query BenchSearch($search: String!) {
    employees(search: $search, pageSize: 10, sort: NAME, direction: ASC) {
      total
      items {
        id code name email phone callingCode designation department gender dateOfBirth isPositive positiveDate lastActiveAt
      }
    }
  }`;

const traceDocument = `
  query BenchTrace($employee: EmployeeRef!, $from: DateTimeISO!, $until: DateTimeISO!) {
    trace(employee: $employee, from: $from, until: $until) {
      from
      until
      exposures {
        person { id name code department isPositive }
        level
        exposedAt
        minutes
        path {
          carrier { id name }
          person { id name }
          source
          countedFrom
          reachedAt
          rule
          thresholdMinutes
          minutes
        }
      }
    }
  }`;

const historyDocument = `
  query BenchHistory($from: LocalDate!, $to: LocalDate!) {
    breachHistory(source: MOBILE, from: $from, to: $to) {
      from until isByHour isStale byHourOfDay
      points { at isReported breaches minutes }
      totals { breaches minutes }
      before { breaches minutes }
      byDepartments { department otherDepartment breaches before minutes }
    }
  }`;

const indicatorDocument =
  'query BenchIndicator { safetyIndicator { level share active withoutBreach } }';

/** As the work list asks for it. */
const workListDocument = `
  query BenchWorkList($page: Int!) {
    followUps(filter: { nextSteps: [INFORM, CORRECT, TEST, RELEASE] }, order: DUE, page: $page, pageSize: 25) {
      total
      items {
        id disease state nextStep dueAt reason informedAt owesCorrection assignee
        person { id name code department email callingCode phone }
        acts { id kind at by channel undoneAt }
      }
    }
    all: followUps(page: 1, pageSize: 1) { total }
  }`;

/** How safe the last 24 hours were. */
export const indicatorQueries: Query[] = [{ query: indicatorDocument, variables: {} }];

/** A query for each page of a directory. */
export function listQueries(people: number): Query[] {
  return Array.from({ length: Math.max(1, Math.floor(people / pageSize)) }, (_, at) => ({
    query: listDocument,
    variables: { page: at + 1 },
  }));
}

/** A query for each person. */
export function traceQueries(people: readonly string[], days: number, until: Date): Query[] {
  const from = new Date(until.getTime() - days * DAY).toISOString();
  return people.map((id) => ({
    query: traceDocument,
    variables: { employee: { id }, from, until: until.toISOString() },
  }));
}

/** Makes periods of this many days, each a day earlier than the one before. */
function historyQueries(days: number, until: Date): Query[] {
  const dayOf = (daysAgo: number) =>
    new Date(until.getTime() - daysAgo * DAY).toISOString().slice(0, 10);
  return Array.from({ length: 10 }, (_, at) => ({
    query: historyDocument,
    variables: { from: dayOf(days - 1 + at), to: dayOf(at) },
  }));
}

interface Company {
  headers: Record<string, string>;
  people: readonly { id: string }[];
}

/**
 * The requests to the gateway and its peers.
 * @param companies.largest has the most contacts, which end at `until`.
 */
export function makeScenarios(
  companies: Record<'largest' | 'small' | 'large' | 'searched', Company>,
  until: Date,
): Scenario[] {
  const { largest, searched } = companies;
  const traced = everyNth(largest.people, tracedPeople).map(({ id }) => id);
  const ofLargest = { headers: largest.headers, connections: 8 };
  return [
    ...[companies.small, companies.large].map(({ headers, people }) => ({
      name: `list of 50 with health, company of ${people.length.toLocaleString('en')}`,
      queries: everyNth(listQueries(people.length), listedPages),
      connections: 32,
      headers,
    })),
    {
      name: `search, company of ${searched.people.length.toLocaleString('en')}`,
      queries: searches.map((search) => ({ query: searchDocument, variables: { search } })),
      connections: 4,
      headers: searched.headers,
    },
    ...[2, 14].map((days) => ({
      ...ofLargest,
      name: `tracing, three levels, ${days} days`,
      queries: traceQueries(traced, days, until),
    })),
    {
      ...ofLargest,
      name: 'insights, breaches of 30 days',
      queries: historyQueries(30, until),
    },
    { ...ofLargest, name: 'insights, safety indicator', queries: indicatorQueries },
  ];
}

/** Pages of the work list, the first ones, which people read. */
export function makeWorkListScenario(
  { headers }: Pick<Company, 'headers'>,
  rows: number,
): Scenario {
  return {
    name: `cases, page of the work list of ${rows.toLocaleString('en')}`,
    queries: Array.from({ length: 10 }, (_, at) => ({
      query: workListDocument,
      variables: { page: at + 1 },
    })),
    connections: 8,
    headers,
  };
}

/** Picks at most this many values, evenly spread. */
export function everyNth<Value>(values: readonly Value[], count: number): Value[] {
  const step = Math.ceil(values.length / count);
  return values.filter((_, at) => at % step === 0);
}
