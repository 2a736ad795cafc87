import { plural } from '../../../intl.ts';
import { isMeasured, type Reporting } from '../../../domain/coverage/reporting-words.ts';
import type { PersonMeetingsQuery } from '../../../generated/graphql.ts';

/** As many as the gateway answers at once. */
export const maxMeetings = 500;

type Meeting = PersonMeetingsQuery['personMeetings'][number];

/** '12 meetings with 7 people, 2 of them long'. */
export const sayMeetings = (
  meetings: readonly Pick<Meeting, 'isContinuous' | 'other'>[],
  reporting: Pick<Reporting, 'phone'>,
): string => {
  if (meetings.length === 0) return isMeasured(reporting) ? 'Nobody met' : 'Not known';
  const people = new Set(meetings.map(({ other }) => other.id)).size;
  const long = meetings.filter(({ isContinuous }) => isContinuous).length;
  const many = `${meetings.length} ${plural(meetings.length, { one: 'meeting', other: 'meetings' })}`;
  const longWords = long === 0 ? 'none of them long' : `${long} of them long`;
  return `${many} with ${people} ${plural(people, { one: 'person', other: 'people' })}, ${longWords}`;
};
