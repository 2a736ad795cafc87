import { HOUR } from '../../../durations.ts';
import { sayAge } from '../../../domain/dates/dates.ts';
import type { PersonPhone_EmployeeFragment } from '../../../generated/graphql.ts';

/** A phone that reported anything so long ago at most is active. */
const activeFor = 2 * HOUR;
/** After a day without a word something is wrong with a phone. */
const silentAfter = 24 * HOUR;

export interface PhoneState {
  kind: 'active' | 'quiet' | 'silent' | 'never';
  words: string;
}

/** Classifies a phone by its last report. */
export const phoneState = (lastActiveAt: string | null, now: number): PhoneState => {
  if (lastActiveAt === null) return { kind: 'never', words: 'This phone has never reported.' };
  const age = now - Date.parse(lastActiveAt);
  const ago = sayAge(lastActiveAt, now);
  if (age <= activeFor) return { kind: 'active', words: `Active, last report ${ago}.` };
  if (age <= silentAfter) return { kind: 'quiet', words: `Last report ${ago}.` };
  return {
    kind: 'silent',
    words: `Silent, last report ${ago}. Its contacts are known from other phones only.`,
  };
};

/** What keeps a phone from noticing contacts, in words for the admin. */
export const phoneFaults = ({
  health,
  firstSignInAt,
  hasPassword,
}: Pick<PersonPhone_EmployeeFragment, 'health' | 'firstSignInAt' | 'hasPassword'>): string[] => {
  const faults: string[] = [];
  if (!hasPassword) faults.push('There is no code for the app yet. Issue one with New app code.');
  if (firstSignInAt === null) faults.push('Never signed in on the app.');
  if (!health) return faults;
  const { bluetoothStatus, locationStatus, locationPermission } = health;
  if (bluetoothStatus === false) faults.push('Bluetooth is off, so this phone notices nobody.');
  if (locationStatus === false)
    faults.push('Location is off. Some phones notice nobody without it.');
  const permission = locationPermission?.trim() ?? '';
  if (/den|never|none|not|restricted/iu.test(permission))
    faults.push('The app is not allowed to use the location.');
  else if (permission !== '' && !/always|granted|allowed/iu.test(permission))
    faults.push('Location is allowed only while the app is open, so it may miss contacts.');
  return faults;
};
