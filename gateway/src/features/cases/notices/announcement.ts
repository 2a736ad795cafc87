import { addDays } from '../../company/profile/calendar-days.js';
import { type Announcement, CountedFrom } from '../follow-up/follow-up-facts.js';
import { NoticeDetail, type NoticeTime } from './ladder.js';

/** How a person is told of an exposure. */
export interface Telling {
  /** The time that may be named; detail is null where no notice may be sent. */
  time: Pick<NoticeTime, 'to'> & { detail: NoticeDetail | null };
  /** Day of the exposure. */
  exposedOn: string;
  /** Day on which the person is told. */
  toldOn: string;
  figures: { quarantineDays: number | null; releaseTestDay: number | null };
}

/**
 * Returns what a person is told about their quarantine, however they are told; null for a disease without quarantine. Its dates are the
 * same for each exposure of which they would be told in the same words, because the length of a quarantine is public: they count from
 * the end of the time that is named and, where none is, from the day on which the person is told.
 */
export function announceQuarantine({
  time,
  exposedOn,
  toldOn,
  figures: { quarantineDays, releaseTestDay },
}: Telling): Announcement | null {
  if (quarantineDays === null) return null;
  const [countedFrom, day] = findFirstDay(time, { exposedOn, toldOn });
  return {
    until: addDays(day, quarantineDays),
    testDay: releaseTestDay === null ? null : addDays(day, releaseTestDay),
    countedFrom,
  };
}

function findFirstDay(
  { detail, to }: Telling['time'],
  { exposedOn, toldOn }: Pick<Telling, 'exposedOn' | 'toldOn'>,
): [CountedFrom, string] {
  if (detail === NoticeDetail.DAY_PART || detail === NoticeDetail.DAY)
    return [CountedFrom.EXPOSURE, exposedOn];
  return to === null ? [CountedFrom.TELLING, toldOn] : [CountedFrom.PERIOD, to];
}
