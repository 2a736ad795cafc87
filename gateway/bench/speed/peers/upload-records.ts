import type { RejectedRecord } from '../../../src/features/contacts/contact-upload.entity.js';
import type { ParsedRecord } from '../../../src/features/contacts/records.js';
import type { Upload } from '../../../src/features/contacts/upload-batcher.js';

interface SeparatedRecords {
  known: (ParsedRecord & { employeeId: string; crossEmployeeId: string })[];
  rejected: RejectedRecord[];
}

/** Separates records of known people from those to reject, with the reason. */
export function separateUnknown(
  { employeeId, records }: Upload,
  people: ReadonlyMap<string, string>,
): SeparatedRecords {
  const separated: SeparatedRecords = { known: [], rejected: [] };
  for (const record of records) {
    const crossEmployeeId = people.get(record.cross);
    if (crossEmployeeId === undefined)
      separated.rejected.push({ id: record.id, message: 'cross_employee_id is unknown' });
    else if (crossEmployeeId === employeeId)
      separated.rejected.push({ id: record.id, message: 'cross_employee_id is the phone itself' });
    else separated.known.push({ ...record, employeeId, crossEmployeeId });
  }
  return separated;
}
