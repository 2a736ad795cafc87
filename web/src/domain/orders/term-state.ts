import { choice, defineSearch, integer, useSearch } from '../../components/search-params.ts';
import { enterpriseFrom, type Region } from './plan-price.ts';
import type { Term } from './pricing.ts';
import { chooseRegion, useChosenRegion } from './selected-plan.ts';

/** What somebody wants to subscribe to, at which prices. Begins with 1 employee, no camera, monthly. */
export interface TermState {
  employees: number;
  cameras: number;
  term: Term;
  region: Region;
}

/** Larger counts are typing errors. */
export const maxCount = 999_999;

const search = defineSearch({
  employees: integer('employees', { min: 1, max: maxCount, fallback: 1 }),
  cameras: integer('cameras', { min: 0, max: maxCount, fallback: 0 }),
  term: choice<Term>('term', ['MONTHLY', 'ANNUAL'], 'MONTHLY', (term) =>
    term === 'ANNUAL' ? 'yearly' : 'monthly',
  ),
  region: choice<Region, null>('region', ['INDIA', 'INTERNATIONAL'], null),
});

/**
 * The wish in the address (`employees`, `cameras`, `term`, `region`), so that it can be shared, reloaded and gone back to. It may be for more
 * than the plan has, but for no camera where the plan has none. What the address says wrongly counts as the default, and without a region the
 * one that was chosen last.
 */
export const useTermState = (
  max: { employees: number; cameras: number } = enterpriseFrom,
): [TermState, (change: Partial<TermState>) => void] => {
  const [wish, set] = useSearch(search);
  const chosenRegion = useChosenRegion();
  const state: TermState = {
    ...wish,
    cameras: max.cameras === 0 ? 0 : wish.cameras,
    region: wish.region ?? chosenRegion,
  };
  const change = (changed: Partial<TermState>): void => {
    if (changed.region) chooseRegion(changed.region);
    set({ ...state, ...changed }, { replace: true });
  };
  return [state, change];
};

/** Whether a wish is for more than a plan has. */
export const isBeyond = (
  wish: Pick<TermState, 'employees' | 'cameras'>,
  max: { employees: number; cameras: number } = enterpriseFrom,
): boolean => wish.employees > max.employees || wish.cameras > max.cameras;

/** Query string of a wish: 'employees=40&term=yearly&region=india'. It always names the region, since another browser may have another default. */
export const termSearch = (wish: TermState): string =>
  search.write(new URLSearchParams(), wish).toString();
