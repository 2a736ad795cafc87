import { expect } from 'vitest';
import type { MadeCompany } from './factories.js';
import type { TestGateway } from './run-document.js';

/** Fields of a new camera over REST. */
export const cameraFields = {
  id: 'bay',
  camera_room_number: '1',
  camera_room_name: 'Loading bay',
  safe_distance: 6,
  time_lag: 2,
  cctv_feed_url: 'rtsp://10.0.0.4/stream',
};

/** Adds a camera to a company and returns a function that uploads its breaches. */
export async function addCamera(
  gateway: TestGateway,
  { token }: MadeCompany,
  id = cameraFields.id,
  room = cameraFields.camera_room_name,
) {
  const { status, body } = await gateway.rest(token, 'POST /camera/new', {
    ...cameraFields,
    id,
    camera_room_name: room,
  });
  expect(status).toBe(200);
  const headers = { 'x-camera-key': body.data.camera_key as string };
  return (records: Record<string, unknown>[]) =>
    gateway.rest(null, `POST /camera/${id}/breaches`, { records }, headers);
}
