import { DAY } from '../../durations.ts';
import { dayOf } from '../dates/dates.ts';
import { texts } from './texts.ts';

/** Whether a camera has said nothing for 24 hours: its room may be unsafe without anybody knowing. `now` in milliseconds. */
export const isSilent = (lastReportedAt: string | null, now: number): boolean =>
  lastReportedAt === null || now - Date.parse(lastReportedAt) > DAY;

/**
 * What is known about a room today. 'unmeasured': its camera was heard in the last 24 hours, but has reported nothing today, so
 * that it reported no breach says nothing yet.
 */
export type RoomState = 'breached' | 'silent' | 'unmeasured' | 'safe';

export const findRoomState = (
  { breaches, lastReportedAt }: { breaches: number; lastReportedAt: string | null },
  { now, timeZone }: { now: number; timeZone: string },
): RoomState => {
  if (breaches > 0) return 'breached';
  if (lastReportedAt === null || isSilent(lastReportedAt, now)) return 'silent';
  return dayOf(lastReportedAt, timeZone) < dayOf(new Date(now), timeZone) ? 'unmeasured' : 'safe';
};

/** What a room without a breach says. */
export const roomWords: Record<Exclude<RoomState, 'breached'>, string> = texts.rooms;
