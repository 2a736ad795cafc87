import type { ReactNode } from 'react';
import type { SessionEnd } from '../../../apollo/session-store.ts';

export const texts = {
  tabTitle: (title: string): string => `${title} · VisionCloud`,
  claim: 'Know who was near whom, and when it began to matter.',
  signIn: 'Sign in',
  signInWithPasskey: 'Sign in with a passkey',
  toDashboard: 'to your company’s dashboard',
  sessionEnds: {
    ENDED: 'Your session has ended. Please sign in again.',
    ENDED_ELSEWHERE:
      'Your session was ended in another tab of this browser, so this tab is signed out too.',
  } satisfies Record<SessionEnd, string>,
  success: 'Login successful',
  email: 'Email',
  emailMissing: 'Please enter your registered email address',
  password: 'Password',
  passwordMissing: 'Please enter your password',
  showPassword: 'Show password',
  capsLock: 'Caps lock is on',
  chooseCompany: 'Choose a company',
  severalCompanies: 'You are a member of several companies. Which one do you want to open?',
  anotherAccount: 'Use another account',
  withCompany: 'Sign in with your company',
  forgotPassword: 'Forgot password?',
  newHere: (choosePlan: ReactNode, seeProduct: ReactNode) => (
    <>
      New here? {choosePlan}, or {seeProduct}
    </>
  ),
  choosePlan: 'Choose a plan and sign up',
  seeProduct: 'see what it does',
};
