import { formatCount, formatNumber } from '../../../lib/intl.ts';
import { texts } from './coverage-texts.ts';

/** Counts of people, phones and cameras that could report and did; null if there are too few people for the viewer's role. */
interface WhoReports {
  phones: number | null;
  reported: number | null;
  neverSignedIn: number | null;
  cameras: number;
  camerasReported: number;
}

/** '38 of 40 phones and 3 of 4 cameras reported in the last 24 hours. 2 people have never signed in on the app.' */
export const formatWhoReported = ({
  phones,
  reported,
  neverSignedIn,
  cameras,
  camerasReported,
}: WhoReports): string => {
  const sources = [
    ...(phones && reported !== null
      ? [texts.reportedOf(formatNumber(reported), formatCount(phones, texts.phonesCount))]
      : []),
    ...(cameras > 0
      ? [texts.reportedOf(formatNumber(camerasReported), formatCount(cameras, texts.camerasCount))]
      : []),
  ];
  return [
    ...(phones === 0 ? [texts.noPhoneSignedIn] : []),
    ...(sources.length === 0 ? [] : [texts.reportedLastDay(sources)]),
    ...(phones === null || reported === null ? [texts.tooFewPhones] : []),
    ...(neverSignedIn ? [texts.neverSignedIn(neverSignedIn, formatNumber(neverSignedIn))] : []),
  ].join(' ');
};

/** Formats the number of active people; 'No data yet' before any phone has signed in. */
export const formatActive = ({
  activeCount,
  coverage,
}: {
  activeCount: number | null;
  coverage: Pick<WhoReports, 'phones'>;
}): string =>
  activeCount === null
    ? texts.fewerThanFive
    : coverage.phones === 0 && activeCount === 0
      ? texts.noDataYet
      : formatNumber(activeCount);
