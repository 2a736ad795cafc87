import { DAY, HOUR } from '../durations.js';
import { type DemoPerson, demoPeople, getMidnight, getWeekday } from './people.js';
import { Random } from './random.js';

export type ShiftKind = 'office' | 'early' | 'late' | 'night';

/** Work time of a person in epoch milliseconds. A night shift ends on the next day. */
export interface Shift {
  person: DemoPerson;
  kind: ShiftKind;
  from: number;
  until: number;
}

/** Start and end in hours after midnight. */
const hours: Record<ShiftKind, [from: number, until: number]> = {
  office: [8.5, 18],
  early: [6, 14],
  late: [14, 22],
  night: [22, 30],
};

/** Lists the shifts that begin on a day. On weekends a small crew works on the floor and nobody in the office. */
export function listShifts(day: string): Shift[] {
  const random = new Random('roster', day);
  const begin = getMidnight(day);
  return demoPeople.flatMap((person) => {
    const kind = person.place === 'floor' ? getFloorShift(person.team, day) : 'office';
    const isPresent = random.chance(getAttendance(person, kind, getWeekday(day)));
    if (!isPresent || !person.hasApp) return [];
    const [from, until] = hours[kind];
    return { person, kind, from: begin + from * HOUR, until: begin + until * HOUR };
  });
}

/** Rotates the shifts of the teams on the floor from week to week. */
function getFloorShift(team: number, day: string): ShiftKind {
  const kinds: ShiftKind[] = ['early', 'late', 'office', 'night'];
  const weekNumber = Math.floor((Date.parse(day) - Date.parse('2024-01-01')) / (7 * DAY));
  return kinds[(team + weekNumber) % kinds.length] ?? 'office';
}

/** Returns the probability that a person is present. Each office team has a weekday at home. */
function getAttendance({ place, team }: DemoPerson, kind: ShiftKind, weekday: number): number {
  const isWeekend = weekday === 0 || weekday === 6;
  if (place === 'floor') {
    if (!isWeekend) return 0.88;
    return kind === 'office' ? 0 : 0.45;
  }
  if (isWeekend) return 0;
  const atHome = weekday % 5 === team % 5;
  return atHome ? 0.1 : 0.85;
}
