import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/intl.ts';

/** Texts about orders and prices. */
export const texts = {
  orderColumn: 'ORDER',
  planColumn: 'PLAN',
  placedColumn: 'PLACED',
  totalColumn: 'TOTAL',
  orderNumber: (number: string): string => `Order ${number}`,
  order: 'Order',
  company: 'Company',
  placed: 'Placed',
  plan: 'Plan',
  licences: 'Licences',
  term: 'Term',
  paymentMethod: 'Payment method',
  amounts: 'Amounts',
  billingContact: 'Billing contact',
  licenceKinds: { EMPLOYEE: 'Employees', CAMERA: 'Cameras' },
  terms: { MONTHLY: 'Monthly', ANNUAL: 'Annual' },
  payments: { IN_CASH: 'In Cash' },
  planAndTerm: (plan: string, term: string): string => `${plan}, ${term.toLowerCase()}`,
  employeesCount: { one: 'employee', other: 'employees' },
  camerasCount: { one: 'camera', other: 'cameras' },
  employeesAndCameras: (employees: string, cameras: string): string => `${employees}, ${cameras}`,
  line: (kind: string, count: number, price: string): string =>
    `${kind}: ${formatNumber(count)} × ${price}`,
  perMonth: 'Per month',
  months: 'Months',
  total: 'Total',
  nothingToPay: 'Nothing to pay.',
  priceByAgreementHelp:
    'Price on request: write to us, or sign up and our sales team contacts you.',
  employees: 'Employees',
  cameras: 'Cameras',
  pricePerEmployee: (part: ReactNode): ReactNode => <>Price per employee and month{part}</>,
  pricePerCamera: (part: ReactNode): ReactNode => <>Price per camera and month{part}</>,
  forSome: (count: number): string => ` for ${formatNumber(count)} of them`,
  listPrice: (prices: string[]): string => `${prices.join(' or ')} per employee and month`,
  priceByAgreement: 'Price by agreement',
  free: 'Free for 7 days',
  steps: { plan: 'Plan', term: 'Term', checkout: 'Checkout', company: 'Company' },
  room: (employees: number, before: number): string =>
    `Room for ${formatNumber(employees)} employees instead of ${formatNumber(before)}`,
  addedFeatures: {
    mobile: 'Contact tracing with the mobile app',
    camera: 'Computer Vision with cameras',
    'on-premise': 'On your own premises',
  },
  removedFeatures: {
    mobile: 'No contact tracing with the mobile app',
    camera: 'No Computer Vision: cameras and what they recorded are kept, but not shown',
    'on-premise': 'No longer on your own premises',
  },
  addsFeature: (feature: string): string => `Adds ${feature}`,
  withoutFeature: (feature: string): string => `Without ${feature}`,
};
