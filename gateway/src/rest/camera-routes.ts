import { parseReference } from '../validation/reference.js';
import { cameraBody, uploadBody } from './bodies.js';
import * as documents from './generated.js';
import { cameraWithKey, many, one, sentence, cameraWithRegion } from './openapi/objects.js';
import { cameraChange, newCamera } from './openapi/camera-requests.js';
import * as requests from './openapi/requests.js';
import { readSharedFields, readNumberOrNull, readRecords, readTextOrNull } from './records.js';
import { readNumber, type RestRequest, route } from './route.js';
import { readText, readBoolean } from './values.js';

function cameraInput({ body }: RestRequest) {
  const [latitude, longitude] = Array.isArray(body.camera_location)
    ? (body.camera_location as unknown[])
    : [body.camera_location_lat, body.camera_location_lng];
  return {
    code: readText(body.id),
    roomName: readText(body.camera_room_name),
    roomNumber: readText(body.camera_room_number),
    latitude: readNumber(latitude),
    longitude: readNumber(longitude),
    safeDistance: readNumber(body.safe_distance),
    timeLag: readNumber(body.time_lag),
    isCctv: readBoolean(body.is_cctv),
    feedUrl: body.cctv_feed_url,
  };
}

function breachRecords(request: RestRequest): unknown {
  return readRecords(request, (sent) => ({
    ...readSharedFields(sent),
    people: readNumberOrNull(sent.people),
    person: readTextOrNull(sent.employee_id),
    other: readTextOrNull(sent.cross_employee_id),
  }));
}

/** Cameras and their reports. */
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
    request: { body: newCamera },
    variables: (request) => ({ input: cameraInput(request) }),
    body: ({ createCamera: { camera, key } }) => ({
      data: { ...cameraBody(camera), camera_key: key },
    }),
    answer: { data: cameraWithKey },
    failures: [409],
  }),
  route('PATCH /camera/:id', {
    status: 200,
    document: documents.RestUpdateCameraDocument,
    request: { params: { id: requests.cameraId }, body: cameraChange },
    variables: (request) => ({
      input: { camera: parseReference(request.params.id), ...cameraInput(request) },
    }),
    body: ({ updateCamera }) => ({ data: cameraBody(updateCamera) }),
    answer: { data: one('Camera') },
    failures: [409],
  }),
  route('DELETE /camera/:id', {
    status: 200,
    document: documents.RestDeleteCameraDocument,
    request: { params: { id: requests.cameraId } },
    variables: ({ params }) => ({ camera: parseReference(params.id) }),
    body: () => ({ message: 'Camera deleted' }),
    answer: { message: sentence },
  }),
  // A camera reads its region.
  route('GET /camera/:id', {
    status: 200,
    document: documents.RestOwnCameraDocument,
    request: { params: { id: requests.ownCamera } },
    variables: ({ params }) => ({ camera: parseReference(params.id) }),
    body: ({ ownCamera: { region, ...camera } }) => ({
      data: { ...cameraBody(camera), region: region.map(({ x, y }) => [x, y]) },
    }),
    answer: { data: cameraWithRegion },
  }),
  route('POST /camera/:id/breaches', {
    status: 200,
    document: documents.RestUploadBreachesDocument,
    request: { params: { id: requests.ownCamera }, body: requests.breachRecords },
    takesRecords: true,
    variables: (request) => ({
      camera: parseReference(request.params.id),
      records: breachRecords(request),
    }),
    body: ({ uploadBreaches }) => ({ data: uploadBody(uploadBreaches) }),
    answer: { data: one('UploadReceipt') },
  }),
];
