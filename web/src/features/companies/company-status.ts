import type { CompanyStatus } from '../../generated/graphql.ts';

/** What a status is called, and what can be done about it. */
interface StatusWords {
  label: string;
  action: string;
  /** Where the action leads. */
  next: Exclude<CompanyStatus, 'PENDING'>;
}

export const statusWords: Record<CompanyStatus, StatusWords> = {
  PENDING: { label: 'PENDING', action: 'ACCEPT', next: 'ACTIVE' },
  ACTIVE: { label: 'ACTIVE', action: 'INACTIVATE', next: 'INACTIVE' },
  INACTIVE: { label: 'INACTIVE', action: 'ACTIVATE', next: 'ACTIVE' },
};

/** What to say of a company that has got this status. */
export const sayReached = (status: CompanyStatus): string =>
  status === 'INACTIVE' ? 'Company in-activated!' : 'Company activated!';
