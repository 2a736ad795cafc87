import type { RejectedRecord } from '../../../src/features/contacts/contact-upload.entity.js';
import type { ParsedRecord } from '../../../src/features/contacts/records.js';
import type { Upload } from '../../../src/features/contacts/upload-batcher.js';

export interface SortedOut {
  known: (ParsedRecord & { employeeId: string; crossEmployeeId: string })[];
  rejected: RejectedRecord[];
}

/** Which records are of known people, and why the others are refused. */
export function sortOut(
  { employeeId, records }: Upload,
  people: ReadonlyMap<string, string>,
): SortedOut {
  const sorted: SortedOut = { known: [], rejected: [] };
  for (const record of records) {
    const crossEmployeeId = people.get(record.cross);
    if (crossEmployeeId === undefined)
      sorted.rejected.push({ id: record.id, message: 'cross_employee_id is unknown' });
    else if (crossEmployeeId === employeeId)
      sorted.rejected.push({ id: record.id, message: 'cross_employee_id is the phone itself' });
    else sorted.known.push({ ...record, employeeId, crossEmployeeId });
  }
  return sorted;
}
