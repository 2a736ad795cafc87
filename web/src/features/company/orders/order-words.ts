import { formatCount } from '../../../lib/intl.ts';
import type { Term } from './pricing.ts';
import type { LicenceKind } from './subscription.ts';
import { texts } from './texts.tsx';

export const licenceWords: Record<LicenceKind, string> = texts.licenceKinds;

export const termWords: Record<Term, string> = texts.terms;

/** How an order is paid. */
export const paymentWords = texts.payments;

/** 'Premium, annual' */
export const formatPlanAndTerm = ({ plan, term }: { plan: { name: string }; term: Term }): string =>
  texts.planAndTerm(plan.name, termWords[term]);

/** '250 employees, 3 cameras'; without cameras only the employees. */
export const formatOrderedLicences = (employees: number, cameras: number): string =>
  cameras === 0
    ? formatCount(employees, texts.employeesCount)
    : texts.employeesAndCameras(
        formatCount(employees, texts.employeesCount),
        formatCount(cameras, texts.camerasCount),
      );
