import { InMemoryCache } from '@apollo/client';
import type { StrictTypedTypePolicies } from '../generated/type-policies.ts';

/**
 * Objects with an id are kept once. A `Person` in a trace is not an `Employee`: it may be deleted, and the same person stands under several
 * names in time, so persons stay inside the answer they came with.
 */
const typePolicies: StrictTypedTypePolicies = {
  // Each answer is the whole list, so that somebody who left it is not missed.
  Query: {
    fields: {
      positiveEmployees: { merge: false },
      positiveTraces: { merge: false },
      departments: { merge: false },
      personMeetings: { merge: false },
      timeMetricHistory: { merge: false },
      // Several parts of a page ask for different fields of them.
      viewer: { merge: true },
      followUpSummary: { merge: true },
      mySecondFactor: { merge: true },
      coverage: { merge: true },
    },
  },
  Company: { fields: { planChoices: { merge: false } } },
  Camera: { fields: { region: { merge: false } } },
  Employee: { fields: { statusHistory: { merge: false } } },
  // Several parts of a page ask for different fields of them.
  Case: {
    fields: {
      dayZero: { merge: true },
      window: { merge: true },
      isolation: { merge: true },
      person: { merge: true },
      // Each answer is the whole trace; pages ask for different fields of it.
      trace: { merge: false },
      log: { merge: false },
      // Its pages are asked for one by one.
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
  // A company has one of each.
  Disease: { keyFields: ['code'] },
  Person: { keyFields: false },
  ContactRecord: { keyFields: false },
};

export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies });
