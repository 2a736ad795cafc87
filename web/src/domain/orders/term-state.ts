import { useSearchParams } from 'react-router-dom';
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

const whole = (text: string | null, least: number, most: number, otherwise: number): number => {
  const number = Number(text);
  if (text === null || !Number.isInteger(number)) return otherwise;
  return Math.min(Math.max(number, least), most);
};

const regions: Record<string, Region> = { india: 'INDIA', international: 'INTERNATIONAL' };

/**
 * The wish in the address (`employees`, `cameras`, `term`, `region`), so that it can be shared, reloaded and gone back to. It may be for more
 * than the plan has, but for no camera where the plan has none. What the address says wrongly counts as the default, and without a region the
 * one that was chosen last.
 */
export const useTermState = (
  max: { employees: number; cameras: number } = enterpriseFrom,
): [TermState, (change: Partial<TermState>) => void] => {
  const [params, setParams] = useSearchParams();
  const chosenRegion = useChosenRegion();
  const state: TermState = {
    employees: whole(params.get('employees'), 1, maxCount, 1),
    cameras: max.cameras === 0 ? 0 : whole(params.get('cameras'), 0, maxCount, 0),
    term: params.get('term') === 'yearly' ? 'ANNUAL' : 'MONTHLY',
    region: regions[params.get('region') ?? ''] ?? chosenRegion,
  };
  const change = (changed: Partial<TermState>): void => {
    if (changed.region) chooseRegion(changed.region);
    setParams(termSearch({ ...state, ...changed }), { replace: true, preventScrollReset: true });
  };
  return [state, change];
};

/** Whether a wish is for more than a plan has. */
export const isBeyond = (
  wish: Pick<TermState, 'employees' | 'cameras'>,
  max: { employees: number; cameras: number } = enterpriseFrom,
): boolean => wish.employees > max.employees || wish.cameras > max.cameras;

/** The part of an address that says a wish: 'employees=40&term=yearly&region=india'. The region always, for another browser begins with another one. */
export const termSearch = ({ employees, cameras, term, region }: TermState): string => {
  const params = new URLSearchParams();
  if (employees !== 1) params.set('employees', String(employees));
  if (cameras !== 0) params.set('cameras', String(cameras));
  if (term !== 'MONTHLY') params.set('term', 'yearly');
  params.set('region', region.toLowerCase());
  return params.toString();
};
