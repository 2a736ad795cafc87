import { formatNumber } from '../../../lib/intl.ts';
import { texts } from './texts.tsx';

/** Features of a plan by the gateway's names; unknown ones are shown as they are. */
const gifts: Record<string, string> = {
  mobile: texts.accessMobile,
  camera: texts.accessCamera,
  'on-premise': texts.accessOnPremise,
};

export const formatAccess = (access: string): string => gifts[access] ?? access;

export const formatEmployees = (most: number): string => texts.upToEmployees(formatNumber(most));

/** Explains what to do to get more than Professional includes. */
export const formatEnterprise = (max: number, items: 'employees' | 'cameras'): string =>
  (items === 'employees' ? texts.tooManyEmployees : texts.tooManyCameras)(formatNumber(max));
