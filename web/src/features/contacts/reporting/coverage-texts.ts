import { plural } from '../../../lib/intl.ts';

/** Texts about what phones and cameras reported. */
export const texts = {
  reportedOf: (reported: string, all: string): string => `${reported} of ${all}`,
  phonesCount: { one: 'phone', other: 'phones' },
  camerasCount: { one: 'camera', other: 'cameras' },
  reportedLastDay: (sources: string[]): string =>
    `${sources.join(' and ')} reported in the last 24 hours.`,
  noPhoneSignedIn: 'No phone has signed in yet.',
  neverSignedIn: (count: number, number: string): string =>
    plural(count, {
      one: `${number} person has never signed in on the app.`,
      other: `${number} people have never signed in on the app.`,
    }),
  noDataYet: 'No data yet',
  fewerThanFive: 'Fewer than 5',
  tooFewPhones: 'Figures about fewer than 5 phones are not shown.',

  camerasNameNobody: 'Cameras saw breaches but name nobody',
  noPhoneReported: 'Not known: no phone reported',
  noCameraReported: 'Not known: no camera reported',
  noCameraNamed: 'Not known: no camera named this person',
  bluetoothOff: 'Not known: Bluetooth was off on the phone',
  phoneSilent: 'Not known: the phone reported nothing',
  phoneOffOf: (name: string): string => `Bluetooth was off on the phone of ${name}`,
  phoneSilentOf: (name: string): string => `The phone of ${name} reported nothing`,
  onlyPhonesKnown: (silence: string, period: string): string =>
    `${silence} ${period}: only what other phones recorded is known.`,
  onlyCamerasKnown: (silence: string, period: string): string =>
    `${silence} ${period}: only what cameras recorded is known.`,
  nobodyElseRecorded: (silence: string, period: string, name: string): string =>
    `${silence} ${period}, and no other phone or camera recorded ${name}.`,
  noPhoneOrCamera: (period: string): string => `No phone or camera reported ${period}.`,
  noPhoneAndNotNamed: (period: string, name: string): string =>
    `No phone reported ${period}, and no camera named ${name}.`,
  noPhoneAndNobodyNamed: (period: string): string =>
    `No phone reported ${period}. Cameras saw breaches but name nobody.`,
};
