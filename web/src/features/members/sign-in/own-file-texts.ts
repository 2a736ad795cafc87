import type { LinkStatus } from '../../../generated/graphql.ts';

export const texts = {
  title: 'Open your own file',
  help: 'See what your company knows about you for contact tracing, and what you should do. We send you an email with a link that opens it.',
  expired: 'Your file has been closed, to keep it private.',
  expiredNext: 'To go on, please ask for a new link.',
  closedElsewhere:
    'Your file was closed in another tab of this browser. To open it again, please ask for a new link.',
  send: 'Send me the link',
  checkMail: 'Please check your email',
  sent: (email: string): string =>
    `If your company has the address ${email} for you, an email with a link is on its way. The link works once, within 15 minutes.`,
  noMail:
    'No email after a few minutes? Check your spam folder, or ask your company which address it has for you.',
  anotherAddress: 'Use another address',
  opensOnce:
    'Press the button to open your file on this device. The link works once; the file closes by itself after 30 minutes.',
  open: 'Open my file',
  badLink: {
    EXPIRED: 'This link is older than 15 minutes.',
    USED: 'This link has been used already.',
    UNKNOWN: 'This link does not work. It may be incomplete.',
  } satisfies Record<Exclude<LinkStatus, 'GOOD'>, string>,
  newLink: 'Please ask for a new one.',
  askAgain: 'Ask for a new link',
};
