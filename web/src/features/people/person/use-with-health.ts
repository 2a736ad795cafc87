import { useMay } from '../../company/current/use-may.ts';

/** Whether queries may include health data, for the variable `withHealth`. */
export const useWithHealth = (): boolean => useMay()('health:read');
