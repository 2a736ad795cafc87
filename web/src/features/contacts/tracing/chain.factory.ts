import { MINUTE } from '../../../lib/durations.ts';
import { aReporting } from '../reporting/reporting.factory.ts';
import { isoOf } from '../../../lib/dates/dates.ts';
import type { TraceQuery } from '../../../generated/graphql.ts';

/** Builds cases for tests from who met whom. */

export type Trace = TraceQuery['trace'];
type Person = Trace['exposures'][number]['person'];
type Meeting = Trace['exposures'][number]['path'][number] & { carrier: Person; person: Person };

export const caseWindow = { from: '2026-11-15T16:00:00.000Z', until: '2026-11-20T07:00:00.000Z' };

export const aPerson = (name: string, overrides: Partial<Person> = {}): Person => ({
  id: `01900000-0000-7000-8000-${name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .padStart(12, '0')}`,
  name,
  code: `E-${name}`,
  department: 'Sales',
  email: `${name.toLowerCase().replaceAll(' ', '.')}@acme.example`,
  callingCode: '+65',
  phone: '81234567',
  isPositive: false,
  isDeleted: false,
  ...overrides,
});

/** Creates a meeting of `minutes` that reached 15 minutes at `reachedAt`. */
export const aMeeting = (
  carrier: Person,
  person: Person,
  reachedAt: string,
  overrides: Partial<Meeting> = {},
): Meeting => ({
  carrier,
  person,
  source: 'MOBILE',
  countedFrom: caseWindow.from,
  countedUntil: caseWindow.until,
  reachedAt,
  rule: 'CONTINUOUS',
  thresholdMinutes: 15,
  minutes: 22,
  ...overrides,
});

type FollowUp = NonNullable<Trace['exposures'][number]['followUp']>;

/** Creates the follow-up of somebody who was tested, informed and is in quarantine. */
export const aFollowUp = (overrides: Partial<FollowUp> = {}): FollowUp => ({
  state: 'IN_QUARANTINE',
  informedAt: '2026-11-18T02:00:00.000Z',
  testedOn: '2026-11-19',
  testResult: 'NEGATIVE',
  homeUntil: '2026-12-01',
  ...overrides,
});

/** Creates the case of `person` with one exposure per path; the last person of a path was exposed. Follow-ups by name. */
export const aTrace = (
  person: Person,
  paths: Meeting[][],
  followUps: Record<string, FollowUp> = {},
): Trace => {
  const exposures = paths.flatMap((path) => {
    const last = path.at(-1);
    if (last === undefined) return [];
    const { person: exposed, reachedAt, minutes } = last;
    const followUp = followUps[exposed.name] ?? null;
    return [{ person: exposed, level: path.length, exposedAt: reachedAt, minutes, followUp, path }];
  });
  return {
    person,
    ...caseWindow,
    caseNumber: null,
    disease: 'COVID_19',
    latentDays: 0,
    reporting: aReporting(),
    thresholds: [{ minutes: 15, from: null }],
    exposures: exposures.toSorted((a, b) => a.level - b.level),
    contestedExposures: [],
  };
};

/** Creates a meeting that begins when the carrier is exposed. */
export const thenMeeting = (before: Meeting, person: Person, minutesLater: number): Meeting => {
  const reachedAt = isoOf(Date.parse(before.reachedAt) + minutesLater * MINUTE);
  return aMeeting(before.person, person, reachedAt, { countedFrom: before.reachedAt });
};
