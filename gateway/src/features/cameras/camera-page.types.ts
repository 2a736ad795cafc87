import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Listing, SortDirection } from '../../database/listing.js';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLUUID } from '../../scalars.js';
import { Camera } from './camera.entity.js';

export enum CameraSort {
  CAMERA_ID = 'CAMERA_ID',
  CREATED_AT = 'CREATED_AT',
  LAST_REPORTED = 'LAST_REPORTED',
  ROOM_NAME = 'ROOM_NAME',
  ROOM_NUMBER = 'ROOM_NUMBER',
}
registerEnumType(CameraSort, {
  name: 'CameraSort',
  description: 'Column that sorts the list of cameras.',
  valuesConfig: {
    CAMERA_ID: { description: 'By code of the camera.' },
    CREATED_AT: { description: 'By when the camera was added.' },
    LAST_REPORTED: { description: 'By when the camera last reported.' },
    ROOM_NAME: { description: 'By name of the room.' },
    ROOM_NUMBER: { description: 'By number of the room.' },
  },
});

/** Filter, order and page of the list of cameras. */
export interface CameraListing extends Listing {
  sort: CameraSort;
  direction: SortDirection;
}

@ObjectType({ description: 'A page of the list of cameras.' })
export class CameraPage extends paginated(Camera, 'cameras') {}

@ObjectType({ description: 'A camera whose key has just been made.' })
export class CameraWithKey {
  @Field(() => Camera, { description: 'The camera.' })
  camera: Camera;

  @Field(() => String, {
    description: 'Key that the camera sends as X-Camera-Key; shown this once.',
  })
  key: string;
}

@ObjectType({ description: 'A camera that has just been deleted.' })
export class DeleteCameraPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the camera.' })
  id: string;
}
