import { HOUR } from '../../src/durations.js';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../lib/command.js';
import type { RestClient } from '../lib/rest-client.js';
import type { Company, Phone } from '../replay/phones.js';
import type { ExpectedReports, ReportItem } from './expected.js';

/** Maximum time until insights have counted all records. */
const maxCountingMs = 120_000;

/** Differences between a report and its expected content. */
export interface ReportComparison {
  name: string;
  /** Numbers of items. */
  expected: number;
  reported: number;
  /** Items that only one of them has, and the first of these. */
  different: number;
  example: string | undefined;
}

/** Compares reports item by item; an item that occurs twice counts twice. */
export function compareItems(
  name: string,
  expected: readonly ReportItem[],
  reported: readonly ReportItem[],
): ReportComparison {
  const balance = new Map<string, number>();
  const add = (item: string, count: number) => balance.set(item, (balance.get(item) ?? 0) + count);
  for (const item of expected) add(formatItem(item), 1);
  for (const item of reported) add(formatItem(item), -1);
  const differing = [...balance].filter(([, count]) => count !== 0);
  const [example] = differing;
  return {
    name,
    expected: expected.length,
    reported: reported.length,
    different: differing.reduce((sum, [, count]) => sum + Math.abs(count), 0),
    example: example && `${example[1] > 0 ? 'missing' : 'surplus'} ${example[0]}`,
  };
}

/** Sums of minutes may differ in their last digits. */
function formatItem(item: ReportItem): string {
  return Object.entries(item)
    .map(([key, value]) => `${key} ${typeof value === 'number' ? value.toFixed(4) : value}`)
    .toSorted()
    .join(', ');
}

/** Reads the reports of a company over REST and GraphQL and compares them with the expected content. */
export class Reports {
  constructor(
    private readonly client: RestClient,
    private readonly company: Company,
    private readonly expected: ExpectedReports,
  ) {}

  /** @param traced people to trace; some of them are marked as positive first. */
  async compare(
    traced: { positive: readonly Phone[]; others: readonly Phone[] },
    people: number,
  ): Promise<ReportComparison[]> {
    const { from, to } = this.expected.days();
    const compared = [...(await this.contacts(from, to)), await this.breaches(from, to)];
    const { body } = await this.rest('POST /api/health-report', {}, 200);
    compared.push(
      compareItems('active phones, REST', [{ phones: people }], [{ phones: body.data }]),
    );
    for (const phone of traced.positive) compared.push(await this.traceOfPositive(phone, from));
    for (const phone of traced.others) compared.push(await this.traceOfPeriod(phone, from, to));
    return compared;
  }

  private async contacts(from: string, to: string): Promise<ReportComparison[]> {
    const { continuousContacts, cumulativeContacts } = await this.client.query(
      this.company.token,
      `query FleetContacts($from: LocalDate!, $to: LocalDate!) {
        continuousContacts(from: $from, to: $to) {
          items { person { id } other { id } startedAt minutes coveredMinutes }
        }
        cumulativeContacts(from: $from, to: $to) {
          items { person { id } other { id } windowStart minutes reachedAt }
        }
      }`,
      { from, to },
    );
    const continuous = this.expected.continuous();
    const cumulative = this.expected.cumulative();
    const [continuousRows, cumulativeRows] = [
      await this.contactRows('POST /api/intermittent/cross', from, to),
      await this.contactRows('POST /api/cumulative/cross', from, to),
    ];
    return [
      compareItems(
        'continuous contacts, REST',
        continuous.map(({ one, other, minutes, startedAt: at }) => ({ one, other, minutes, at })),
        continuousRows,
      ),
      compareItems(
        'continuous contacts, GraphQL',
        continuous,
        (continuousContacts.items as GraphQLContact[]).map(toItem),
      ),
      compareItems(
        'cumulative contacts, REST',
        cumulative.map(({ one, other, minutes, windowStart: at }) => ({ one, other, minutes, at })),
        cumulativeRows,
      ),
      compareItems(
        'cumulative contacts, GraphQL',
        cumulative,
        (cumulativeContacts.items as GraphQLContact[]).map(toItem),
      ),
    ];
  }

  private async contactRows(endpoint: string, from: string, to: string): Promise<ReportItem[]> {
    const { body } = await this.rest(endpoint, { from_date: from, to_date: to }, 201);
    const rows: { employee_id: string; cross_employee_id: string; since: number; date: string }[] =
      body.data;
    return rows.map((row) => ({
      one: row.employee_id,
      other: row.cross_employee_id,
      minutes: row.since,
      at: Date.parse(row.date),
    }));
  }

  /** Waits until insights have counted all records. */
  private async breaches(from: string, to: string): Promise<ReportComparison> {
    const query = `query FleetBreaches($from: LocalDate!, $to: LocalDate!) {
      breachHistory(source: MOBILE, from: $from, to: $to) {
        isStale totals { breaches minutes } byDepartments { department otherDepartment breaches minutes }
      }
    }`;
    for (const until = Date.now() + maxCountingMs; Date.now() < until; await wait(250)) {
      const { breachHistory } = await this.client.query(this.company.token, query, { from, to });
      if (breachHistory.isStale) continue;
      const byDepartments: {
        department: string;
        otherDepartment: string;
        breaches: number;
        minutes: number;
      }[] = breachHistory.byDepartments;
      return compareItems('insights: breaches, GraphQL', this.expected.breaches(from, to), [
        { departments: 'all', ...breachHistory.totals },
        ...byDepartments.map(({ department, otherDepartment, breaches, minutes }) => ({
          departments: [department, otherDepartment].toSorted().join(' and '),
          breaches,
          minutes,
        })),
      ]);
    }
    throw new CommandError('Insights have not counted the records within 2 minutes');
  }

  /** REST traces a positive person from 2 days before the positive date until now. */
  private async traceOfPositive({ id, code }: Phone, from: string): Promise<ReportComparison> {
    const status = { is_conta_tracing: true, conta_tracing_date: from };
    await this.rest(`PATCH /api/employee/${id}`, status, 200);
    const { body } = await this.rest(`GET /api/employee/conta/${id}`, undefined, 200);
    const reported = ['primary', 'secondary', 'tertiary'].flatMap((name, at) =>
      (body.data[name] as { _id: string; since: number; date: string }[]).map((row) => ({
        id: row._id,
        level: at + 1,
        exposedAt: Date.parse(row.date),
        minutes: row.since,
      })),
    );
    const expected = await this.expected.trace(id, 0, Date.now());
    return compareItems(`trace of ${code}, REST`, expected, reported);
  }

  /** Traces two days in the middle of the period, which cut meetings at both ends. */
  private async traceOfPeriod(
    { id, code }: Phone,
    from: string,
    to: string,
  ): Promise<ReportComparison> {
    const middle = (Date.parse(from) + Date.parse(to)) / 2;
    const [start, end] = [middle - 6 * HOUR, middle + 42 * HOUR];
    const { trace } = await this.client.query(
      this.company.token,
      `query FleetTrace($id: UUID!, $from: DateTimeISO!, $until: DateTimeISO!) {
        trace(employee: { id: $id }, from: $from, until: $until) {
          exposures { person { id } level exposedAt minutes }
        }
      }`,
      { id, from: new Date(start).toISOString(), until: new Date(end).toISOString() },
    );
    const exposures: {
      person: { id: string };
      level: number;
      exposedAt: string;
      minutes: number;
    }[] = trace.exposures;
    return compareItems(
      `trace of ${code}, GraphQL`,
      await this.expected.trace(id, start, end),
      exposures.map(({ person, exposedAt, level, minutes }) => ({
        id: person.id,
        level,
        exposedAt: Date.parse(exposedAt),
        minutes,
      })),
    );
  }

  private rest(endpoint: string, payload: unknown, status: number) {
    return this.client.call(endpoint, this.company.token, payload, [status]);
  }
}

interface GraphQLContact {
  person: { id: string };
  other: { id: string };
  minutes: number;
  coveredMinutes?: number;
  startedAt?: string;
  windowStart?: string;
  reachedAt?: string;
}

function toItem({ person, other, ...item }: GraphQLContact): ReportItem {
  const times = (['startedAt', 'windowStart', 'reachedAt'] as const).flatMap((name) =>
    item[name] === undefined ? [] : [[name, Date.parse(item[name])] as const],
  );
  return { ...item, ...Object.fromEntries(times), one: person.id, other: other.id };
}
