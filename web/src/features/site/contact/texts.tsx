import type { ReactNode } from 'react';

export const texts = {
  pageTitle: 'Contact us',
  introduction: 'Our support answers questions about the product; the offices, everything else.',
  ourOffices: 'Our offices',
  support: 'Support',
  supportUse: 'For questions about your account, the app or a case.',
  supportHours: (opens: string, closes: string): string =>
    `${opens} to ${closes} Monday to Friday, Singapore time. Closed weekends and public holidays.`,
  openUntil: (hour: string): string => `Open now, until ${hour}`,
  opensToday: (hour: string): string => `Closed now, opens today at ${hour}`,
  opensTomorrow: (hour: string): string => `Closed now, opens tomorrow at ${hour}`,
  opensMonday: (hour: string): string => `Closed now, opens Monday at ${hour}`,
  localTime: (time: ReactNode): ReactNode => <>It is {time} in Singapore. </>,
  holidays: 'Public holidays are not considered here.',
  hour: (hour: number, isMorning: boolean): string => `${hour}${isMorning ? 'am' : 'pm'}`,
};
