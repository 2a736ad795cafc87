import { lastDayIn } from '../../company/profile/calendar-days.js';
import { type Announcement, CountedFrom, FollowUpStep } from '../follow-up/follow-up-facts.js';
import type { FollowUp } from '../follow-up/follow-up.entity.js';
import { announceQuarantine, type Telling } from './announcement.js';
import { NoticeDetail } from './ladder.js';

/** What the person of a follow-up may be told about their quarantine. */
export interface PlannedAnnouncements {
  /** What the person is told about their quarantine in any way; null: nobody asks them to stay home, or there is nothing to tell. */
  announcement: Announcement | null;
  /** The same where no time may be named. */
  announcementOnCall: Announcement | null;
  /** The same for an officer who names the day of the exposure. */
  exactAnnouncement: Announcement | null;
}

/** Nobody asks the person to stay home, or there is nothing to tell. */
export const noAnnouncements: PlannedAnnouncements = {
  announcement: null,
  announcementOnCall: null,
  exactAnnouncement: null,
};

/** Returns what the person of a follow-up is told about their quarantine from now on. */
export function planAnnouncements(
  followUp: FollowUp,
  {
    exposedAt,
    time,
    figures,
    timeZone,
    toldOn,
  }: {
    /** Moment of the last exposure that counts, in epoch milliseconds; null: none. */
    exposedAt: number | null;
    /** The time that a notice may name; undefined: no notice of an exposure is due. */
    time: Telling['time'] | undefined;
    figures: Telling['figures'];
    timeZone: string;
    /** Today. */
    toldOn: string;
  },
): PlannedAnnouncements {
  const { informedAt, toldFrom, quarantineUntil, corroboratedUntil, releaseTestDay } = followUp;
  if (quarantineUntil === null || quarantineUntil < toldOn) return noAnnouncements;
  const exposedOn = exposedAt === null ? toldOn : lastDayIn(timeZone, exposedAt);
  const tell = (named: Telling['time']): Announcement | null =>
    announceQuarantine({ time: named, exposedOn, toldOn, figures });
  // The quarantine of somebody who was told a later day lasts until then, so the day of the exposure has to be counted from.
  const isExtended = informedAt !== null && toldFrom !== CountedFrom.EXPOSURE;
  const counted = exposedAt === null ? null : tell({ detail: NoticeDetail.DAY, to: null });
  // Whoever is told the day without the records of their own phone is told the day of the test without them, too.
  const testDay =
    quarantineUntil === corroboratedUntil && counted && releaseTestDay !== null
      ? findSooner(releaseTestDay, counted.testDay)
      : releaseTestDay;
  const exactAnnouncement =
    isExtended && exposedAt !== null
      ? counted
      : { until: quarantineUntil, testDay, countedFrom: CountedFrom.EXPOSURE };
  const announcementOnCall = tell({ detail: null, to: null });
  if (time === undefined && followUp.nextStep !== FollowUpStep.INFORM)
    return { announcement: repeatTold(followUp), announcementOnCall, exactAnnouncement };
  return {
    announcement: time ? tell(time) : announcementOnCall,
    announcementOnCall,
    exactAnnouncement,
  };
}

function findSooner(day: string, other: string | null): string {
  return other !== null && other < day ? other : day;
}

/**
 * Returns what an officer tells the person who does not name the day. The dates of a notice cover only contacts that others have
 * reported too. Where the officer informs of a later one, the dates count from the day of the telling.
 */
export function findOfficersAnnouncement({
  followUp: { quarantineUntil },
  announcement,
  announcementOnCall,
}: PlannedAnnouncements & { followUp: FollowUp }): Announcement | null {
  const isEnough =
    announcement === null || announcement.until === null || announcement.until >= quarantineUntil!;
  return isEnough ? announcement : announcementOnCall;
}

/** Returns what the person was told before; null: nothing. */
function repeatTold({
  informedAt,
  toldUntil: until,
  toldTestDay: testDay,
  toldFrom,
}: FollowUp): Announcement | null {
  return informedAt === null
    ? null
    : { until, testDay, countedFrom: toldFrom ?? CountedFrom.TELLING };
}
