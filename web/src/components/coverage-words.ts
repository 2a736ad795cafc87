import { counted } from './counted.ts';

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
  const said = [
    `${reported.toLocaleString('en')} of ${counted(phones, 'phone', 'phones')}`,
    ...(cameras > 0
      ? [`${camerasReported.toLocaleString('en')} of ${counted(cameras, 'camera', 'cameras')}`]
      : []),
  ].join(' and ');
  const without =
    neverSignedIn > 0
      ? ` ${counted(neverSignedIn, 'person has', 'people have')} never signed in on the app.`
      : '';
  return `${said} reported in the last 24 hours.${without}`;
};
