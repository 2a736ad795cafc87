import type {
  ContactPerson_PersonFragment as ContactPerson,
  ContinuousContactsQuery,
  CumulativeContactsQuery,
} from '../../../generated/graphql.ts';

type ContinuousContact = ContinuousContactsQuery['continuousContacts']['items'][number];
type CumulativeContact = CumulativeContactsQuery['cumulativeContacts']['items'][number];

let made = 0;

export const aContactPerson = (
  name: string,
  overrides: Partial<ContactPerson> = {},
): ContactPerson => {
  made += 1;
  return {
    id: `01900000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    name,
    code: `E-${name}`,
    department: 'Sales',
    isDeleted: false,
    ...overrides,
  };
};

export const aContinuousContact = (
  overrides: Partial<ContinuousContact> = {},
): ContinuousContact => ({
  person: aContactPerson('Ana'),
  other: aContactPerson('Ben'),
  source: 'MOBILE',
  startedAt: '2026-11-17T02:05:00.000Z',
  endedAt: '2026-11-17T02:27:20.000Z',
  minutes: 22 + 1 / 3,
  thresholdMinutes: 15,
  isContested: false,
  contests: [],
  ...overrides,
});

export const aCumulativeContact = (
  overrides: Partial<CumulativeContact> = {},
): CumulativeContact => ({
  person: aContactPerson('Ana'),
  other: aContactPerson('Ben'),
  source: 'MOBILE',
  windowStart: '2026-11-17T01:00:00.000Z',
  reachedAt: '2026-11-17T06:20:00.000Z',
  minutes: 18,
  thresholdMinutes: 15,
  isContested: false,
  contests: [],
  ...overrides,
});
