import { shiftDay } from '../../../domain/dates/dates.ts';

/** Days yyyy-MM-dd in the company's time zone, both included. */
export interface MeetingRange {
  from: string;
  to: string;
}

const usualDays = 7;
/** As many as the gateway answers at once. */
export const mostDays = 31;
const day = /^\d{4}-\d\d-\d\d$/u;

/** What is wrong with a range before anybody asks the gateway. */
export const meetingRangeFaults = (
  { from, to }: MeetingRange,
  today: string,
): Partial<MeetingRange> => {
  if (!day.test(from) || Number.isNaN(Date.parse(from)))
    return { from: 'Please enter the first day' };
  if (!day.test(to) || Number.isNaN(Date.parse(to))) return { to: 'Please enter the last day' };
  if (from > today) return { from: 'The first day must not be in the future' };
  if (to < from) return { to: 'The last day must not be before the first' };
  if (to >= shiftDay(from, mostDays)) return { to: `At most ${mostDays} days` };
  return {};
};

/** The last 7 days, today included. */
const usual = (today: string): MeetingRange => ({
  from: shiftDay(today, 1 - usualDays),
  to: today,
});

/** The range of the address (`from`, `to`); what makes no sense there is the last 7 days. */
export const readMeetingRange = (params: URLSearchParams, today: string): MeetingRange => {
  const range = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  return Object.keys(meetingRangeFaults(range, today)).length === 0 ? range : usual(today);
};

/** A copy of the address' parameters with the range in it, nothing for the last 7 days. */
export const writeMeetingRange = (
  params: URLSearchParams,
  range: MeetingRange,
  today: string,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete('from');
  next.delete('to');
  const { from, to } = usual(today);
  if (range.from !== from || range.to !== to) {
    next.set('from', range.from);
    next.set('to', range.to);
  }
  return next;
};
