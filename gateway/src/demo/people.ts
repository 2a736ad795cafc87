import { DAY } from '../durations.js';
import { departments } from './names.js';
import { Random } from './random.js';

/** Time zone of the demo company. Singapore has no daylight saving time. */
export const demoTimeZone = 'Asia/Singapore';
const utcOffset = '+08:00';
const domain = 'harbourline.example';
const teamSize = 5;

/** A person of the demo company; `index` counts from 0 and never changes. */
export interface DemoPerson {
  index: number;
  id: string;
  code: string;
  name: string;
  gender: 'Female' | 'Male';
  email: string;
  phone: string;
  dateOfBirth: string;
  department: string;
  designation: string;
  place: 'floor' | 'office';
  /** Number of the team in the whole company. */
  team: number;
  /** False for a few new people, whose phones have never reported. */
  hasApp: boolean;
}

/** Time part of the demo's ids. */
const founded = Date.UTC(2026, 0, 5);
const newcomerIndexes = new Set([41, 67, 89, 114]);

export const demoCompanyId = new Random('demo company').uuid(founded);

/** All 120 people, the same on every machine. */
export const demoPeople: DemoPerson[] = departments.flatMap(
  ({ name: department, place, jobs, names }, number) =>
    names.split(',').map((marked, seat) => {
      const index = number * jobs.length * teamSize + seat;
      const team = Math.floor(index / teamSize);
      const random = new Random('demo person', index);
      const name = marked.trim().replace(/ F$/, '');
      const job = jobs[Math.floor(seat / teamSize)] ?? '';
      return {
        index,
        id: random.uuid(founded + index),
        code: `HL${String(index + 1).padStart(3, '0')}`,
        name,
        gender: marked.endsWith(' F') ? 'Female' : 'Male',
        email: `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`,
        phone: `${random.whole(80_000, 100_000)}${String(index).padStart(3, '0')}`,
        dateOfBirth: new Date(random.between(Date.UTC(1962, 0, 1), Date.UTC(2003, 0, 1)))
          .toISOString()
          .slice(0, 10),
        department,
        designation: seat % teamSize === 0 ? `Lead ${job}` : job,
        place,
        team,
        hasApp: !newcomerIndexes.has(index),
      };
    }),
);

/** Returns the start of a day in the demo company's time zone, in epoch milliseconds. */
export function getMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00${utcOffset}`);
}

/** Returns the calendar day of a moment in the demo company's time zone, yyyy-MM-dd. */
export function toDay(moment: number): string {
  return new Date(moment - getMidnight('1970-01-01')).toISOString().slice(0, 10);
}

/** Shifts a day by some days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function getWeekday(day: string): number {
  return new Date(day).getUTCDay();
}
