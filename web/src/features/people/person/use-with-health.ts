import { useCan } from '../../company/current/use-can.ts';

/** Whether queries may include health data, for the variable `withHealth`. */
export const useWithHealth = (): boolean => useCan()('health:read');
