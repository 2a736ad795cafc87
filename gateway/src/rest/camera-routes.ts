import { parseReference } from '../validation/reference.js';
import { cameraBody, uploadBody } from './bodies.js';
import * as documents from './generated.js';
import { list, nullable, number, object, text } from './openapi/json-schema.js';
import { many, one, sentence } from './openapi/objects.js';
import {
  readSharedFields,
  readNumberOrNull,
  readRecords,
  readTextOrNull,
  recordsLimits,
} from './records.js';
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

const coordinates = list(nullable(number('Coordinate in degrees.')), { minItems: 2, maxItems: 2 });
/** Both ways in which old clients send the location. */
const location = {
  camera_location: {
    ...nullable(coordinates),
    description:
      'Latitude and longitude in degrees, in place of camera_location_lat and camera_location_lng.',
  },
  camera_location_lat: nullable(
    number('Latitude in degrees. The default for a new camera is 54.54.', {
      minimum: -90,
      maximum: 90,
    }),
  ),
  camera_location_lng: nullable(
    number('Longitude in degrees. The default for a new camera is 87.5454.', {
      minimum: -180,
      maximum: 180,
    }),
  ),
};

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
    fields: location,
    variables: (request) => ({ input: cameraInput(request) }),
    body: ({ createCamera: { camera, key } }) => ({
      data: { ...cameraBody(camera), camera_key: key },
    }),
    answer: {
      data: {
        allOf: [
          one('Camera'),
          object({ camera_key: text('Shown only now. Send it as X-Camera-Key.') }),
        ],
      },
    },
    failures: [409],
  }),
  route('PATCH /camera/:id', {
    status: 200,
    document: documents.RestUpdateCameraDocument,
    fields: {
      ...location,
      cctv_feed_url: {
        description: 'URL of the video feed, with the scheme rtsp, rtsps, http or https.',
      },
    },
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
    variables: ({ params }) => ({ camera: parseReference(params.id) }),
    body: () => ({ message: 'Camera deleted' }),
    answer: { message: sentence },
  }),
  // A camera reads its region.
  route('GET /camera/:id', {
    status: 200,
    document: documents.RestOwnCameraDocument,
    variables: ({ params }) => ({ camera: parseReference(params.id) }),
    body: ({ ownCamera: { region, ...camera } }) => ({
      data: { ...cameraBody(camera), region: region.map(({ x, y }) => [x, y]) },
    }),
    answer: {
      data: {
        allOf: [
          one('Camera'),
          object({
            region: list(list(number('0 to 1.'), { minItems: 2, maxItems: 2 }), {
              description:
                'Corners of the region of interest, each as x and y from 0 to 1 of the picture.',
            }),
          }),
        ],
      },
    },
  }),
  route('POST /camera/:id/breaches', {
    status: 200,
    document: documents.RestUploadBreachesDocument,
    fields: recordsLimits,
    takesRecords: true,
    variables: (request) => ({
      camera: parseReference(request.params.id),
      records: breachRecords(request),
    }),
    body: ({ uploadBreaches }) => ({ data: uploadBody(uploadBreaches) }),
    answer: { data: one('UploadReceipt') },
  }),
];
