/** Lays out the records of a contact: one lane for each phone that sent any. */

import { MINUTE } from '../../../lib/durations.ts';
import { type PlacedStretch, foldedScale } from './folded-scale.ts';
import type { CountedRecord } from './recount.ts';

export interface TimelineRecord {
  id: string;
  reportedBy: { id: string; name: string };
  startedAt: string;
  endedAt: string;
  countedFrom: string;
  countedUntil: string;
  contests: CountedRecord['contests'];
}

export interface TimelineEpisode {
  startedAt: string;
  endedAt: string;
}

interface Bar {
  x: number;
  width: number;
}

interface TimelineBar extends Bar {
  id: string;
  /** The part inside the counted time. */
  counted: Bar;
  /** The contested parts. */
  contested: Bar[];
}

interface TimelineLane {
  reporter: { id: string; name: string };
  bars: TimelineBar[];
}

export interface EvidenceTimeline {
  width: number;
  stretches: PlacedStretch[];
  lanes: TimelineLane[];
  episodes: Bar[];
  /** Where the threshold was reached. */
  reachedX: number;
}

/** Longer breaks are folded. */
const foldedBreak = 20 * MINUTE;
const spanPadding = 2 * MINUTE;
const stretchGap = 20;
const minStretchWidth = 64;

const busyStretches = (episodes: readonly TimelineEpisode[]): { start: number; end: number }[] => {
  const stretches: { start: number; end: number }[] = [];
  const padded = episodes
    .map((episode) => ({
      start: Date.parse(episode.startedAt) - spanPadding,
      end: Date.parse(episode.endedAt) + spanPadding,
    }))
    .toSorted((a, b) => a.start - b.start);
  for (const episode of padded) {
    const last = stretches.at(-1);
    if (last !== undefined && episode.start <= last.end + foldedBreak)
      last.end = Math.max(last.end, episode.end);
    else stretches.push({ ...episode });
  }
  return stretches;
};

/**
 * Lanes of `people` come first, in their order, even if a phone sent nothing: silence is evidence too. Width in pixels; it
 * grows with the number of separate meetings.
 */
export const layoutEvidence = (
  evidence: { records: readonly TimelineRecord[]; episodes: readonly TimelineEpisode[] },
  people: readonly { id: string; name: string }[],
  reachedAt: string,
  availableWidth: number,
): EvidenceTimeline => {
  const busy = busyStretches([...evidence.records, ...evidence.episodes]);
  const total = busy.reduce((sum, stretch) => sum + stretch.end - stretch.start, 0);
  const free = availableWidth - (busy.length - 1) * stretchGap;
  const scale = foldedScale(
    busy.map(({ start, end }) => ({
      start,
      end,
      width: Math.max(minStretchWidth, ((end - start) / total) * free),
    })),
    stretchGap,
  );
  const bar = (from: string, until: string): Bar => {
    const x = scale.at(Date.parse(from));
    return { x, width: Math.max(0, scale.at(Date.parse(until)) - x) };
  };

  const lanes = new Map<string, TimelineLane>(
    people.map((person) => [person.id, { reporter: person, bars: [] }]),
  );
  for (const record of evidence.records) {
    const lane = lanes.get(record.reportedBy.id) ?? { reporter: record.reportedBy, bars: [] };
    lanes.set(record.reportedBy.id, lane);
    lane.bars.push({
      id: record.id,
      ...bar(record.startedAt, record.endedAt),
      counted: bar(record.countedFrom, record.countedUntil),
      contested: record.contests
        .filter(({ state }) => state === 'IN_FORCE')
        .map(({ from, until }) =>
          bar(
            from > record.startedAt ? from : record.startedAt,
            until < record.endedAt ? until : record.endedAt,
          ),
        ),
    });
  }
  return {
    width: scale.width,
    stretches: scale.stretches,
    lanes: [...lanes.values()],
    episodes: evidence.episodes.map((episode) => bar(episode.startedAt, episode.endedAt)),
    reachedX: scale.at(Date.parse(reachedAt)),
  };
};
