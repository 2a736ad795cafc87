import { may } from '../../../access/permissions.js';
import type { TenantTransaction } from '../../../database/tenant.js';
import { NotFound } from '../../../errors.js';
import type { FileStream } from '../../../http/file-stream.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { startExportLog } from '../../audit/accesses/access-log.js';
import { findPhotoBytes, findPhotoNames } from './photo.queries.js';
import { pictureType } from './picture.js';
import { parseReference } from '../../../validation/reference.js';
import { findEmployee } from './employee.service.js';
import { findDetails, streamLists } from './person-data.queries.js';

/**
 * Exports everything stored about a person as JSON, for the company itself: it tells whom the person met and may tell who is ill. People
 * download their own data from their own file.
 */
export const personData: FileStream = {
  path: '/employee/:employeeId/data',
  summary: 'Everything that the product holds of one person, for the company itself.',
  contentType: 'application/json; charset=utf-8',
  permission: 'health:read',
  needsProof: true,
  async open(context, { params }) {
    const { companyId, id, code } = await findEmployee(
      context,
      parseReference(params.employeeId ?? ''),
    );
    const hasImmunity = context.viewer !== null && may(context.viewer, 'immunity:read');
    startExportLog(context, PersonReadKind.HEALTH_EXPORT)([id]);
    await writeAudit(context, {
      companyId,
      action: AuditAction.EMPLOYEE_EXPORTED,
      detail: `employee ${id}`,
    });
    return {
      fileName: `employee_${code}.json`,
      chunks: (db) => streamDocument(db, companyId, id, hasImmunity),
    };
  },
};

/** Yields the file in chunks. @throws NotFound if the person has left the directory since. */
async function* streamDocument(
  db: TenantTransaction,
  companyId: string,
  id: string,
  hasImmunity: boolean,
): AsyncGenerator<string> {
  const details = await findDetails(db, companyId, id);
  if (!details) throw new NotFound();
  yield `{\n"employee": ${JSON.stringify(details)}`;
  const [found] = await findPhotoNames(db, companyId, [id]);
  const bytes = found && (await findPhotoBytes(db, companyId, found.name));
  // Small, since it was re-encoded on upload.
  const photo = bytes && { mediaType: pictureType, base64: bytes.toString('base64') };
  yield `,\n"photo": ${JSON.stringify(photo ?? null)}`;
  for (const { name, batches } of streamLists(db, companyId, id, hasImmunity)) {
    yield `,\n"${name}": [`;
    let isFirst = true;
    for await (const rows of batches) {
      yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}
