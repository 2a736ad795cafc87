import { MINUTE } from '../../src/durations.js';
import { computeContinuousContacts } from '../../src/features/contacts/tracing/continuous.js';
import {
  computeCumulativeContacts,
  findEarliestContact,
} from '../../src/features/contacts/tracing/cumulative.js';
import {
  cutSpans,
  mergeIntoEpisodes,
  type Span,
} from '../../src/features/contacts/tracing/episodes.js';
import { createRecordStep } from '../../src/features/contacts/tracing/record-step.js';
import { traceExposures } from '../../src/features/contacts/tracing/trace.js';
import { findContactWithMaxSum } from '../../test/tracing-oracle/max-sum.js';
import { addDays, dateIn, instantAt } from '../replay/calendar.js';

/** A record with the ids of its two people. */
export interface StoredRecord extends Span {
  employeeId: string;
  crossEmployeeId: string;
  distance: number | null;
}

/** Settings of the company that reports follow. */
interface Settings {
  timeZone: string;
  /** Minutes that a contact must last. */
  timeMetric: number;
  /** Feet. */
  minDistance: number;
  /** By id of the person. */
  departments: ReadonlyMap<string, string>;
}

/** An item of a report, times in epoch milliseconds. */
export type ReportItem = Record<string, string | number | undefined>;

/** The records of a pair from both phones; the smaller id first. */
interface Pair {
  one: string;
  other: string;
  records: StoredRecord[];
}

/** Computes the expected content of the reports in memory, by the definitions of tracing. */
export class ExpectedReports {
  private readonly pairs: Pair[];
  private readonly thresholds;

  constructor(
    private readonly records: readonly StoredRecord[],
    private readonly settings: Settings,
  ) {
    this.thresholds = [{ from: -Infinity, minutes: settings.timeMetric }];
    const byPair = Map.groupBy(records, ({ employeeId, crossEmployeeId }) =>
      [employeeId, crossEmployeeId].toSorted().join(' '),
    );
    this.pairs = [...byPair].map(([key, ofPair]) => {
      const [one = '', other = ''] = key.split(' ');
      return { one, other, records: ofPair };
    });
  }

  continuous(): ReportItem[] {
    return this.pairs.flatMap(({ one, other, records }) =>
      computeContinuousContacts(mergeIntoEpisodes(records), this.thresholds).map(({ episode }) => ({
        one,
        other,
        startedAt: episode.start,
        minutes: (episode.end - episode.start) / MINUTE,
        coveredMinutes: episode.covered / MINUTE,
      })),
    );
  }

  cumulative(): ReportItem[] {
    return this.pairs.flatMap(({ one, other, records }) => {
      const contacts = computeCumulativeContacts(mergeIntoEpisodes(records), this.thresholds);
      const largest = findContactWithMaxSum(contacts);
      const earliest = findEarliestContact(contacts);
      if (!largest || !earliest) return [];
      const { windowStart, sum } = largest;
      return [{ one, other, windowStart, minutes: sum / MINUTE, reachedAt: earliest.reachedAt }];
    });
  }

  /** Lists everybody whom a person exposed within [from, until]. */
  async trace(personId: string, from: number, until: number): Promise<ReportItem[]> {
    const records = this.records.map((record) => ({ ...record, source: 'mobile' as const }));
    const exposures = await traceExposures(
      personId,
      from,
      createRecordStep(records, until, this.thresholds),
    );
    return exposures.map(({ personId: id, level, exposedAt, path }) => ({
      id,
      level,
      exposedAt,
      minutes: path.at(-1)?.minutes ?? 0,
    }));
  }

  /** Breaches of whole days, in all and by pairs of departments. */
  breaches(from: string, to: string): ReportItem[] {
    const sums = new Map([['all', { breaches: 0, minutes: 0 }]]);
    for (let day = from; day <= to; day = addDays(day, 1)) {
      for (const { one, other, minutes } of this.breachesOn(day)) {
        const departments = [one, other].map((id) => this.settings.departments.get(id) ?? '');
        for (const key of ['all', departments.toSorted().join(' and ')]) {
          const sum = sums.get(key) ?? { breaches: 0, minutes: 0 };
          sums.set(key, { breaches: sum.breaches + 1, minutes: sum.minutes + minutes });
        }
      }
    }
    return [...sums].map(([departments, sum]) => ({ departments, ...sum }));
  }

  /** First and last day with records, yyyy-MM-dd. */
  days(): { from: string; to: string } {
    let first = Infinity;
    let last = -Infinity;
    for (const { start, end } of this.records) {
      first = Math.min(first, start);
      last = Math.max(last, end);
    }
    const { timeZone } = this.settings;
    return { from: dateIn(timeZone, first), to: dateIn(timeZone, last) };
  }

  /** Episodes of a day, cut at its ends, with a record closer than the minimum distance. */
  private breachesOn(day: string): { one: string; other: string; minutes: number }[] {
    const { timeZone, minDistance } = this.settings;
    const start = instantAt(Date.parse(day), timeZone);
    const end = instantAt(Date.parse(addDays(day, 1)), timeZone);
    return this.pairs.flatMap(({ one, other, records }) => {
      const ofDay = records.filter((record) => record.start < end && record.end > start);
      if (ofDay.length === 0) return [];
      // Distances are stored in single precision.
      const close = ofDay.filter(
        ({ distance }) => distance === null || Math.fround(distance) < minDistance,
      );
      return mergeIntoEpisodes(cutSpans(ofDay, start, end))
        .filter((episode) =>
          cutSpans(close, start, end).some(
            (span) => span.start >= episode.start && span.end <= episode.end,
          ),
        )
        .map(({ covered }) => ({ one, other, minutes: covered / MINUTE }));
    });
  }
}
