import { browserTimeZone } from '../../intl.ts';
import type { Region } from './plan-price.ts';
import { storedValue, useStored } from '../../browser/stored-value.ts';

const plan = storedValue('visioncloud.selectedPlan', (stored): { id: string } | null => {
  const { id } = (stored ?? {}) as { id?: unknown };
  return typeof id === 'string' ? { id } : null;
});

const region = storedValue('visioncloud.region', (stored): Region | null =>
  stored === 'INDIA' || stored === 'INTERNATIONAL' ? stored : null,
);

/** Keeps the plan that the visitor chose, across reloads, until another one is chosen. */
export const selectPlan = (id: string): void => plan.keep({ id });

/** Id of the plan that the visitor chose; null when none was. It may be a plan that does not exist any more. */
export const useSelectedPlanId = (): string | null => useStored(plan)?.id ?? null;

/** Remembers which prices the visitor wants to see where no address says it. */
export const chooseRegion = region.keep;

/** Whose prices were chosen last; until then those of the browser's time zone. */
export const useChosenRegion = (): Region => {
  const chosen = useStored(region);
  return (
    chosen ?? (/^Asia\/(Kolkata|Calcutta)$/u.test(browserTimeZone()) ? 'INDIA' : 'INTERNATIONAL')
  );
};
