import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { hashOfCameraKey, makeCameraKey } from '../../access/camera-key.js';
import type { RequestContext } from '../../request/context.js';
import { mapUniqueViolation, type Taken } from '../../database/unique-violation.js';
import { BadUserInput, NotFound } from '../../errors.js';
import { LiveTopic } from '../../live/live-topic.js';
import { byIdOrCode } from '../../validation/uuid.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { requireFeature } from '../subscriptions/plan-access.service.js';
import type { CameraWithKey } from './camera-page.entity.js';
import { Camera } from './camera.entity.js';
import type { CreateCameraInput, RegionInput, UpdateCameraInput } from './camera.inputs.js';

/** Where a camera stands that nobody has said a place of. */
const usualPlace = { latitude: 54.54, longitude: 87.5454 };
const taken: Taken = { camera_code_key: ['cameraId', 'Camera id is already taken'] };

/**
 * A camera of the viewer's company, by id or camera id.
 * @throws NotFound alike for unknown, deleted and other companies' cameras.
 */
export async function findCamera(context: RequestContext, reference: string): Promise<Camera> {
  const manager = await context.db.manager();
  const { companyId } = context;
  const here = { companyId, deletedAt: IsNull() };
  const found = await byIdOrCode(
    reference,
    (id) => manager.findOneBy(Camera, { ...here, id }),
    (cameraId) => manager.findOneBy(Camera, { ...here, cameraId }),
  );
  if (!found) throw new NotFound();
  return found;
}

/**
 * Adds a camera; its key is answered this once.
 * @throws Forbidden where the plan has no cameras, Conflict for a camera id that is taken.
 */
export async function createCamera(
  context: RequestContext,
  input: CreateCameraInput,
): Promise<CameraWithKey> {
  await requireFeature(context, 'camera');
  const { companyId } = context;
  const id = uuidv7();
  const key = makeCameraKey({ companyId, cameraId: id });
  const now = new Date();
  const camera: Camera = {
    companyId,
    id,
    cameraId: input.cameraId.trim(),
    roomName: input.roomName.trim(),
    roomNumber: input.roomNumber.trim(),
    latitude: input.latitude ?? usualPlace.latitude,
    longitude: input.longitude ?? usualPlace.longitude,
    safeDistance: input.safeDistance,
    timeLag: input.timeLag,
    isCctv: input.isCctv,
    feedUrl: input.feedUrl.trim(),
    region: [],
    keyHash: hashOfCameraKey(key),
    keyMadeAt: now,
    lastReported: null,
    createdAt: now,
    deletedAt: null,
  };
  const manager = await context.db.manager();
  await mapUniqueViolation(taken, () => manager.insert(Camera, camera));
  context.publishOnCommit(LiveTopic.CAMERAS);
  await writeAudit(context, {
    companyId,
    action: AuditAction.CAMERA_ADDED,
    detail: input.cameraId.trim(),
  });
  return { camera, key };
}

/** Changes what the input gives, and nothing else. */
export async function updateCamera(
  context: RequestContext,
  reference: string,
  input: UpdateCameraInput,
): Promise<Camera> {
  const camera = await findCamera(context, reference);
  return changeCamera(context, camera, {
    cameraId: input.cameraId?.trim() ?? camera.cameraId,
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

/** @throws BadUserInput for one or two corners, which are no region. */
export async function setCameraRegion(
  context: RequestContext,
  reference: string,
  { corners }: RegionInput,
): Promise<Camera> {
  if (corners.length === 1 || corners.length === 2)
    throw new BadUserInput([
      { field: 'corners', message: 'A region has at least 3 corners; none for the whole picture' },
    ]);
  const camera = await findCamera(context, reference);
  return changeCamera(context, camera, { region: corners.map(({ x, y }) => ({ x, y })) });
}

async function changeCamera(
  context: RequestContext,
  camera: Camera,
  changes: Partial<Camera>,
): Promise<Camera> {
  const { companyId, id } = camera;
  const manager = await context.db.manager();
  await mapUniqueViolation(taken, () => manager.update(Camera, { companyId, id }, changes));
  const changed = { ...camera, ...changes };
  const detail = changed.cameraId ?? '';
  context.publishOnCommit(LiveTopic.CAMERAS);
  await writeAudit(context, { companyId, action: AuditAction.CAMERA_CHANGED, detail });
  return changed;
}

/** Takes a camera off the list and ends its key. What it has reported stays, with its room. */
export async function deleteCamera(context: RequestContext, reference: string): Promise<boolean> {
  const { companyId, id, cameraId } = await findCamera(context, reference);
  const manager = await context.db.manager();
  await manager.update(
    Camera,
    { companyId, id },
    { cameraId: null, feedUrl: '', keyHash: Buffer.alloc(0), deletedAt: new Date() },
  );
  const detail = cameraId ?? '';
  context.publishOnCommit(LiveTopic.CAMERAS);
  await writeAudit(context, { companyId, action: AuditAction.CAMERA_DELETED, detail });
  return true;
}

/** Makes another key; the one before is good no longer. */
export async function rotateCameraKey(
  context: RequestContext,
  reference: string,
): Promise<CameraWithKey> {
  const camera = await findCamera(context, reference);
  const { companyId, id } = camera;
  const key = makeCameraKey({ companyId, cameraId: id });
  const changes = { keyHash: hashOfCameraKey(key), keyMadeAt: new Date() };
  const manager = await context.db.manager();
  await manager.update(Camera, { companyId, id }, changes);
  const detail = camera.cameraId ?? '';
  context.publishOnCommit(LiveTopic.CAMERAS);
  await writeAudit(context, { companyId, action: AuditAction.CAMERA_KEY_ROTATED, detail });
  return { camera: { ...camera, ...changes }, key };
}
