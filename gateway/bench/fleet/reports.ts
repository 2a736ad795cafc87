import { setTimeout as wait } from 'node:timers/promises';
import type { Phone, ReplayCompany } from '../replay/phones.js';
import { ReplayError } from '../replay/replay-error.js';
import type { RestClient } from '../replay/rest-client.js';
import { type ComparedReport, compareLines } from './compare-lines.js';
import {
  breachLine,
  continuousLine,
  cumulativeLine,
  type Expected,
  type Lines,
  tracedLine,
  withoutLast,
} from './expected.js';

/** How long insights may take to count all records, in milliseconds. */
const countingTime = 120_000;

/** Reads the reports of a company by both doors and lays them beside what they must say. */
export class Reports {
  constructor(
    private readonly client: RestClient,
    private readonly company: ReplayCompany,
    private readonly expected: Expected,
  ) {}

  /** @param traced some of the people, of whom some are marked positive and traced from before the first record on. */
  async compare(
    traced: { positive: readonly Phone[]; others: readonly Phone[] },
    people: number,
  ): Promise<ComparedReport[]> {
    const { from, to } = this.expected.days();
    const compared = [
      ...(await this.contacts(from, to)),
      compareLines(
        'insights: breaches, GraphQL',
        this.expected.breaches(from, to),
        await this.breaches(from, to),
      ),
      await this.active(people),
    ];
    for (const phone of traced.positive) compared.push(await this.tracedPositive(phone, from));
    for (const phone of traced.others) compared.push(await this.tracedBetween(phone, from, to));
    return compared;
  }

  private async contacts(from: string, to: string): Promise<ComparedReport[]> {
    const continuous = this.expected.continuous();
    const cumulative = this.expected.cumulative();
    const { continuousContacts, cumulativeContacts } = await this.ask(
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
    return [
      compareLines(
        'continuous contacts, REST',
        withoutLast(continuous),
        (await this.rows('POST /api/intermittent/cross', from, to)).map((row) =>
          continuousLine({ ...row, startedAt: row.at }),
        ),
      ),
      compareLines(
        'continuous contacts, GraphQL',
        continuous,
        (continuousContacts.items as GraphQLContact[]).map((item) =>
          continuousLine({ ...pairOf(item), startedAt: Date.parse(item.startedAt ?? '') }),
        ),
      ),
      compareLines(
        'cumulative contacts, REST',
        withoutLast(cumulative),
        (await this.rows('POST /api/cumulative/cross', from, to)).map((row) =>
          cumulativeLine({ ...row, windowStart: row.at }),
        ),
      ),
      compareLines(
        'cumulative contacts, GraphQL',
        cumulative,
        (cumulativeContacts.items as GraphQLContact[]).map((item) =>
          cumulativeLine({
            ...pairOf(item),
            windowStart: Date.parse(item.windowStart ?? ''),
            reachedAt: Date.parse(item.reachedAt ?? ''),
          }),
        ),
      ),
    ];
  }

  private async rows(call: string, from: string, to: string) {
    const { body } = await this.client.call(
      call,
      this.company.token,
      { from_date: from, to_date: to },
      [201],
    );
    return (
      body.data as { employee_id: string; cross_employee_id: string; since: number; date: string }[]
    ).map((row) => ({
      one: row.employee_id,
      other: row.cross_employee_id,
      minutes: row.since,
      at: Date.parse(row.date),
    }));
  }

  /** Once everything is counted. */
  private async breaches(from: string, to: string): Promise<Lines> {
    for (const until = Date.now() + countingTime; Date.now() < until; await wait(250)) {
      const { breachHistory } = await this.ask(
        `query FleetBreaches($from: LocalDate!, $to: LocalDate!) {
          breachHistory(source: MOBILE, from: $from, to: $to) {
            isStale totals { breaches minutes } byDepartments { department other breaches minutes }
          }
        }`,
        { from, to },
      );
      if (breachHistory.isStale) continue;
      const ofDepartments = breachHistory.byDepartments as {
        department: string;
        other: string;
        breaches: number;
        minutes: number;
      }[];
      return [
        breachLine('all', breachHistory.totals),
        ...ofDepartments.map((pair) =>
          breachLine([pair.department, pair.other].toSorted().join(' and '), pair),
        ),
      ];
    }
    throw new ReplayError('Insights have not counted the records in 2 minutes');
  }

  private async active(people: number): Promise<ComparedReport> {
    const { body } = await this.client.call(
      'POST /api/health-report',
      this.company.token,
      {},
      [200],
    );
    return {
      name: 'active phones, REST',
      expected: people,
      reported: body.data,
      different: Math.abs(people - body.data),
      example: undefined,
    };
  }

  /** REST traces a positive person from 2 days before the positive date until now. */
  private async tracedPositive(phone: Phone, from: string): Promise<ComparedReport> {
    const path = `/api/employee/${phone.id}`;
    const status = { is_conta_tracing: true, conta_tracing_date: from };
    await this.client.call(`PATCH ${path}`, this.company.token, status, [200]);
    const { body } = await this.client.call(
      `GET /api/employee/conta/${phone.id}`,
      this.company.token,
      undefined,
      [200],
    );
    const lines = (['primary', 'secondary', 'tertiary'] as const).flatMap((level, at) =>
      (body.data[level] as { _id: string; since: number; date: string }[]).map((row) =>
        tracedLine({
          id: row._id,
          level: at + 1,
          exposedAt: Date.parse(row.date),
          minutes: row.since,
        }),
      ),
    );
    const expected = await this.expected.traced(phone.id, 0, Date.now());
    return compareLines(`trace of ${phone.code}, REST`, expected, lines);
  }

  /** Half of the period, which cuts meetings at both ends. */
  private async tracedBetween(phone: Phone, from: string, to: string): Promise<ComparedReport> {
    const middle = (Date.parse(from) + Date.parse(to)) / 2;
    const [start, end] = [middle - 6 * 3_600_000, middle + 42 * 3_600_000];
    const { trace } = await this.ask(
      `query FleetTrace($id: String!, $from: DateTimeISO!, $until: DateTimeISO!) {
        trace(employeeId: $id, from: $from, until: $until) {
          exposures { person { id } level exposedAt minutes }
        }
      }`,
      { id: phone.id, from: new Date(start).toISOString(), until: new Date(end).toISOString() },
    );
    const lines = (
      trace.exposures as {
        person: { id: string };
        level: number;
        exposedAt: string;
        minutes: number;
      }[]
    ).map(({ person, level, exposedAt, minutes }) =>
      tracedLine({ id: person.id, level, exposedAt: Date.parse(exposedAt), minutes }),
    );
    const expected = await this.expected.traced(phone.id, start, end);
    return compareLines(`trace of ${phone.code}, GraphQL`, expected, lines);
  }

  private async ask(query: string, variables: Record<string, unknown>) {
    const { body } = await this.client.call(
      'POST /graphql',
      this.company.token,
      { query, variables },
      [200],
    );
    if (body.errors) throw new ReplayError(body.errors[0].message);
    return body.data;
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

function pairOf({ person, other, minutes, coveredMinutes }: GraphQLContact) {
  return { one: person.id, other: other.id, minutes, coveredMinutes };
}
