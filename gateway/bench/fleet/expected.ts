import { MINUTE } from '../../src/durations.js';
import { computeContinuousContacts } from '../../src/features/tracing/continuous.js';
import {
  computeCumulativeContacts,
  findEarliestContact,
  findContactWithMaxSum,
} from '../../src/features/tracing/cumulative.js';
import { cutSpans, mergeIntoEpisodes, type Span } from '../../src/features/tracing/episodes.js';
import { createRecordStep } from '../../src/features/tracing/record-step.js';
import { traceExposures } from '../../src/features/tracing/trace.js';
import { dateIn, daysAfter, instantAt } from '../replay/calendar.js';

/** An acknowledged record with the ids of its two people. */
export interface LedgerRecord extends Span {
  employeeId: string;
  crossEmployeeId: string;
  distance: number | null;
}

/** The company's settings that reports follow, and the departments of its people by id. */
export interface Rules {
  timeZone: string;
  /** Minutes that a contact must last. */
  timeMetric: number;
  /** Feet. */
  minDistance: number;
  departments: ReadonlyMap<string, string>;
}

/** What a report must say, a line for each of its items, in the order of the alphabet. */
export type Lines = string[];

/** One pair's records, whoever reported them; the smaller id first. */
interface Pair {
  one: string;
  other: string;
  records: LedgerRecord[];
}

/** Everything that the reports must say of acknowledged records, worked out in memory. */
export class Expected {
  private readonly pairs: Pair[];

  constructor(
    private readonly records: readonly LedgerRecord[],
    private readonly rules: Rules,
  ) {
    const byPair = Map.groupBy(records, ({ employeeId, crossEmployeeId }) =>
      [employeeId, crossEmployeeId].toSorted().join(' '),
    );
    this.pairs = [...byPair].map(([key, ofPair]) => {
      const [one = '', other = ''] = key.split(' ');
      return { one, other, records: ofPair };
    });
  }

  private get thresholds() {
    return [{ from: -Infinity, minutes: this.rules.timeMetric }];
  }

  continuous(): Lines {
    return this.pairs
      .flatMap(({ one, other, records }) =>
        computeContinuousContacts(mergeIntoEpisodes(records), this.thresholds).map(({ episode }) =>
          continuousLine({
            one,
            other,
            startedAt: episode.start,
            minutes: (episode.end - episode.start) / MINUTE,
            coveredMinutes: episode.covered / MINUTE,
          }),
        ),
      )
      .toSorted();
  }

  cumulative(): Lines {
    return this.pairs
      .flatMap(({ one, other, records }) => {
        const contacts = computeCumulativeContacts(mergeIntoEpisodes(records), this.thresholds);
        const largest = findContactWithMaxSum(contacts);
        const earliest = findEarliestContact(contacts);
        if (!largest || !earliest) return [];
        const { windowStart, sum } = largest;
        const { reachedAt } = earliest;
        return [cumulativeLine({ one, other, windowStart, minutes: sum / MINUTE, reachedAt })];
      })
      .toSorted();
  }

  /** Whom somebody exposed within [from, until], epoch milliseconds. */
  async traced(personId: string, from: number, until: number): Promise<Lines> {
    const records = this.records.map((record) => ({ ...record, source: 'mobile' as const }));
    const step = createRecordStep(records, until, this.thresholds);
    const exposures = await traceExposures(personId, from, step);
    return exposures
      .map(({ personId: id, level, exposedAt, path }) =>
        tracedLine({ id, level, exposedAt, minutes: path.at(-1)?.minutes ?? 0 }),
      )
      .toSorted();
  }

  /** Breaches of whole days, from one to another, both included, and their departments. */
  breaches(from: string, to: string): Lines {
    const byDepartments = new Map<string, { breaches: number; minutes: number }>();
    const total = { breaches: 0, minutes: 0 };
    for (let day = from; day <= to; day = daysAfter(day, 1)) {
      for (const { pair, minutes } of this.breachesOfDay(day)) {
        const departments = [pair.one, pair.other].map(
          (id) => this.rules.departments.get(id) ?? '',
        );
        const key = departments.toSorted().join(' and ');
        const sum = byDepartments.get(key) ?? { breaches: 0, minutes: 0 };
        byDepartments.set(key, sum);
        for (const each of [sum, total]) {
          each.breaches += 1;
          each.minutes += minutes;
        }
      }
    }
    return [
      breachLine('all', total),
      ...[...byDepartments].map(([key, sum]) => breachLine(key, sum)),
    ].toSorted();
  }

  /** Meetings of a day, cut at its ends, with a record that was close. */
  private breachesOfDay(day: string): { pair: Pair; minutes: number }[] {
    const { timeZone, minDistance } = this.rules;
    const start = instantAt(Date.parse(day), timeZone);
    const end = instantAt(Date.parse(daysAfter(day, 1)), timeZone);
    return this.pairs.flatMap((pair) => {
      const ofDay = pair.records.filter((record) => record.start < end && record.end > start);
      if (ofDay.length === 0) return [];
      // The database keeps distances in single precision.
      const close = ofDay.filter(
        ({ distance }) => distance === null || Math.fround(distance) < minDistance,
      );
      return mergeIntoEpisodes(cutSpans(ofDay, start, end))
        .filter((episode) =>
          cutSpans(close, start, end).some(
            (span) => span.start >= episode.start && span.end <= episode.end,
          ),
        )
        .map(({ covered }) => ({ pair, minutes: covered / MINUTE }));
    });
  }

  /** First and last day that the records touch, yyyy-MM-dd of the company's zone. */
  days(): { from: string; to: string } {
    let first = Infinity;
    let last = -Infinity;
    for (const { start, end } of this.records) {
      first = Math.min(first, start);
      last = Math.max(last, end);
    }
    const { timeZone } = this.rules;
    return { from: dateIn(timeZone, first), to: dateIn(timeZone, last) };
  }
}

interface PairLine {
  one: string;
  other: string;
  minutes: number;
}

/** Covered minutes are told by GraphQL alone. */
export function continuousLine(
  item: PairLine & { startedAt: number; coveredMinutes?: number | undefined },
): string {
  return line([item.one, item.other, time(item.startedAt), item.minutes, item.coveredMinutes]);
}

/** When the threshold was reached is told by GraphQL alone. */
export function cumulativeLine(
  item: PairLine & { windowStart: number; reachedAt?: number | undefined },
): string {
  const { one, other, windowStart, minutes, reachedAt } = item;
  return line([one, other, time(windowStart), minutes, reachedAt && time(reachedAt)]);
}

export function tracedLine(item: {
  id: string;
  level: number;
  exposedAt: number;
  minutes: number;
}): string {
  return line([`level ${item.level}`, item.id, time(item.exposedAt), item.minutes]);
}

export function breachLine(
  whose: string,
  { breaches, minutes }: { breaches: number; minutes: number },
): string {
  return line([whose, `${breaches} breaches`, minutes]);
}

/** Without what only one of the two doors tells. */
export function withoutLast(lines: Lines): Lines {
  return lines.map((text) => text.slice(0, text.lastIndexOf(', ')));
}

function line(parts: (string | number | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .map((part) => (typeof part === 'number' ? part.toFixed(4) : part))
    .join(', ');
}

function time(moment: number): string {
  return new Date(moment).toISOString();
}
