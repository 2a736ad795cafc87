import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Listing, SortDirection } from '../../../database/listing.js';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLUUID } from '../../../scalars.js';
import { Camera } from './camera.entity.js';
import { Secret } from '../../../access/step-up.js';

export enum CameraSort {
  CAMERA_ID = 'CAMERA_ID',
  CREATED_AT = 'CREATED_AT',
  LAST_REPORTED = 'LAST_REPORTED',
  ROOM_NAME = 'ROOM_NAME',
  ROOM_NUMBER = 'ROOM_NUMBER',
}
registerEnumType(CameraSort, {
  name: 'CameraSort',
  description: 'Column by which the list of cameras is sorted.',
  valuesConfig: {
    CAMERA_ID: { description: 'By code of the camera.' },
    CREATED_AT: { description: 'By the time at which the camera was added.' },
    LAST_REPORTED: { description: "By the time of the camera's last report." },
    ROOM_NAME: { description: 'By name of the room.' },
    ROOM_NUMBER: { description: 'By number of the room.' },
  },
});

/** Filter, order and page of the list of cameras. */
export interface CameraListing extends Listing {
  /** Null: silent or not. */
  isSilent: boolean | null;
  sort: CameraSort;
  direction: SortDirection;
}

@ObjectType({ description: 'A page of the list of cameras.' })
export class CameraPage extends paginated(Camera, 'cameras') {}

@ObjectType({ description: 'A camera with its newly created key.' })
export class CameraWithKey {
  @Field(() => Camera, { description: 'Camera whose key was created.' })
  camera: Camera;

  @Secret()
  @Field(() => String, {
    description: 'Key that the camera sends in the X-Camera-Key header. It is shown only once.',
  })
  key: string;
}

@ObjectType({ description: 'Result of deleting a camera.' })
export class DeleteCameraPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the camera.' })
  id: string;
}
