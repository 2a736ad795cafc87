import type { ReactNode } from 'react';
import type { LinkStatus } from '../../../generated/graphql.ts';

export const texts = {
  title: 'Join your company',
  invitedTo: (company: ReactNode, role: ReactNode): ReactNode => (
    <>
      You are invited to {company} as {role}.
    </>
  ),
  chooseSignIn: (email: ReactNode): ReactNode => (
    <>Choose how {email} signs in: with a password, or with a passkey of this device.</>
  ),
  provePassword: (email: ReactNode): ReactNode => (
    <>{email} already has an account. Please enter its password.</>
  ),
  proveAccount: (email: ReactNode): ReactNode => (
    <>{email} already has an account. Please use its password or passkey.</>
  ),
  name: 'Your name (optional)',
  nameMeaning: 'Members of the company see it beside what you do.',
  or: 'or',
  consent: (email: ReactNode): ReactNode => (
    <>
      The company’s identity provider wants to add {email}, which already has an account. You become
      a member only if you accept. Your account, its password and its other companies stay as they
      are.
    </>
  ),
  decline: 'Decline',
  declined: (company: string): string => `You have declined the invitation of ${company}.`,
  joinWithPasskey: 'Join with a passkey',
  password: 'Password',
  confirm: 'Confirm password',
  confirmDiffers: 'The two passwords differ',
  join: 'Join',
  joined: (company: string): string => `Welcome to ${company}`,
  joinedWithoutSession: (company: string): string =>
    `You are now a member of ${company} and sign in with its identity provider.`,
  consented: (company: string): string => `You are now a member of ${company}.`,
  signInWithCompany: 'Sign in with your company',
  badLink: {
    EXPIRED: 'This invitation is older than 7 days.',
    USED: 'This invitation has been accepted, declined, withdrawn or replaced by a newer one.',
    UNKNOWN: 'This invitation does not work. The link may be incomplete.',
  } satisfies Record<Exclude<LinkStatus, 'GOOD'>, string>,
  askAgain: 'Please ask the person who invited you for a new one.',
  goToSignIn: 'Go to sign in',
  failed: 'The invitation could not be checked.',
  loading: 'Checking the invitation',
};
