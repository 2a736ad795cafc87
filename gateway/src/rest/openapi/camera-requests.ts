import { integer, list, nullable, number, object, text, boolean } from './json-schema.js';
import { latitude, longitude } from './requests.js';

const room = text('Name or number of the room: letters, digits, spaces, underscores and hyphens.', {
  minLength: 1,
  maxLength: 100,
});
const camera = {
  id: text('Camera id, unique within the company.', { minLength: 1, maxLength: 64 }),
  camera_room_name: room,
  camera_room_number: room,
  safe_distance: number('Distance that people should keep from each other, in feet, at least 1.', {
    minimum: 1,
    maximum: 1000,
  }),
  time_lag: integer('Seconds between two pictures that the camera analyses, at least 1.', {
    minimum: 1,
    maximum: 86_400,
  }),
  cctv_feed_url: text('URL of the video feed, with the scheme rtsp, rtsps, http or https.', {
    minLength: 1,
    maxLength: 500,
    format: 'uri',
  }),
};
const isCctv = boolean('Whether the camera is a closed-circuit camera.');
const optionalPlace = {
  camera_location_lat: nullable(
    number('Latitude in degrees. The default for a new camera is 54.54.', latitude),
  ),
  camera_location_lng: nullable(
    number('Longitude in degrees. The default for a new camera is 87.5454.', longitude),
  ),
  camera_location: list(nullable(number('Coordinate in degrees.')), {
    minItems: 2,
    maxItems: 2,
    description:
      'Latitude and longitude in degrees, in place of camera_location_lat and camera_location_lng.',
  }),
};
export const newCamera = object(
  { ...camera, ...optionalPlace, is_cctv: isCctv },
  Object.keys(camera),
);
export const cameraChange = object(
  {
    ...Object.fromEntries(Object.entries(camera).map(([key, schema]) => [key, nullable(schema)])),
    ...optionalPlace,
    is_cctv: nullable(isCctv),
  },
  [],
);
