import { HOUR } from '../../../lib/durations.ts';
import { formatAge } from '../../../lib/dates/dates.ts';
import type { PersonPhone_EmployeeFragment } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** Maximum age of the last report of an active phone, in milliseconds. */
const maxActiveMs = 2 * HOUR;
/** A phone whose last report is older is silent, in milliseconds. */
const maxQuietMs = 24 * HOUR;

export interface PhoneState {
  kind: 'active' | 'quiet' | 'silent' | 'never';
  words: string;
}

/** Classifies a phone by its last report. */
export const phoneState = (lastActiveAt: string | null, now: number): PhoneState => {
  if (lastActiveAt === null) return { kind: 'never', words: texts.neverReported };
  const age = now - Date.parse(lastActiveAt);
  const ago = formatAge(lastActiveAt, now);
  if (age <= maxActiveMs) return { kind: 'active', words: texts.active(ago) };
  if (age <= maxQuietMs) return { kind: 'quiet', words: texts.quiet(ago) };
  return { kind: 'silent', words: texts.silent(ago) };
};

/** Lists what prevents a phone from detecting contacts. */
export const listPhoneIssues = ({
  health,
  firstSignInAt,
  hasPassword,
}: Pick<PersonPhone_EmployeeFragment, 'health' | 'firstSignInAt' | 'hasPassword'>): string[] => {
  const issues: string[] = [];
  if (!hasPassword) issues.push(texts.noAppCode);
  if (firstSignInAt === null) issues.push(texts.neverSignedIn);
  if (!health) return issues;
  const { bluetoothStatus, locationStatus, locationPermission } = health;
  if (bluetoothStatus === false) issues.push(texts.bluetoothOff);
  if (locationStatus === false) issues.push(texts.locationOff);
  const permission = locationPermission?.trim() ?? '';
  if (/den|never|none|not|restricted/iu.test(permission)) issues.push(texts.locationDenied);
  else if (permission !== '' && !/always|granted|allowed/iu.test(permission))
    issues.push(texts.locationLimited);
  return issues;
};
