import type { AccessChangeKind } from '../../../generated/graphql.ts';

export const texts = {
  kinds: {
    CODE: 'app code',
    EMAIL: 'email',
    PHONE: 'phone number',
    FIRST_CODE: 'first app code',
    FIRST_ADDRESS: 'first email',
  } satisfies Record<AccessChangeKind, string>,
  changed: (what: string, at: string, by: string): string => `${what}: changed ${at} by ${by}.`,
  unknown: 'somebody',
  confirmOrCall: 'Confirm it, or call the person on a number that you know.',
  confirm: 'Confirm',
  confirmFor: (person: string): string => `Confirm the changes of ${person}`,
  confirmed: (person: string): string => `Changes of ${person} confirmed`,
  ownChange: 'You made this change. Somebody else has to confirm it.',
  meaning:
    'Until somebody else confirms a change, phones that sign in after it and emails say nothing about health. After 14 days it counts as confirmed.',
};
