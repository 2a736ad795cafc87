import { isMeasured, type Reporting } from '../../contacts/reporting/reporting-words.ts';
import type { PersonMeetingsQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** The gateway's limit. */
export const maxMeetings = 500;

type Meeting = PersonMeetingsQuery['personMeetings'][number];

/** '12 meetings with 7 people, 2 of them long', without contested ones. */
export const formatMeetings = (
  all: readonly Pick<Meeting, 'isContested' | 'isContinuous' | 'other'>[],
  reporting: Pick<Reporting, 'phone'>,
): string => {
  const meetings = all.filter(({ isContested }) => !isContested);
  if (meetings.length === 0) return isMeasured(reporting) ? texts.nobodyMet : texts.notKnown;
  const people = new Set(meetings.map(({ other }) => other.id)).size;
  const long = meetings.filter(({ isContinuous }) => isContinuous).length;
  return texts.meetingsWith(meetings.length, people, long);
};
