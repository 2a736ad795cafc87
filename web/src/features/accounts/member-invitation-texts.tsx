import type { ReactNode } from 'react';
import type { LinkStatus } from '../../generated/graphql.ts';

/** Texts of the page by which somebody accepts an invitation to a company. */
export const texts = {
  title: 'Join your company',
  invitedTo: (company: ReactNode, role: ReactNode): ReactNode => (
    <>
      You are invited to {company} as {role}.
    </>
  ),
  choosePassword: (email: ReactNode): ReactNode => (
    <>Choose the password with which {email} signs in.</>
  ),
  provePassword: (email: ReactNode): ReactNode => (
    <>{email} signs in already. Please enter the password of that sign-in.</>
  ),
  password: 'Password',
  confirm: 'Confirm password',
  confirmDiffers: 'The two passwords differ',
  join: 'Join',
  joined: (company: string): string => `Welcome to ${company}`,
  badLink: {
    EXPIRED: 'This invitation is older than 7 days.',
    USED: 'This invitation has been accepted, taken back or replaced by a newer one.',
    UNKNOWN: 'This invitation does not work. The link may not be whole.',
  } satisfies Record<Exclude<LinkStatus, 'GOOD'>, string>,
  askAgain: 'Please ask whoever invited you for a new one.',
  goToSignIn: 'Go to sign in',
  failed: 'The invitation could not be checked.',
  loading: 'Checking the invitation',
};
