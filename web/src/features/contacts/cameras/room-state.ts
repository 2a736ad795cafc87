import { DAY } from '../../../lib/durations.ts';
import { dayOf } from '../../../lib/dates/dates.ts';
import { texts } from './room-texts.ts';

/** True after 24 hours without a report. `now` is in milliseconds. */
export const isSilent = (lastReportedAt: string | null, now: number): boolean =>
  lastReportedAt === null || now - Date.parse(lastReportedAt) > DAY;

/**
 * State of a room today. 'unmeasured': its camera has reported within 24 hours but not today, so the absence of breaches means nothing yet.
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

/** Labels of rooms without a breach. */
export const roomWords: Record<Exclude<RoomState, 'breached'>, string> = texts.rooms;
