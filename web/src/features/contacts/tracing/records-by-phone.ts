import { dayOf } from '../../../lib/dates/dates.ts';
import { formatDistance } from './evidence-words.ts';
import { formatCaseDay, formatExactTime } from './case-times.ts';

interface SentRecord {
  id: string;
  reportedBy: { id: string; name: string };
  startedAt: string;
  endedAt: string;
  distance: number | null;
  /** Whether no part of it counts. */
  isContested: boolean;
}

export interface PhoneRecords {
  phone: { id: string; name: string };
  count: number;
  /** 'Tue 17 Nov 2026' and '10:05:00–10:15:00', oldest first; with the distance in feet if the phone measured one. */
  days: { day: string; times: { id: string; words: string; isContested: boolean }[] }[];
}

/** Groups records compactly: by phone, then by day. */
export const recordsByPhone = (
  records: readonly SentRecord[],
  timeZone: string,
): PhoneRecords[] => {
  const phones = new Map<string, PhoneRecords>();
  for (const { id, reportedBy, startedAt, endedAt, distance, isContested } of records) {
    const phone = phones.get(reportedBy.id) ?? { phone: reportedBy, count: 0, days: [] };
    phones.set(reportedBy.id, phone);
    phone.count += 1;

    const dayName = formatCaseDay(dayOf(startedAt, timeZone), 'long');
    let day = phone.days.at(-1);
    if (day?.day !== dayName) {
      day = { day: dayName, times: [] };
      phone.days.push(day);
    }
    const measured = distance === null ? '' : ` (${formatDistance(distance)})`;
    const words = `${formatExactTime(startedAt, timeZone)}–${formatExactTime(endedAt, timeZone)}${measured}`;
    day.times.push({ id, words, isContested });
  }
  return [...phones.values()];
};
