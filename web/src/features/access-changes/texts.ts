import type { LinkStatus } from '../../generated/graphql.ts';

export const texts = {
  followUp: 'Follow-up',
  pageTitle: 'Changed codes and addresses',
  count: { one: 'person', other: 'people' },
  failed: 'The changes could not be loaded.',
  nothing: 'Nothing to confirm',
  nothingWhy:
    'Once somebody changes the app code, email or phone number of an employee, it appears here until it is confirmed.',
  person: 'Person',
  change: 'Change',
  ends: 'Ends by itself',
  actions: 'Actions',
  confirmPage: (count: string): string => `Confirm these ${count}`,
  confirmPageMeaning: 'Confirm the changes of everybody on this page',
  allConfirmed: 'Changes confirmed',
  confirmChange: 'Confirm a change',
  confirmMeaning:
    'Your company has changed your app code, email or phone number. Please confirm it only if you know of it.',
  confirm: 'I know of this change',
  done: (company: string): string => `Thank you. ${company} can reach you there again.`,
  badLink: {
    EXPIRED: 'This link is older than 14 days.',
    USED: 'This change has been confirmed already.',
    UNKNOWN: 'This link does not work. It may be incomplete, or there was a newer change.',
  } satisfies Record<Exclude<LinkStatus, 'GOOD'>, string>,
  askCompany: 'If you do not know of a change, please tell your company at once.',
  linkFailed: 'The link could not be checked.',
  loading: 'Loading',
};
