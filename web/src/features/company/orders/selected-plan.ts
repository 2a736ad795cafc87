import { browserTimeZone } from '../../../lib/intl.ts';
import type { Region } from './plan-price.ts';
import { storedValue, useStored } from '../../../lib/browser/stored-value.ts';

const plan = storedValue('visioncloud.selectedPlan', (stored): { id: string } | null => {
  const { id } = (stored ?? {}) as { id?: unknown };
  return typeof id === 'string' ? { id } : null;
});

const region = storedValue('visioncloud.region', (stored): Region | null =>
  stored === 'INDIA' || stored === 'INTERNATIONAL' ? stored : null,
);

/** Stores the plan that the visitor has chosen. */
export const selectPlan = (id: string): void => plan.set({ id });

/** Returns the id of the chosen plan, or null. The plan may no longer exist. */
export const useSelectedPlanId = (): string | null => useStored(plan)?.id ?? null;

/** Stores the region of prices, for addresses that name none. */
export const chooseRegion = region.set;

/** Returns the last chosen region. Default: the region of the browser's time zone. */
export const useChosenRegion = (): Region => {
  const chosen = useStored(region);
  return (
    chosen ?? (/^Asia\/(Kolkata|Calcutta)$/u.test(browserTimeZone()) ? 'INDIA' : 'INTERNATIONAL')
  );
};
