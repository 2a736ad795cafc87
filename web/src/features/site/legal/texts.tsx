import type { ReactNode } from 'react';

/** Texts around the legal documents, which are content: `terms.ts`, `privacy.ts`, `app-terms.ts` and `app-privacy.ts`. */
export const texts = {
  documentTitle: (title: string): string => `${title} · VisionCloud`,
  effective: (day: ReactNode): ReactNode => <>Effective {day}</>,
  contents: 'Contents',
  phone: (number: ReactNode): ReactNode => <>Phone {number}</>,
  email: (address: ReactNode): ReactNode => <>Email {address}</>,
  hours: '9am to 6pm Monday to Friday, closed weekends and public holidays',
};
