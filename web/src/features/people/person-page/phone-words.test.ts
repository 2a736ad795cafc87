import { describe, expect, it } from 'vitest';
import { listPhoneIssues, phoneState } from './phone-words.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

describe('phoneState', () => {
  it.each([
    ['2026-03-10T11:58:00Z', 'active', 'Active, last report 2 minutes ago.'],
    ['2026-03-10T10:00:00Z', 'active', 'Active, last report 2 hours ago.'],
    ['2026-03-10T09:59:00Z', 'quiet', 'Last report 2 hours ago.'],
    [
      '2026-03-07T12:00:00Z',
      'silent',
      'Silent, last report 3 days ago. Its contacts are known from other phones only.',
    ],
    [null, 'never', 'This phone has never reported.'],
  ])('classifies a last report %s as %s', (lastActiveAt, kind, words) =>
    expect(phoneState(lastActiveAt, now)).toEqual({ kind, words }),
  );
});

describe('listPhoneIssues', () => {
  const health = {
    bluetoothStatus: true,
    locationStatus: true,
    locationPermission: 'Always',
    osVersion: '15',
    deviceType: 'Android',
    makeModel: 'Pixel 8',
    appVersion: '3.2',
    reportedAt: '2026-03-10T11:00:00Z',
  };
  const well = { health, firstSignInAt: '2026-03-01T00:00:00Z', hasPassword: true };

  it('is empty for a phone without problems, and for one without a status', () => {
    expect(listPhoneIssues(well)).toEqual([]);
    const silent = {
      ...health,
      bluetoothStatus: null,
      locationStatus: null,
      locationPermission: null,
    };
    expect(listPhoneIssues({ ...well, health: silent })).toEqual([]);
  });

  it.each([
    [{ bluetoothStatus: false }, 'Bluetooth is off, so this phone detects nobody.'],
    [{ locationStatus: false }, 'Location is off. Some phones detect nobody without it.'],
    [{ locationPermission: 'denied' }, 'The app is not allowed to use the location.'],
    [
      { locationPermission: 'While using the app' },
      'Location is allowed only while the app is open, so it may miss contacts.',
    ],
  ])('names the problem of %j', (report, fault) =>
    expect(listPhoneIssues({ ...well, health: { ...health, ...report } })).toEqual([fault]),
  );

  it('lists that nobody has signed in, and that there is no code', () =>
    expect(listPhoneIssues({ health: null, firstSignInAt: null, hasPassword: false })).toEqual([
      'There is no code for the app yet. Issue one with New app code.',
      'Never signed in to the app.',
    ]));
});
