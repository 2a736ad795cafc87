import type { LinkStatus } from '../../../generated/graphql.ts';

/** Texts of the page behind the link in the mail of a changed code, address or number. */
export const confirmChangeTexts = {
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
