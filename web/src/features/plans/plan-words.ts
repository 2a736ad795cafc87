import { formatNumber } from '../../intl.ts';

/** What a plan gives, by the names that the gateway has for it; an unknown one says itself. */
const gifts: Record<string, string> = {
  mobile: 'Contact tracing with the mobile app',
  camera: 'Computer vision with cameras',
  'on-premise': 'On your own premises',
};

export const sayAccess = (access: string): string => gifts[access] ?? access;

export const sayEmployees = (most: number): string => `Up to ${formatNumber(most)} employees`;

/** What somebody reads who wants more than Professional has. */
export const formatEnterprise = (max: number, items: 'employees' | 'cameras'): string =>
  `More than ${formatNumber(max)} ${items} is the Enterprise plan`;
