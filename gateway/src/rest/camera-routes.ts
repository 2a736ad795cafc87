import { cameraBody } from './bodies.js';
import * as documents from './generated.js';
import { many, one, sentence } from './openapi/answers.js';
import { cameraPlace, cameraWithKey, watchingCamera } from './openapi/row-words.js';
import { numberIn, type RestRequest, route } from './route.js';

function cameraInput({ body }: RestRequest) {
  const [latitude, longitude] = Array.isArray(body.camera_location)
    ? (body.camera_location as unknown[])
    : [body.camera_location_lat, body.camera_location_lng];
  return {
    cameraId: body.id,
    roomName: body.camera_room_name,
    roomNumber:
      typeof body.camera_room_number === 'number'
        ? String(body.camera_room_number)
        : body.camera_room_number,
    latitude: numberIn(latitude),
    longitude: numberIn(longitude),
    safeDistance: numberIn(body.safe_distance),
    timeLag: numberIn(body.time_lag),
    isCctv: body.is_cctv,
    feedUrl: body.cctv_feed_url,
  };
}

/** A field of the wrong type becomes absent, so that it spoils its own record alone. */
function breachRecords({ body }: RestRequest): unknown {
  if (!Array.isArray(body.records)) return body.records;
  return body.records.map((sent: unknown) => {
    const record = (typeof sent === 'object' && sent !== null ? sent : {}) as RestRequest['body'];
    const { distance } = record;
    return {
      id: text(record.id),
      date: text(record.date),
      since: number(record.since),
      distance: distance === undefined || distance === null ? null : (number(distance) ?? -1),
      people: number(record.people),
      employeeId: text(record.employee_id),
      crossEmployeeId: text(record.cross_employee_id),
    };
  });
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Cameras and what they report. */
export const cameraRoutes = [
  route('GET /cameras', {
    status: 200,
    document: documents.RestCamerasDocument,
    body: ({ cameras }) => ({ data: cameras.items.map((camera) => cameraBody(camera)) }),
    answer: { data: many('Camera') },
  }),
  route('POST /camera/new', {
    status: 200,
    document: documents.RestCreateCameraDocument,
    variables: (request) => ({ input: cameraInput(request) }),
    body: ({ createCamera: { camera, key } }) => ({
      data: { ...cameraBody(camera), camera_key: key },
    }),
    answer: { data: cameraWithKey },
    request: cameraPlace,
    failures: [409],
  }),
  route('PATCH /camera/:id', {
    status: 200,
    document: documents.RestUpdateCameraDocument,
    variables: (request) => ({ id: request.params.id, input: cameraInput(request) }),
    body: ({ updateCamera }) => ({ data: cameraBody(updateCamera) }),
    answer: { data: one('Camera') },
    request: cameraPlace,
    failures: [409],
  }),
  route('DELETE /camera/:id', {
    status: 200,
    document: documents.RestDeleteCameraDocument,
    variables: ({ params }) => ({ id: params.id }),
    body: () => ({ message: 'Camera deleted' }),
    answer: { message: sentence },
  }),
  // A camera asks where it is to look.
  route('GET /camera/:id', {
    status: 200,
    document: documents.RestWatchingCameraDocument,
    variables: ({ params }) => ({ id: params.id }),
    body: ({ watchingCamera: { region, ...camera } }) => ({
      data: { ...cameraBody(camera), region: region.map(({ x, y }) => [x, y]) },
    }),
    answer: { data: watchingCamera },
  }),
  route('POST /camera/:id/breaches', {
    status: 200,
    document: documents.RestUploadBreachesDocument,
    variables: (request) => ({ id: request.params.id, records: breachRecords(request) }),
    body: ({ uploadBreaches }) => ({ data: { ...uploadBreaches } }),
    answer: { data: one('UploadReceipt') },
  }),
];
