import type { LinkStatus } from '../../../generated/graphql.ts';

export const texts = {
  title: 'Confirm that it is you',
  meaning:
    'Press the button only if you have just asked for this email: it lets this browser change how your account signs in for 10 minutes.',
  confirm: 'Yes, it is me',
  confirmed: 'Confirmed. Go back to the window where you asked for the email, and go on there.',
  elsewhere:
    'This link works only in the browser in which you asked for it, while you are signed in there.',
  badLink: {
    EXPIRED: 'This link is older than 15 minutes.',
    USED: 'This link has been used already.',
    UNKNOWN: 'This link does not work. It may be incomplete.',
  } satisfies Record<Exclude<LinkStatus, 'GOOD'>, string>,
  askAgain: 'Please ask for a new email where you were asked to confirm that it is you.',
};
