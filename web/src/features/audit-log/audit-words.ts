import type { AuditAction, AuditRow_EntryFragment } from '../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Actions of jobs of the gateway. */
const jobActions: ReadonlySet<AuditAction> = new Set([
  'COMPANY_DELETED',
  'EMPLOYEE_ERASED',
  'NOTICES_SENT',
]);

/** Names who did it. Without an address it was an employee, a visitor, or a job of the gateway. */
export const formatActor = ({
  action,
  actor,
  role,
}: Pick<AuditRow_EntryFragment, 'action' | 'actor' | 'role'>): string => {
  if (actor !== null) return actor;
  if (role === 'PROVIDER_ADMIN') return texts.provider;
  if (role === 'EMPLOYEE' || role === 'OWN_FILE') return texts.employee;
  return jobActions.has(action) ? texts.product : texts.visitor;
};

/** Stands for the company of an entry without one, or of a deleted one. */
export const noCompany = texts.provider;
