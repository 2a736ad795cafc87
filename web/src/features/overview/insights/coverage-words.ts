import { formatCount } from '../../../lib/intl.ts';
import type {
  DeviceSource,
  CurrentFiguresQuery,
  PhoneTrouble,
} from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

export type Coverage = CurrentFiguresQuery['coverage'];

/** Describes how much of the company the indicator covers, so that silence is not mistaken for safety. */
export const formatCoverage = ({ people, silent, neverSignedIn }: Coverage): string => {
  if (people === 0) return texts.emptyDirectory;
  if (silent === null || neverSignedIn === null) return texts.tooFewMissing;
  const missing = [
    ...(silent > 0 ? [formatCount(silent, texts.silentCount)] : []),
    ...(neverSignedIn > 0 ? [formatCount(neverSignedIn, texts.withoutAppCount)] : []),
  ];
  return missing.length === 0 ? texts.everybodyIncluded : texts.notIncluded(missing);
};

/** Describes how many devices reported in a period: without reports, no breaches means nothing. */
export const formatReporting = (source: DeviceSource, coverage: Coverage): string => {
  const { phones, reported, cameras, camerasReported } = coverage;
  if (source === 'CAMERA')
    return cameras === 0
      ? texts.noCameraYet
      : texts.reportedLastDay(camerasReported, formatCount(cameras, texts.camerasCount));
  if (phones === null || reported === null) return texts.tooFewPhones;
  return phones === 0
    ? texts.noPhoneYet
    : texts.reportedLastDay(reported, formatCount(phones, texts.phonesCount));
};

/** Lists the current problems of phones, with the number of phones for each. */
export const listTroubles = (coverage: Coverage): { trouble: PhoneTrouble; count: number }[] =>
  [
    { trouble: 'SILENT' as const, count: coverage.silent ?? 0 },
    { trouble: 'BLUETOOTH_OFF' as const, count: coverage.bluetoothOff ?? 0 },
    { trouble: 'PERMISSION_LACKING' as const, count: coverage.permissionLacking ?? 0 },
    { trouble: 'OLD_APP' as const, count: coverage.oldApp ?? 0 },
  ].filter(({ count }) => count > 0);
