import { formatNumber } from '../../intl.ts';
import { texts } from './texts.tsx';

/** What a plan gives, by the names that the gateway has for it; an unknown one says itself. */
const gifts: Record<string, string> = {
  mobile: texts.accessMobile,
  camera: texts.accessCamera,
  'on-premise': texts.accessOnPremise,
};

export const formatAccess = (access: string): string => gifts[access] ?? access;

export const formatEmployees = (most: number): string => texts.upToEmployees(formatNumber(most));

/** What somebody reads who wants more than Professional has. */
export const formatEnterprise = (max: number, items: 'employees' | 'cameras'): string =>
  (items === 'employees' ? texts.tooManyEmployees : texts.tooManyCameras)(formatNumber(max));
