import type { ReactNode } from 'react';
import type { LinkStatus } from '../../../generated/graphql.ts';

export const texts = {
  title: 'Confirm your new address',
  change: (company: ReactNode, before: ReactNode, after: ReactNode): ReactNode => (
    <>
      {company} says that {before} is now {after}. Once you confirm it, you sign in with the new
      address and get your mails there.
    </>
  ),
  ownProof:
    'Your account belongs to other companies too. Please sign in with your present address in this browser first.',
  goToSignIn: 'Go to sign in',
  confirm: 'Confirm the new address',
  confirmed: (email: string): string => `Your address is now ${email}.`,
  badLink: {
    EXPIRED: 'This link is older than 7 days.',
    USED: 'This link has been used, or your company has given you another address since.',
    UNKNOWN: 'This link does not work. It may be incomplete.',
  } satisfies Record<Exclude<LinkStatus, 'GOOD'>, string>,
  stays: 'Your account keeps its present address.',
  failed: 'The link could not be checked.',
  loading: 'Checking the link',
};
