import { choice, defineSearch, integer, useSearch } from '../../../ui/search-params.ts';
import { enterpriseFrom, type Region } from './plan-price.ts';
import type { Term } from './pricing.ts';
import { chooseRegion, useChosenRegion } from './selected-plan.ts';

/** A planned subscription and its region. Default: 1 employee, no camera, monthly. */
export interface TermState {
  employees: number;
  cameras: number;
  term: Term;
  region: Region;
}

/** Maximum number of employees or cameras in the address. */
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
 * Reads and changes the planned subscription in the address (`employees`, `cameras`, `term`, `region`). It may exceed the limits of the plan, but
 * has no cameras if the plan has none. Invalid values are read as defaults; the default region is the one chosen last.
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

/** Whether a planned subscription exceeds the limits of a plan. */
export const isBeyond = (
  wish: Pick<TermState, 'employees' | 'cameras'>,
  max: { employees: number; cameras: number } = enterpriseFrom,
): boolean => wish.employees > max.employees || wish.cameras > max.cameras;

/**
 * Formats a planned subscription as a query string: 'employees=40&term=yearly&region=india'. Always includes the region, because other browsers
 * may have another default.
 */
export const termSearch = (wish: TermState): string =>
  search.write(new URLSearchParams(), wish).toString();
