import type { Employee } from './employee.entity.js';

/** Returns what the tries at an employee's password are counted under. */
export function triesOfEmployee({ companyId, id }: Pick<Employee, 'companyId' | 'id'>): string {
  return `${companyId}:${id}`;
}
