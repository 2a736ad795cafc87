import type { ContactRecord } from '../../src/features/contacts/tracing/record-step.js';
import {
  exposuresByTicks,
  hopsByTicks,
  type Hops,
  hopsWithoutPhone,
} from '../tracing-oracle/chains-by-ticks.js';
import { type Clock, lastMomentByTicks } from '../tracing-oracle/pair-by-ticks.js';
import {
  type FiguresOfEvents,
  followed,
  type FollowUpEvent,
  type FollowUpStory,
  findLatest,
  type OpenedCase,
  tick,
} from './events.js';
import { addDays, findFirstHour, subtractDays } from './berlin-days.js';

export interface Exposed {
  caseNumber: number;
  openedAt: number;
  firstAt: number;
  lastAt: number;
}

export type CaseEvent = OpenedCase & {
  onsetDay: string | null;
  closedAt: number | null;
  isDismissed: boolean;
};

/** Returns the figures after all changes. */
export function readFigures(
  events: readonly FollowUpEvent[],
  first: FiguresOfEvents,
): FiguresOfEvents {
  const figures = { ...first };
  for (const event of events) {
    if (event.kind !== 'FIGURE') continue;
    const isReplaced = events.some(
      (other) =>
        other.kind === 'FIGURE' &&
        other.name === event.name &&
        (other.at > event.at || (other.at === event.at && other.id > event.id)),
    );
    if (!isReplaced) figures[event.name] = event.value;
  }
  return figures;
}

/** Returns the cases with their latest onset and closing. */
export function readCases(events: readonly FollowUpEvent[]): CaseEvent[] {
  return events.flatMap((event) => {
    if (event.kind !== 'CASE') return [];
    const { opened } = event;
    const onsets = events.filter((other) => other.kind === 'ONSET');
    const onset = findLatest(onsets.filter(({ caseId }) => caseId === opened.id));
    const closings = events.filter((other) => other.kind === 'CLOSE');
    const closing = findLatest(closings.filter(({ caseId }) => caseId === opened.id));
    return [
      {
        ...opened,
        onsetDay: onset?.onsetDay ?? null,
        closedAt: closing?.at ?? null,
        isDismissed: closing?.isDismissed ?? false,
      },
    ];
  });
}

/** Finds how the cases exposed the followed person, by counting contacts in ticks. */
export function findExposed(
  events: readonly FollowUpEvent[],
  cases: readonly CaseEvent[],
  figures: FiguresOfEvents,
  { latencyMs, now }: FollowUpStory,
  isPhoneLeftOut: boolean,
): Exposed[] {
  const records = events.flatMap((event) => (event.kind === 'RECORD' ? [event.record] : []));
  const changes = events.filter((event) => event.kind === 'THRESHOLD');
  const clock: Clock = {
    tick,
    windows: 'covered',
    thresholds: [{ from: -Infinity, minutes: 15 }, ...changes.toSorted((a, b) => a.from - b.from)],
  };
  const levels = findLatest(events.filter((event) => event.kind === 'LEVELS'))?.levels ?? 1;
  return cases.flatMap((infecting) => {
    if (infecting.personId === followed || infecting.isDismissed) return [];
    const zero = infecting.onsetDay ?? infecting.specimenDay ?? infecting.reportedDay;
    const from = findFirstHour(subtractDays(zero, figures.infectiousDaysBefore ?? 0));
    const until = Math.min(
      figures.infectiousDaysAfter === null
        ? Infinity
        : findFirstHour(addDays(zero, figures.infectiousDaysAfter + 1)),
      now,
      infecting.isolatedAt ?? Infinity,
    );
    const inWindow = records.filter(({ start, end }) => end > from && start < until);
    const findTimes = (
      hops: Hops,
      ofPhones: readonly ContactRecord[],
    ): Pick<Exposed, 'firstAt' | 'lastAt'> | null => {
      const reached = exposuresByTicks(hops, infecting.personId, from, latencyMs).find(
        ({ personId, level }) => personId === followed && level <= levels,
      );
      if (!reached) return null;
      const { carrierId, countedFrom } = reached.path.at(-1)!;
      const ofPair = ofPhones.filter((record) => isBetween(record, carrierId));
      const moments = ['mobile', 'camera', 'manual'].map((source) =>
        lastMomentByTicks(
          ofPair.filter((record) => record.source === source),
          countedFrom,
          until,
          clock,
        ),
      );
      const lastAt = Math.max(reached.exposedAt, ...moments.map((moment) => moment ?? 0));
      return { firstAt: reached.exposedAt, lastAt };
    };
    const byOthers = inWindow.filter(
      ({ source, employeeId }) => source !== 'mobile' || employeeId !== followed,
    );
    const withoutPhone = () =>
      findTimes(hopsWithoutPhone(inWindow, until, clock, followed), byOthers);
    const times = isPhoneLeftOut
      ? withoutPhone()
      : (findTimes(hopsByTicks(inWindow, until, clock), inWindow) ?? withoutPhone());
    if (times === null) return [];
    return [{ caseNumber: infecting.number, openedAt: infecting.openedAt, ...times }];
  });
}

function isBetween({ employeeId, crossEmployeeId }: ContactRecord, other: string): boolean {
  return (
    [employeeId, crossEmployeeId].includes(followed) &&
    [employeeId, crossEmployeeId].includes(other)
  );
}
