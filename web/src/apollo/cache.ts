import { InMemoryCache } from '@apollo/client';
import type { StrictTypedTypePolicies } from '../generated/type-policies.ts';

/**
 * Objects with an id are normalized. A `Person` in a trace is not: the employee may be deleted, and one person can have several names over
 * time, so persons are stored inside their answer.
 */
const typePolicies: StrictTypedTypePolicies = {
  // Each answer replaces the whole list, so that removed people disappear.
  Query: {
    fields: {
      positiveEmployees: { merge: false },
      positiveTraces: { merge: false },
      departments: { merge: false },
      personMeetings: { merge: false },
      timeMetricHistory: { merge: false },
      // Several parts of a page query different fields.
      viewer: { merge: true },
      followUpSummary: { merge: true },
      inboxSummary: { merge: true },
      mySecondFactor: { merge: true },
      coverage: { merge: true },
    },
  },
  // The viewer's own, of which there is one.
  InboxSettings: { keyFields: [] },
  Company: { fields: { planChoices: { merge: false } } },
  Camera: { fields: { region: { merge: false } } },
  Employee: { fields: { statusHistory: { merge: false } } },
  // Several parts of a page query different fields.
  Case: {
    fields: {
      dayZero: { merge: true },
      window: { merge: true },
      isolation: { merge: true },
      person: { merge: true },
      // Each answer replaces the whole trace; pages query different fields.
      trace: { merge: false },
      log: { merge: false },
      // Pages are queried one at a time.
      coverage: { merge: true },
    },
  },
  CaseCoverage: { fields: { days: { merge: false } } },
  FollowUp: {
    fields: {
      acts: { merge: false },
      contests: { merge: false },
      exposures: { merge: false },
      person: { merge: true },
    },
  },
  ContestRequest: { fields: { contests: { merge: false } } },
  // A company has each disease once.
  Disease: { keyFields: ['code'] },
  Person: { keyFields: false },
  ContactRecord: { keyFields: false },
};

export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies });
