import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../access/role.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, NotFound, TooLarge } from '../../../errors.js';
import { readUpload, type UploadedFile } from '../../../graphql/upload-scalar.js';
import type { Reference } from '../../../validation/reference.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import type { Employee } from './employee.entity.js';
import { lockEmployee } from './employee.queries.js';
import { findEmployee } from './employee.service.js';
import { EmployeePhoto } from './photo.entity.js';
import { deletePhotos, photoLoader } from './photo.queries.js';
import { makePhotoName } from './photo-path.js';
import { assertPictureQueueHasRoom, makePicture } from './picture.js';

/** Maximum size of an uploaded photo, 400 KB. */
const maxPhotoBytes = 400 * 1024;

/**
 * Sets or replaces an employee's photo. Employees may set their own.
 * @throws TooLarge, or BadUserInput for a file that is no image, both naming `photo`; BadUserInput beside other mutations, since decoding
 * would hold their connection; RateLimited after too many photos by one person; Unavailable if too many photos wait to be decoded.
 */
export async function uploadPhoto(
  context: RequestContext,
  reference: Reference,
  file: UploadedFile,
): Promise<Employee> {
  context.assertOnlyField('photo');
  await findEditableEmployee(context, reference);
  await context.discardTransaction('photo');
  const { bytes, size } = await readUpload(file, maxPhotoBytes);
  if (size === 0) throw new BadUserInput('photo', 'Please select profile photo!');
  if (size > maxPhotoBytes)
    throw new TooLarge(
      'photo',
      `Please select image less than 400kb, Selected image size is ${Math.ceil(size / 1024)}kb`,
    );
  const { companyId } = context;
  // Checked first, so that a refused request does not use up the budget.
  assertPictureQueueHasRoom(companyId);
  await context.takeBudget('photo', getBudgetKey(context));
  const picture = await makePicture(companyId, bytes);
  if (!picture) throw new BadUserInput('photo', 'Please select a JPEG, PNG or WebP image');
  // The employee may have been deleted during decoding.
  const employee = await findEditableEmployee(context, reference);
  const { id } = employee;
  // Serialises concurrent uploads; the last one wins.
  await lockEmployee(context.db, companyId, id);
  await deletePhotos(context.db, companyId, [id]);
  const name = makePhotoName(companyId);
  const manager = await context.db.manager();
  await manager.insert(EmployeePhoto, {
    companyId,
    id: uuidv7(),
    employeeId: id,
    name,
    bytes: picture,
  });
  context.loader(photoLoader).clear(id).prime(id, name);
  await writeAudit(context, {
    companyId,
    action: AuditAction.PHOTO_CHANGED,
    detail: `${employee.code}: photo set`,
  });
  return employee;
}

/** Deletes an employee's photo, if there is one. */
export async function deletePhoto(
  context: RequestContext,
  reference: Reference,
): Promise<Employee> {
  const employee = await findEditableEmployee(context, reference);
  const { companyId, id } = employee;
  await deletePhotos(context.db, companyId, [id]);
  context.loader(photoLoader).clear(id).prime(id, null);
  await writeAudit(context, {
    companyId,
    action: AuditAction.PHOTO_CHANGED,
    detail: `${employee.code}: photo removed`,
  });
  return employee;
}

/** Finds an employee whose photo the viewer may change: for a phone only its own. @throws NotFound otherwise. */
async function findEditableEmployee(
  context: RequestContext,
  reference: Reference,
): Promise<Employee> {
  const employee = await findEmployee(context, reference);
  if (context.viewer?.role === Role.EMPLOYEE && employee.id !== context.employeeId)
    throw new NotFound();
  return employee;
}

/** Returns the key of the budget: the account or the phone's employee, across all of their sessions. */
function getBudgetKey({ viewer }: RequestContext): string {
  return `${viewer?.companyId}:${viewer?.employeeId ?? viewer?.accountId}`;
}
