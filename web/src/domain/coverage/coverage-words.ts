import { formatCount, formatNumber } from '../../intl.ts';

/** Who could report and who did, in people, phones and cameras. */
interface WhoReports {
  phones: number;
  reported: number;
  neverSignedIn: number;
  cameras: number;
  camerasReported: number;
}

/** '38 of 40 phones and 3 of 4 cameras reported in the last 24 hours. 2 people have never signed in on the app.' */
export const sayWhoReports = ({
  phones,
  reported,
  neverSignedIn,
  cameras,
  camerasReported,
}: WhoReports): string => {
  const sources = [
    ...(phones > 0
      ? [`${formatNumber(reported)} of ${formatCount(phones, { one: 'phone', other: 'phones' })}`]
      : []),
    ...(cameras > 0
      ? [
          `${formatNumber(camerasReported)} of ${formatCount(cameras, { one: 'camera', other: 'cameras' })}`,
        ]
      : []),
  ].join(' and ');
  return [
    ...(phones === 0 ? ['No phone has signed in yet.'] : []),
    ...(sources === '' ? [] : [`${sources} reported in the last 24 hours.`]),
    ...(neverSignedIn > 0
      ? [
          `${formatCount(neverSignedIn, { one: 'person has', other: 'people have' })} never signed in on the app.`,
        ]
      : []),
  ].join(' ');
};

/** How many people are active; 'No data yet' while no phone could say so. */
export const formatActive = ({
  activeCount,
  coverage,
}: {
  activeCount: number;
  coverage: Pick<WhoReports, 'phones'>;
}): string =>
  coverage.phones === 0 && activeCount === 0 ? 'No data yet' : formatNumber(activeCount);
