import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Camera } from './camera.entity.js';
import type { CameraListing } from './camera.queries.js';

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
});

@ObjectType({ description: 'A page of the list of cameras.' })
export class CameraPage {
  readonly listing: CameraListing;

  constructor(listing: CameraListing) {
    this.listing = listing;
  }
}

@ObjectType({ description: 'A camera whose key has just been made.' })
export class CameraWithKey {
  @Field(() => Camera, { description: 'The camera.' })
  camera: Camera;

  @Field(() => String, {
    description: 'What it sends as X-Camera-Key; shown this once.',
  })
  key: string;
}
