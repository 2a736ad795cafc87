import { MINUTE } from '../../../lib/durations.ts';
import { isoOf } from '../../../lib/dates/dates.ts';
import type { EvidencePanelQuery } from '../../../generated/graphql.ts';
import type { Trace } from './chain.factory.ts';

type Meeting = Trace['exposures'][number]['path'][number];
type Evidenced = EvidencePanelQuery['meeting'];

/** Creates records as minutes after `start`, each sent by the person's phone and, a minute late, by the carrier's. */
const evidenceAt = (meeting: Meeting, start: number, spans: readonly [number, number][]) => {
  const at = (minute: number) => isoOf(start + minute * MINUTE);
  const records = spans.flatMap(([from, until], index) =>
    [meeting.person, meeting.carrier].map((reportedBy, delay) => ({
      id: `01900000-0000-7000-8000-0000000000${index}${delay}`,
      reportedBy,
      startedAt: at(from + delay),
      endedAt: at(until),
      minutes: until - from - delay,
      countedFrom: at(from + delay),
      countedUntil: at(until),
      distance: delay === 0 ? 4.5 : null,
      receivedAt: at(until + 30),
      contests: [],
      manualContact: null,
    })),
  );
  const episodes = spans.map(([from, until]) => ({
    startedAt: at(from),
    endedAt: at(until),
    minutes: until - from,
    coveredMinutes: until - from,
  }));
  return { records, episodes, at };
};

/** Creates one meeting with the transmission's length. */
export const continuousEvidence = (meeting: Meeting): Evidenced => {
  const start = Date.parse(meeting.reachedAt) - meeting.thresholdMinutes * MINUTE;
  const { records, episodes, at } = evidenceAt(meeting, start, [[0, meeting.minutes]]);
  const spans = { spanStart: at(0), spanEnd: at(meeting.minutes) };
  return {
    ...meeting,
    evidence: { ...spans, coveredMinutes: meeting.minutes, episodes, records },
  };
};

/** Creates meetings of 8 and 10 minutes an hour apart: 15 minutes are reached 7 minutes into the second. */
export const cumulativeEvidence = (meeting: Meeting): Evidenced => {
  const start = Date.parse(meeting.reachedAt) - 67 * MINUTE;
  const { records, episodes, at } = evidenceAt(meeting, start, [
    [0, 8],
    [60, 70],
  ]);
  const spans = { spanStart: at(0), spanEnd: at(24 * 60) };
  return { ...meeting, evidence: { ...spans, coveredMinutes: 18, episodes, records } };
};
