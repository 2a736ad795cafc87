import { formatCount } from '../../intl.ts';
import type { Term } from './pricing.ts';
import type { LicenceKind } from './subscription.ts';

export const licenceWords: Record<LicenceKind, string> = {
  EMPLOYEE: 'Employees',
  CAMERA: 'Cameras',
};

export const termWords: Record<Term, string> = { MONTHLY: 'Monthly', ANNUAL: 'Annual' };

/** How an order is paid. */
export const paymentWords = { IN_CASH: 'In Cash' } as const;

/** 'Premium, annual' */
export const sayPlan = ({ plan, term }: { plan: { name: string }; term: Term }): string =>
  `${plan.name}, ${termWords[term].toLowerCase()}`;

/** '250 employees, 3 cameras'; without cameras only the employees. */
export const sayLicences = (employees: number, cameras: number): string =>
  cameras === 0
    ? formatCount(employees, { one: 'employee', other: 'employees' })
    : `${formatCount(employees, { one: 'employee', other: 'employees' })}, ${formatCount(cameras, { one: 'camera', other: 'cameras' })}`;
