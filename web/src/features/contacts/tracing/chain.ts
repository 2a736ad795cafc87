/** The part of a trace that the drawing of a chain needs; a subset of the query's generated types. */

import type { ExposureFollowUp } from './follow-up-marks.ts';

export interface ChainPerson {
  id: string;
  name: string;
}

export interface ChainMeeting {
  carrier: ChainPerson;
  person: ChainPerson;
  source: string;
  countedFrom: string;
  reachedAt: string;
}

export interface ChainExposure<Meeting extends ChainMeeting = ChainMeeting> {
  person: ChainPerson;
  level: number;
  exposedAt: string;
  followUp: ExposureFollowUp | null;
  path: readonly Meeting[];
}

export interface ChainCase<Meeting extends ChainMeeting = ChainMeeting> {
  person: ChainPerson;
  from: string;
  until: string;
  /** Days from an exposure until the person is infectious. */
  latentDays: number;
  exposures: readonly ChainExposure<Meeting>[];
}

/** Identifies a contact: it appears in the paths of everybody exposed through it. */
export const meetingKey = (meeting: ChainMeeting): string =>
  [meeting.carrier.id, meeting.person.id, meeting.source, meeting.countedFrom].join(' ');

/** A contact of the chain, and the contacts that led to it, ending with itself. */
export interface ChainStep<Meeting extends ChainMeeting = ChainMeeting> {
  key: string;
  meeting: Meeting;
  pathKeys: string[];
}

/** Lists each contact of the case once, in the order of exposure. */
export const chainSteps = <Meeting extends ChainMeeting>(
  exposures: readonly ChainExposure<Meeting>[],
): ChainStep<Meeting>[] => {
  const steps = new Map<string, ChainStep<Meeting>>();
  for (const { path } of exposures) {
    const keys = path.map(meetingKey);
    path.forEach((meeting, index) => {
      const key = keys[index] ?? '';
      if (!steps.has(key)) steps.set(key, { key, meeting, pathKeys: keys.slice(0, index + 1) });
    });
  }
  return [...steps.values()];
};
