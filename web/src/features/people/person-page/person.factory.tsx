import type { Unmasked } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import {
  EmployeePageDocument,
  ImmunitySectionDocument,
  PersonMeetingsDocument,
  PersonFollowUpsDocument,
  PersonTimelineDocument,
  type PersonTimelineQuery,
  type EmployeePageQuery,
  type PersonMeetingsQuery,
} from '../../../generated/graphql.ts';
import { aReporting } from '../../contacts/reporting/reporting.factory.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { EmployeePage } from './EmployeePage.tsx';
import type { PersonFollowUp } from './follow-up-states.ts';
import { aChange } from '../directory/changes/change.factory.ts';

type Person = Unmasked<EmployeePageQuery>['employee'];
type Meeting = PersonMeetingsQuery['personMeetings'][number];

/** Noon in Singapore. */
export const now = '2026-03-10T04:00:00.000Z';

export const anna = (overrides: Partial<Person> = {}): Person => ({
  ...anEmployee({
    id: '01900000-0000-7000-8000-000000000777',
    code: 'E7',
    name: 'Anna Li',
    email: 'anna@acme.com',
    phone: '81234567',
    designation: 'Driver',
    department: 'Fleet',
    isPositive: true,
    positiveDate: '2026-03-05',
    dateOfBirth: '1990-02-03',
    lastActiveAt: '2026-03-10T03:58:00.000Z',
  }),
  firstSignInAt: '2026-01-06T01:00:00.000Z',
  hasPassword: true,
  accessChange: null,
  changes: [],
  health: {
    bluetoothStatus: false,
    locationStatus: true,
    locationPermission: 'Always',
    osVersion: '15',
    deviceType: 'Android',
    makeModel: 'Pixel 8',
    appVersion: '3.2.1',
    reportedAt: '2026-03-10T03:50:00.000Z',
  },
  statusHistory: [
    {
      id: '01900000-0000-7000-8000-00000000b002',
      isPositive: true,
      positiveDate: '2026-03-05',
      changedAt: '2026-03-06T01:00:00.000Z',
      changedBy: 'admin@acme.test',
      change: null,
    },
    {
      id: '01900000-0000-7000-8000-00000000b001',
      isPositive: false,
      positiveDate: null,
      changedAt: '2026-01-05T01:00:00.000Z',
      changedBy: null,
      change: aChange({ kind: 'IMPORT', count: 412, detail: 'people.csv' }),
    },
  ],
  ...overrides,
});

export const aMeeting = (overrides: Partial<Meeting> = {}): Meeting => ({
  other: {
    id: '01900000-0000-7000-8000-000000000888',
    code: 'E8',
    name: 'Ben Tan',
    department: 'Sales',
    isPositive: false,
    isDeleted: false,
  },
  source: 'MOBILE',
  startedAt: '2026-03-10T01:00:00.000Z',
  endedAt: '2026-03-10T01:20:00.000Z',
  minutes: 20,
  coveredMinutes: 20,
  isContinuous: true,
  thresholdMinutes: 15,
  isContested: false,
  contests: [],
  ...overrides,
});

export const announce = (
  person: Person = anna(),
  meetings: Meeting[] = [aMeeting()],
  reporting = aReporting(),
) => {
  const people = answer(EmployeePageDocument, {
    employee: person,
    departments: [{ name: 'Fleet', people: 12 }],
  });
  announceFollowUps([]);
  announceTimeline();
  answer(ImmunitySectionDocument, {
    employee: { id: person.id, immunity: [], immunityEvidence: [] },
  });
  return {
    people,
    asked: answer(PersonMeetingsDocument, {
      personMeetings: meetings,
      personReporting: reporting,
    }),
  };
};

/** Announces the follow-ups of the person. */
export const announceFollowUps = (items: PersonFollowUp[]) =>
  answer(PersonFollowUpsDocument, { followUps: { items } });

/** Announces contests of the person's contacts, and reports of the person. */
export const announceTimeline = (timeline: Partial<PersonTimelineQuery> = {}) =>
  answer(PersonTimelineDocument, {
    contests: { items: [] },
    employeeReports: { items: [] },
    ...timeline,
  });

export const render = (search = '', id = 'E7') =>
  renderScreen(<EmployeePage />, {
    path: '/dashboard/:companyName/emp/:employeeId',
    at: `/dashboard/acme/emp/${id}${search}`,
  });

export const region = (name: string) => within(screen.getByRole('region', { name }));

/** Returns the entries of the timeline once it has loaded. */
export const findEvents = async () => {
  const [first] = await screen.findAllByText(
    /Added to the directory|Marked (?:positive|negative)/u,
  );
  return within(first!.closest('ol')!).getAllByRole('listitem');
};
