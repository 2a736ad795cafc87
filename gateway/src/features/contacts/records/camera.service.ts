import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { cameraKeyFormat, hashKey } from '../../../access/key-format.js';
import type { RequestContext } from '../../../request/context.js';
import { mapUniqueViolation, type UniqueConflicts } from '../../../database/unique-violation.js';
import { BadUserInput, NotFound } from '../../../errors.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { findByReference, type Reference } from '../../../validation/reference.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { listChangedFields, writeAudit } from '../../audit/entries/audit.service.js';
import { assertFeature } from '../../company/orders/plan-access.service.js';
import type { CameraWithKey, DeleteCameraPayload } from './camera-page.types.js';
import { Camera } from './camera.entity.js';
import type {
  CreateCameraInput,
  UpdateCameraInput,
  UpdateCameraRegionInput,
} from './camera.inputs.js';

/** Location of a camera that was added without one. */
const defaultPlace = { latitude: 54.54, longitude: 87.5454 };
const uniqueValues: UniqueConflicts = { camera_code_key: ['code', 'Camera id is already taken'] };

/**
 * Finds a camera of the viewer's company by id or code.
 * @throws NotFound for unknown, deleted and other companies' cameras alike.
 */
export async function findCamera(context: RequestContext, reference: Reference): Promise<Camera> {
  const manager = await context.db.manager();
  const { companyId } = context;
  const present = { companyId, deletedAt: IsNull() };
  const found = await findByReference(
    reference,
    (id) => manager.findOneBy(Camera, { ...present, id }),
    (code) => manager.findOneBy(Camera, { ...present, code }),
  );
  if (!found) throw new NotFound();
  return found;
}

/**
 * Adds a camera; its key is returned only here.
 * @throws Forbidden if the plan has no cameras, Conflict for a code that is taken.
 */
export async function createCamera(
  context: RequestContext,
  input: CreateCameraInput,
): Promise<CameraWithKey> {
  await assertFeature(context, 'camera');
  const { companyId } = context;
  const id = uuidv7();
  const key = cameraKeyFormat.make({ companyId, id });
  const now = new Date();
  const camera: Camera = {
    companyId,
    id,
    code: input.code.trim(),
    roomName: input.roomName.trim(),
    roomNumber: input.roomNumber.trim(),
    latitude: input.latitude ?? defaultPlace.latitude,
    longitude: input.longitude ?? defaultPlace.longitude,
    safeDistance: input.safeDistance,
    timeLag: input.timeLag,
    isCctv: input.isCctv,
    feedUrl: input.feedUrl.trim(),
    region: [],
    keyHash: hashKey(key),
    keyMadeAt: now,
    lastReportedAt: null,
    createdAt: now,
    deletedAt: null,
  };
  const manager = await context.db.manager();
  await mapUniqueViolation(uniqueValues, () => manager.insert(Camera, camera));
  context.publishOnCommit(LiveTopic.CAMERAS);
  await writeAudit(context, {
    companyId,
    action: AuditAction.CAMERA_ADDED,
    detail: camera.code ?? '',
  });
  return { camera, key };
}

/** Updates the given fields only. */
export async function updateCamera(
  context: RequestContext,
  input: UpdateCameraInput,
): Promise<Camera> {
  const camera = await findCamera(context, input.camera);
  return changeCamera(context, camera, {
    code: input.code?.trim() ?? camera.code,
    roomName: input.roomName?.trim() ?? camera.roomName,
    roomNumber: input.roomNumber?.trim() ?? camera.roomNumber,
    latitude: input.latitude ?? camera.latitude,
    longitude: input.longitude ?? camera.longitude,
    safeDistance: input.safeDistance ?? camera.safeDistance,
    timeLag: input.timeLag ?? camera.timeLag,
    isCctv: input.isCctv ?? camera.isCctv,
    feedUrl: input.feedUrl?.trim() ?? camera.feedUrl,
  });
}

/** Sets or clears a camera's region. @throws BadUserInput for one or two corners. */
export async function updateCameraRegion(
  context: RequestContext,
  { camera: reference, corners }: UpdateCameraRegionInput,
): Promise<Camera> {
  if (corners.length === 1 || corners.length === 2)
    throw new BadUserInput(
      'corners',
      'A region has at least 3 corners; none for the whole picture',
    );
  const camera = await findCamera(context, reference);
  return changeCamera(context, camera, { region: corners.map(({ x, y }) => ({ x, y })) });
}

/** Deletes a camera and revokes its key. Its records and its room stay. */
export async function deleteCamera(
  context: RequestContext,
  reference: Reference,
): Promise<DeleteCameraPayload> {
  const camera = await findCamera(context, reference);
  const changes = { code: null, feedUrl: '', keyHash: Buffer.alloc(0), deletedAt: new Date() };
  await changeCamera(context, camera, changes, AuditAction.CAMERA_DELETED);
  return { id: camera.id };
}

/** Replaces a camera's key; the old one stops working. */
export async function rotateCameraKey(
  context: RequestContext,
  reference: Reference,
): Promise<CameraWithKey> {
  const camera = await findCamera(context, reference);
  const key = cameraKeyFormat.make({ companyId: camera.companyId, id: camera.id });
  const changes = { keyHash: hashKey(key), keyMadeAt: new Date() };
  const action = AuditAction.CAMERA_KEY_ROTATED;
  return { camera: await changeCamera(context, camera, changes, action), key };
}

async function changeCamera(
  context: RequestContext,
  camera: Camera,
  changes: Partial<Camera>,
  action: AuditAction = AuditAction.CAMERA_CHANGED,
): Promise<Camera> {
  const { companyId, id } = camera;
  const manager = await context.db.manager();
  await mapUniqueViolation(uniqueValues, () => manager.update(Camera, { companyId, id }, changes));
  context.publishOnCommit(LiveTopic.CAMERAS);
  const fields = action === AuditAction.CAMERA_CHANGED ? listChangedFields(camera, changes) : [];
  const detail = [changes.code ?? camera.code ?? '', ...fields].join(', ');
  await writeAudit(context, { companyId, action, detail });
  return { ...camera, ...changes };
}
