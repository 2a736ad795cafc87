import { formatCount, formatNumber } from '../../intl.ts';
import type { ContactSource, CurrentFiguresQuery, PhoneTrouble } from '../../generated/graphql.ts';

export type Coverage = CurrentFiguresQuery['coverage'];

/** What is wrong with a phone. */
export const troubleWords: Record<PhoneTrouble, string> = {
  SILENT: 'Silent',
  BLUETOOTH_OFF: 'Bluetooth off',
  PERMISSION_LACKING: 'Permission lacking',
  OLD_APP: 'Old app version',
};

/** What it means, for a hover. */
export const troubleMeanings: Record<PhoneTrouble, string> = {
  SILENT: 'No report in the last 24 hours',
  BLUETOOTH_OFF: 'Bluetooth was off at its last report: it notices nobody',
  PERMISSION_LACKING: 'Location is off or not allowed to the app: it may notice nobody',
  OLD_APP: 'Its app is older than the newest one in use',
};

/** How much of the company the indicator speaks for, so that silence is not taken for safety. */
export const sayCoverage = ({ people, silent, neverSignedIn }: Coverage): string => {
  if (people === 0) return 'Nobody is in the directory yet';
  const missing = [
    ...(silent > 0 ? [formatCount(silent, { one: 'silent phone', other: 'silent phones' })] : []),
    ...(neverSignedIn > 0
      ? [
          formatCount(neverSignedIn, {
            one: 'person without the app',
            other: 'people without the app',
          }),
        ]
      : []),
  ];
  if (missing.length === 0) return 'Everybody in the directory is included';
  return `Not included: ${missing.join(' and ')}`;
};

/** How much of what could have seen breaches did: a period without any may be silence. */
export const sayReporting = (source: ContactSource, coverage: Coverage): string => {
  const { phones, reported, cameras, camerasReported } = coverage;
  if (source === 'CAMERA')
    return cameras === 0
      ? 'No camera has been added yet: that there are no breaches says nothing'
      : `${formatNumber(camerasReported)} of ${formatCount(cameras, { one: 'camera', other: 'cameras' })} reported in the last 24 hours`;
  return phones === 0
    ? 'No phone has signed in yet: that there are no breaches says nothing'
    : `${formatNumber(reported)} of ${formatCount(phones, { one: 'phone', other: 'phones' })} reported in the last 24 hours`;
};

/** The troubles that phones have now, with how many have each. */
export const troublesOf = (coverage: Coverage): { trouble: PhoneTrouble; count: number }[] =>
  [
    { trouble: 'SILENT' as const, count: coverage.silent },
    { trouble: 'BLUETOOTH_OFF' as const, count: coverage.bluetoothOff },
    { trouble: 'PERMISSION_LACKING' as const, count: coverage.permissionLacking },
    { trouble: 'OLD_APP' as const, count: coverage.oldApp },
  ].filter(({ count }) => count > 0);
