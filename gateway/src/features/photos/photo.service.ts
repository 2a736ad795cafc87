import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../access/session.entity.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput, NotFound, TooLarge } from '../../errors.js';
import { readUpload, type UploadedFile } from '../../graphql/upload-scalar.js';
import type { Reference } from '../../validation/reference.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import type { Employee } from '../employees/employee.entity.js';
import { lockEmployee } from '../employees/employee.queries.js';
import { findEmployee } from '../employees/employee.service.js';
import { EmployeePhoto } from './photo.entity.js';
import { photoLoader } from './photo.loaders.js';
import { deletePhotos } from './photo.queries.js';
import { makePhotoName } from './photo-path.js';
import { assertPictureQueueHasRoom, makePicture } from './picture.js';

/** Maximum bytes of a photo as it is sent, 400 KB. */
const maxPhotoBytes = 400 * 1024;

/**
 * Puts a photo in place of the one that was there. An employee may do that with the own one.
 * @throws TooLarge, or BadUserInput for what is no image, both at `photo`; BadUserInput beside other mutations, whose
 * connection would be held while the photo is decoded; RateLimited after too many photos of one person, Unavailable while too
 * many wait to be decoded.
 */
export async function uploadPhoto(
  context: RequestContext,
  reference: Reference,
  file: UploadedFile,
): Promise<Employee> {
  context.assertAlone('photo');
  await findOwn(context, reference);
  await context.leave('photo');
  const { bytes, size } = await readUpload(file, maxPhotoBytes);
  if (size === 0) throw wrongPhoto('Please select profile photo!');
  if (size > maxPhotoBytes)
    throw new TooLarge(
      'photo',
      `Please select image less than 400kb, Selected image size is ${Math.ceil(size / 1024)}kb`,
    );
  const { companyId } = context;
  // Asked first, so that somebody who is sent away can try again without having used up the budget.
  assertPictureQueueHasRoom(companyId);
  await context.takeBudget('photo', sender(context));
  const picture = await makePicture(companyId, bytes);
  if (!picture) throw wrongPhoto('Please select a JPEG, PNG or WebP image');
  // Looked up again: the employee may have been deleted while the photo was decoded.
  const employee = await findOwn(context, reference);
  const { id } = employee;
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
    detail: `${employee.code}: photo set`,
  });
  return employee;
}

/** Deletes the photo, where there is one. */
export async function deletePhoto(
  context: RequestContext,
  reference: Reference,
): Promise<Employee> {
  const employee = await findOwn(context, reference);
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

/** The employee whose photo the viewer may change: for a phone nobody exists but its own person. */
async function findOwn(context: RequestContext, reference: Reference): Promise<Employee> {
  const employee = await findEmployee(context, reference);
  if (context.viewer?.role === Role.EMPLOYEE && employee.id !== context.employeeId)
    throw new NotFound();
  return employee;
}

/** Who sends the photo, for the budget: an account, or the employee of a phone, over all of their sessions. */
function sender({ viewer }: RequestContext): string {
  return `${viewer?.companyId}:${viewer?.employeeId ?? viewer?.accountId}`;
}

function wrongPhoto(message: string): BadUserInput {
  return new BadUserInput([{ field: 'photo', message }]);
}
