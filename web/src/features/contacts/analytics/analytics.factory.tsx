import { aReporting } from '../reporting/reporting.factory.ts';
import { screen, within } from '@testing-library/react';
import {
  AnalyticsPageDocument,
  AnalyticsPersonDocument,
  ContactLevelsDocument,
  type ContactLevelsQuery,
  ContinuousContactsDocument,
  CumulativeContactsDocument,
  PersonSelectDocument,
} from '../../../generated/graphql.ts';
import { aCompany, anEmployee } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { aContactPerson, aContinuousContact, aCumulativeContact } from './contacts.factory.ts';

/** A trace: Noor met Ana and Ben; Ana then met Cleo, who met Dev. */
export const noor = aContactPerson('Noor');
const ana = aContactPerson('Ana');
export const ben = aContactPerson('Ben');
const cleo = aContactPerson('Cleo');
const dev = aContactPerson('Dev');

type Person = typeof noor;
type Exposure = ContactLevelsQuery['trace']['exposures'][number];

/** Creates a path of people; the last is exposed. */
const exposure = (...people: (Person | undefined)[]): Exposure => {
  const path = people.flatMap((person, index) => {
    const carrier = index === 0 ? noor : people[index - 1];
    return person && carrier ? [{ person, carrier }] : [];
  });
  const person = path.at(-1)?.person ?? noor;
  const exposedAt = '2026-11-17T02:20:00.000Z';
  return { person, level: path.length, exposedAt, minutes: 22, path };
};

const levels: ContactLevelsQuery = {
  trace: {
    person: noor,
    from: '2026-01-02T16:00:00.000Z',
    until: '2026-01-07T03:00:00.000Z',
    reporting: aReporting(),
    exposures: [exposure(ana), exposure(ben), exposure(ana, cleo), exposure(ana, cleo, dev)],
  },
};

/** Announces the page's data and renders it. The lists hold the variables of each request. */
export const renderAnalytics = (
  search = '',
  contacts = [aContinuousContact()],
  embeddedPath: string | null = null,
  keptFrom: string | null = null,
  isPositive = false,
) => {
  answer(AnalyticsPageDocument, {
    viewer: {
      company: {
        ...aCompany(),
        timeMetric: 15,
        embeddedPath,
        pendingTimeMetric: { minutes: 10, from: '2026-11-21T03:12:00.000Z' },
      },
    },
  });
  const people = answer(PersonSelectDocument, ({ search: text }) => ({
    employees: {
      items: [anEmployee({ id: noor.id, name: 'Noor', code: 'E-Noor' })].filter(
        ({ name }) => !text || name.toLowerCase().includes(text),
      ),
      total: 1,
    },
  }));
  answer(AnalyticsPersonDocument, {
    employee: anEmployee({ id: noor.id, name: 'Noor', code: 'E-Noor', isPositive }),
  });
  const traced = answer(ContactLevelsDocument, levels);
  const continuous = answer(ContinuousContactsDocument, {
    continuousContacts: { items: contacts, total: contacts.length === 0 ? 0 : 25 },
  });
  const cumulative = answer(CumulativeContactsDocument, {
    cumulativeContacts: { items: [aCumulativeContact()], total: 1 },
  });
  const path = '/dashboard/:companyName/analytics';
  const at = `/dashboard/acme/analytics${search}`;
  return {
    people,
    traced,
    continuous,
    cumulative,
    ...renderScreen(<AnalyticsPage />, { path, at, keptFrom }),
  };
};

export const table = (name: string) => within(screen.getByRole('region', { name }));
