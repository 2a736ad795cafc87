import type { CompanyStatus } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** The label of a status, and the action it allows. */
interface StatusWords {
  label: string;
  action: string;
  /** The status after the action. */
  next: Exclude<CompanyStatus, 'PENDING'>;
}

export const statusWords: Record<CompanyStatus, StatusWords> = {
  PENDING: { label: texts.pending, action: texts.accept, next: 'ACTIVE' },
  ACTIVE: { label: texts.isActive, action: texts.inactivateAction, next: 'INACTIVE' },
  INACTIVE: { label: texts.isInactive, action: texts.activateAction, next: 'ACTIVE' },
};

/** Formats the alert about the new status of a company. */
export const formatNewStatus = (status: CompanyStatus): string =>
  status === 'INACTIVE' ? texts.inactivated : texts.activated;
