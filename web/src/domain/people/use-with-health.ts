import { useMay } from '../company/use-may.ts';

/** Whether documents may ask for what the company knows of people's health, as the variable `withHealth`. */
export const useWithHealth = (): boolean => useMay()('health:read');
