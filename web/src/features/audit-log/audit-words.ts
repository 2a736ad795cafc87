import type { AuditRow_EntryFragment } from '../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Who did it; the product itself deletes what is due, and an employee's address does not stand in the log. */
export const sayActor = ({
  action,
  actor,
  role,
}: Pick<AuditRow_EntryFragment, 'action' | 'actor' | 'role'>): string => {
  if (actor !== null) return actor;
  if (role === 'EMPLOYEE') return texts.employee;
  return action === 'COMPANY_DELETED' ? texts.product : texts.visitor;
};

/** Whose an entry is that belongs to no company, or to one that is no more. */
export const noCompany = texts.provider;
