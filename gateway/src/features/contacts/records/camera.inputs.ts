import {
  ArrayMaxSize,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Directive, Field, Float, InputType, Int } from 'type-graphql';
import { GraphQLUUID } from '../../../scalars.js';
import { IsFilled } from '../../../validation/filled-rule.js';
import type { Reference } from '../../../validation/reference.js';

@Directive('@oneOf')
@InputType({ description: 'A camera of the company, identified by either its id or its code.' })
export class CameraRef implements Reference {
  @Field(() => GraphQLUUID, { nullable: true, description: 'Id of the camera.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: "The company's code for the camera." })
  code?: string | null;
}

const wordsOnly = { message: 'Only alphabets and numbers accepted.' };
const numbersOnly = { message: 'Only numbers accepted.' };
const validUrl = { message: 'Please enter valid url' };
const validLatitude = { message: 'Please enter a valid latitude' };
const validLongitude = { message: 'Please enter a valid longitude' };
/** Letters and digits of any script, space, underscore and hyphen. */
const namePattern = /^[\p{L}\p{M}\p{N} _-]+$/u;
const feedOptions = {
  protocols: ['rtsp', 'rtsps', 'http', 'https'],
  require_protocol: true,
  // Cameras are often in private networks, without public names.
  require_tld: false,
};

/** Location of a camera. If absent, a new camera gets the default location and an existing one keeps its location. */
@InputType()
abstract class CameraPlaceInput {
  @Field(() => Float, {
    nullable: true,
    description: 'Latitude in degrees. The default for a new camera is 54.54.',
  })
  @IsOptional()
  @Min(-90, validLatitude)
  @Max(90, validLatitude)
  latitude?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Longitude in degrees. The default for a new camera is 87.5454.',
  })
  @IsOptional()
  @Min(-180, validLongitude)
  @Max(180, validLongitude)
  longitude?: number | null;
}

@InputType({ description: 'A camera to add.' })
export class CreateCameraInput extends CameraPlaceInput {
  @Field(() => String, { description: 'Code of the camera, unique within the company.' })
  @MaxLength(64, { message: 'At most 64 characters' })
  @IsFilled('Please enter camera id')
  code: string;

  @Field(() => String, {
    description: 'Name of the room: letters, digits, spaces, underscores and hyphens.',
  })
  @MaxLength(100, { message: 'At most 100 characters' })
  @Matches(namePattern, wordsOnly)
  @IsFilled('Please enter room name')
  roomName: string;

  @Field(() => String, {
    description: 'Number of the room: letters, digits, spaces, underscores and hyphens.',
  })
  @MaxLength(100, { message: 'At most 100 characters' })
  @Matches(namePattern, wordsOnly)
  @IsFilled('Please enter room number')
  roomNumber: string;

  @Field(() => Float, {
    description: 'Distance that people should keep from each other, in feet, at least 1.',
  })
  @Max(1000, numbersOnly)
  @Min(1, numbersOnly)
  safeDistance: number;

  @Field(() => Int, {
    description: 'Seconds between two pictures that the camera analyses, at least 1.',
  })
  @Max(86_400, numbersOnly)
  @Min(1, numbersOnly)
  @IsInt(numbersOnly)
  timeLag: number;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the camera is a closed-circuit camera.',
  })
  isCctv: boolean;

  @Field(() => String, {
    description: 'URL of the video feed, with the scheme rtsp, rtsps, http or https.',
  })
  @MaxLength(500, validUrl)
  @IsUrl(feedOptions, validUrl)
  @IsNotEmpty({ message: 'Please enter cctv feed url' })
  feedUrl: string;
}

@InputType({ description: 'Changes to a camera. Absent fields are left unchanged.' })
export class UpdateCameraInput extends CameraPlaceInput {
  @Field(() => CameraRef, { description: 'The camera to change.' })
  camera: CameraRef;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the camera, unique within the company.',
  })
  @IsOptional()
  @MaxLength(64, { message: 'At most 64 characters' })
  @IsFilled('Please enter camera id')
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the room: letters, digits, spaces, underscores and hyphens.',
  })
  @IsOptional()
  @MaxLength(100, { message: 'At most 100 characters' })
  @Matches(namePattern, wordsOnly)
  @IsFilled('Please enter room name')
  roomName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the room: letters, digits, spaces, underscores and hyphens.',
  })
  @IsOptional()
  @MaxLength(100, { message: 'At most 100 characters' })
  @Matches(namePattern, wordsOnly)
  @IsFilled('Please enter room number')
  roomNumber?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance that people should keep from each other, in feet, at least 1.',
  })
  @IsOptional()
  @Max(1000, numbersOnly)
  @Min(1, numbersOnly)
  safeDistance?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds between two pictures that the camera analyses, at least 1.',
  })
  @IsOptional()
  @Max(86_400, numbersOnly)
  @Min(1, numbersOnly)
  timeLag?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the camera is a closed-circuit camera.',
  })
  isCctv?: boolean | null;

  @Field(() => String, { nullable: true, description: 'URL of the video feed.' })
  @IsOptional()
  @MaxLength(500, validUrl)
  @IsUrl(feedOptions, validUrl)
  feedUrl?: string | null;
}

const insidePicture = { message: 'A corner lies from 0 to 1 of the picture' };

@InputType({ description: "A corner of a camera's region of interest." })
export class RegionPointInput {
  @Field(() => Float, {
    description:
      "Horizontal position of the corner as a fraction of the picture's width, 0 to 1, from the left.",
  })
  @Min(0, insidePicture)
  @Max(1, insidePicture)
  x: number;

  @Field(() => Float, {
    description:
      "Vertical position of the corner as a fraction of the picture's height, 0 to 1, from the top.",
  })
  @Min(0, insidePicture)
  @Max(1, insidePicture)
  y: number;
}

@InputType({ description: 'A new region of interest for a camera.' })
export class UpdateCameraRegionInput {
  @Field(() => CameraRef, { description: 'The camera to change.' })
  camera: CameraRef;

  @Field(() => [RegionPointInput], {
    description: 'Corners of the region, 3 to 50; an empty list: the entire picture.',
  })
  @ValidateNested({ each: true })
  @ArrayMaxSize(50, { message: 'At most 50 corners' })
  corners: RegionPointInput[];
}
