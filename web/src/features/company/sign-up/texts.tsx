import type { ReactNode } from 'react';

export const texts = {
  pageTitle: 'Sign up your company',
  formFailed: 'The form could not be loaded.',
  passwordByMail: (signIn: ReactNode) => (
    <>We email you a link to choose your password. Already signed up? {signIn}</>
  ),
  signIn: 'Sign in',
  signUp: 'Sign up',
  noPlan: 'No plan chosen yet',
  noPlanHelp: 'Choose a plan, and you can sign up.',
  seePlans: 'See the plans',
  termAndLicences: (term: string, licences: string): string => `${term} term, ${licences}`,
  priceChanged: 'The price has changed',
  priceChangedHelp: 'Review your order before you sign up.',
  billingContact: (payment: string): string => `Billing contact, payment ${payment}`,
  changeOrder: 'Change the order',
  changeTerm: 'Change the term',
  anotherPlan: 'Choose another plan',
  goToCheckout: 'Go to checkout',
};
