import type { AuditAction, AuditRow_EntryFragment } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Actions that the gateway's jobs take. */
const jobActions: ReadonlySet<AuditAction> = new Set([
  'COMPANY_DELETED',
  'EMPLOYEE_ERASED',
  'NOTICES_SENT',
]);

/** Names the actor. Without an email address it was an employee, a visitor or a job. */
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

/** Shown as the company of an entry without one, or of a deleted one. */
export const noCompany = texts.provider;
