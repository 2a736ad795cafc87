import { type DataSource, In, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Contact } from '../../../src/features/contacts/contact.entity.js';
import type { UploadReceipt } from '../../../src/features/contacts/contact-upload.types.js';
import { resolvePeople, type Upload } from '../../../src/features/contacts/upload-batcher.js';
import { Company } from '../../../src/features/companies/company.entity.js';
import { Employee } from '../../../src/features/employees/employee.entity.js';
import { InsightMark } from '../../../src/features/insights/insight.entity.js';
import { isUuid } from '../../../src/validation/reference.js';

/**
 * Stores an upload with TypeORM's `save`, which looks records up before it inserts them. Weaker than the others in one respect: of
 * two simultaneous uploads of the same record, one fails.
 */
export function saveUpload(
  dataSource: DataSource,
  companyId: string,
  upload: Upload,
): Promise<UploadReceipt> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL app.company_id = '${companyId}'`);
    const references = [...new Set(upload.records.map(({ cross }) => cross))];
    const present = { companyId, deletedAt: IsNull() };
    const found = await manager.find(Employee, {
      select: { companyId: true, id: true, code: true },
      where: [
        { ...present, id: In(references.filter((reference) => isUuid(reference))) },
        { ...present, code: In(references) },
      ],
    });
    const people = new Map(
      found.flatMap(({ id, code: employeeId }) => [
        [employeeId ?? id, id],
        [id, id],
      ]),
    );
    const { records, duplicates, rejected } = resolvePeople(upload, people);
    await manager.save(
      Contact,
      records.map(({ id, employeeId, crossEmployeeId, start, end, distance }) => ({
        companyId,
        startAt: new Date(start),
        id,
        employeeId,
        crossEmployeeId,
        endAt: new Date(end),
        source: 'mobile' as const,
        distance,
      })),
    );
    const { timeZone } = await manager.findOneByOrFail(Company, { id: companyId });
    const days = new Set(
      records.flatMap(({ start, end }) => [dayIn(timeZone, start), dayIn(timeZone, end - 1)]),
    );
    await manager.save(
      InsightMark,
      [...days].map((day) => ({ companyId, id: uuidv7(), day })),
    );
    const phone = { companyId, id: upload.employeeId };
    await manager.update(Employee, phone, { lastActiveAt: new Date() });
    return { accepted: records.length, duplicates, held: 0, rejected };
  });
}

/** The day, yyyy-MM-dd: Sweden writes dates as ISO 8601 does. */
function dayIn(timeZone: string, at: number): string {
  return new Date(at).toLocaleDateString('sv', { timeZone });
}
