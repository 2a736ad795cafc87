import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../access/session.entity.js';
import type { RequestContext } from '../../context.js';
import { BadUserInput, NotFound, TooLarge } from '../../errors.js';
import { readUpload, type UploadedFile } from '../../uploads.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import type { Employee } from '../employees/employee.entity.js';
import { lockEmployee } from '../employees/employee.queries.js';
import { findEmployee } from '../employees/employee.service.js';
import { EmployeePhoto } from './photo.entity.js';
import { photoLoader } from './photo.loaders.js';
import { deletePhotos } from './photo.queries.js';
import { makePhotoName } from './photo-path.js';
import { pictureOf } from './picture.js';

/** Most bytes of a photo as it comes, 400 KB. */
const largestPhoto = 400 * 1024;

/**
 * Puts a photo in place of the one that was there. An employee may do that with the own one.
 * @throws TooLarge, or BadUserInput for what is no image, both at `photo`.
 */
export async function uploadPhoto(
  context: RequestContext,
  reference: string,
  file: UploadedFile,
): Promise<Employee> {
  const employee = await findOwn(context, reference);
  const { bytes, size } = await readUpload(file, largestPhoto);
  if (size === 0) throw wrongPhoto('Please select profile photo!');
  if (size > largestPhoto)
    throw new TooLarge(
      'photo',
      `Please select image less than 400kb, Selected image size is ${Math.ceil(size / 1024)}kb`,
    );
  const picture = await pictureOf(bytes);
  if (!picture) throw wrongPhoto('Please select a JPEG, PNG or WebP image');
  const { companyId, id } = employee;
  // Two uploads at once take turns: the later one stays.
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
    detail: `${employee.employeeId}: photo set`,
  });
  return employee;
}

/** Removes the photo, where there is one. */
export async function removePhoto(context: RequestContext, reference: string): Promise<Employee> {
  const employee = await findOwn(context, reference);
  const { companyId, id } = employee;
  await deletePhotos(context.db, companyId, [id]);
  context.loader(photoLoader).clear(id).prime(id, null);
  await writeAudit(context, {
    companyId,
    action: AuditAction.PHOTO_CHANGED,
    detail: `${employee.employeeId}: photo removed`,
  });
  return employee;
}

/** The employee whose photo the viewer may change: for a phone nobody exists but its own person. */
async function findOwn(context: RequestContext, reference: string): Promise<Employee> {
  const employee = await findEmployee(context, reference);
  if (context.viewer?.role === Role.EMPLOYEE && employee.id !== context.employeeId)
    throw new NotFound();
  return employee;
}

function wrongPhoto(message: string): BadUserInput {
  return new BadUserInput([{ field: 'photo', message }]);
}
