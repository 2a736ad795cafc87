import type { LinkStatus } from '../../generated/graphql.ts';

/** Why a mailed link does not work, and what helps. */
export const whyBad: Record<Exclude<LinkStatus, 'GOOD'>, string> = {
  EXPIRED: 'The link is older than 24 hours. We can send you a new one.',
  USED: 'The link has been used already. If that was you, you can sign in; else we can send you a new one.',
  UNKNOWN: 'The link does not work. It may not be whole; we can send you a new one.',
};
