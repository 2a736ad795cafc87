import { useSearchParams } from 'react-router-dom';
import type { Term } from './pricing.ts';

/** What a visitor wants to subscribe to. Begins with 1 employee, no camera, monthly. */
export interface TermState {
  employees: number;
  cameras: number;
  term: Term;
}

const whole = (text: string | null, least: number, most: number, otherwise: number): number => {
  const number = Number(text);
  if (text === null || !Number.isInteger(number)) return otherwise;
  return Math.min(Math.max(number, least), most);
};

/**
 * The wish in the address (`employees`, `cameras`, `term`), defaults left out, so that it can be shared, reloaded and gone back to.
 * `most` employees and cameras at most; what the address says wrongly counts as the default.
 */
export const useTermState = (
  most: { employees: number; cameras: number } = { employees: 1_000_000, cameras: 1_000_000 },
): [TermState, (change: Partial<TermState>) => void] => {
  const [params, setParams] = useSearchParams();
  const state: TermState = {
    employees: whole(params.get('employees'), 1, most.employees, 1),
    cameras: whole(params.get('cameras'), 0, most.cameras, 0),
    term: params.get('term') === 'yearly' ? 'yearly' : 'monthly',
  };
  const change = (changed: Partial<TermState>): void =>
    setParams(termSearch({ ...state, ...changed }), { replace: true, preventScrollReset: true });
  return [state, change];
};

/** The part of an address that says a wish: 'employees=40&term=yearly', '' for the defaults. */
export const termSearch = ({ employees, cameras, term }: TermState): string => {
  const params = new URLSearchParams();
  if (employees !== 1) params.set('employees', String(employees));
  if (cameras !== 0) params.set('cameras', String(cameras));
  if (term !== 'monthly') params.set('term', term);
  return params.toString();
};
