import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/intl.ts';

export const texts = {
  sliderLabel: (label: string): string => `${label}, slider`,
  perEmployee: 'per employee and month',
  free: 'Free',
  custom: 'Custom',
  agreedUpon: 'on request',
  goOnWith: (plan: string): string => `Continue with ${plan}`,
  choose: (plan: string): string => `Choose ${plan}`,
  pricesFailed: 'The prices could not be loaded.',
  plansTitle: 'Plans and pricing',
  plansIntroduction:
    'Start with a trial, pay for the people you protect, or run it on your own premises.',
  plansFailed: 'The plans could not be loaded.',
  loading: 'Loading',
  calculatorTitle: 'Price calculator',
  enterprise: 'Enterprise',
  employees: 'Employees',
  cameras: 'Cameras',
  rangeFrom: (first: number): string => `From ${first}`,
  rangeTo: (last: number | null): string => `First ${last}`,
  range: (first: number, last: number | null): string => `${first} to ${last}`,
  mobile: 'Mobile',
  perUser: 'per user per month',
  users: 'Users',
  withComputerVision: 'With computer vision',
  perCamera: 'per camera per month',
  pricesTitle: 'Professional prices',
  pricesMeaning:
    'Each user and each camera has the price of its tier: the 201st user is cheaper, the first 200 are not.',
  price: 'Price',
  pricesFor: 'Prices for',
  india: 'India (INR)',
  international: 'International (USD)',
  term: 'Term',
  monthly: 'Monthly',
  annual: 'Annual',
  annualDiscount: '10% off the monthly price',
  termTitle: 'How many people, for how long?',
  noPlanChosen: 'No plan chosen yet',
  noPlanChosenWhy: 'Choose a plan first, then enter the number of people.',
  seePlans: 'See the plans',
  maxEmployees: (max: string): string => `At most ${max} employees`,
  chooseAnother: 'Choose another plan',
  continueToCheckout: 'Continue',
  askSalesTeam: 'Ask our sales team',
  contactUs: 'Contact us',
  signUp: 'Sign up',
  accessMobile: 'Contact tracing with the mobile app',
  accessCamera: 'Computer vision with cameras',
  accessOnPremise: 'On your own premises',
  upToEmployees: (max: string): string => `Up to ${max} employees`,
  tooManyEmployees: (max: string): string =>
    `More than ${max} employees require the Enterprise plan`,
  tooManyCameras: (max: string): string => `More than ${max} cameras require the Enterprise plan`,
  trialDays: 'for 7 days',
  calculatorMeaning: (employees: number, cameras: number, enterprise: ReactNode): ReactNode => (
    <>
      For the Professional plan. More than {formatNumber(employees)} people or {cameras} cameras?
      That is {enterprise}.
    </>
  ),
  enterprisePrice: (enterprise: ReactNode): ReactNode => (
    <>The price of {enterprise} is available on request.</>
  ),
};
