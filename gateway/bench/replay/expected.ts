import { computeContinuousContacts } from '../../src/features/tracing/continuous.js';
import { computeCumulativeContacts } from '../../src/features/tracing/cumulative.js';
import { mergeIntoEpisodes } from '../../src/features/tracing/episodes.js';
import type { Calendar } from './calendar.js';
import { type DataSet, pairOf } from './data-set.js';

/** Numbers of a period's reports. */
export interface ReportCounts {
  continuous: number;
  /** Pairs. */
  cumulative: number;
}

/** What the reports must say of the data alone, worked out in memory. */
export function expectedCounts(
  dataSet: DataSet,
  calendar: Calendar,
  timeMetric: number,
): ReportCounts {
  const thresholds = [{ from: -Infinity, minutes: timeMetric }];
  const counts = { continuous: 0, cumulative: 0 };
  for (const contacts of Map.groupBy(dataSet.contacts, pairOf).values()) {
    const spans = contacts.map((contact) => {
      const start = calendar.instantOf(contact.start);
      return { start, end: start + (contact.end - contact.start) * 1000 };
    });
    const episodes = mergeIntoEpisodes(spans);
    counts.continuous += computeContinuousContacts(episodes, thresholds).length;
    counts.cumulative += computeCumulativeContacts(episodes, thresholds).length > 0 ? 1 : 0;
  }
  return counts;
}
