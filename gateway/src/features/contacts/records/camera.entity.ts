import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

@ObjectType({ description: "A corner of a camera's region of interest.", simpleResolvers: true })
export class RegionPoint {
  @Field(() => Float, {
    description:
      "Horizontal position of the corner as a fraction of the picture's width, 0 to 1, from the left.",
  })
  x: number;

  @Field(() => Float, {
    description:
      "Vertical position of the corner as a fraction of the picture's height, 0 to 1, from the top.",
  })
  y: number;
}

/** A camera that watches one room. Deletion keeps the row, without code and key, so that its records still have their room. */
@ObjectType({ description: 'A camera that watches one room.', simpleResolvers: true })
@Entity('camera')
export class Camera {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the camera.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'Code of the camera, unique within the company.' })
  @Column({ type: 'text', nullable: true })
  code: string | null;

  @Field(() => String, { description: 'Name of the room that the camera watches.' })
  @Column({ type: 'text' })
  roomName: string;

  @Field(() => String, { description: 'Number of the room that the camera watches.' })
  @Column({ type: 'text' })
  roomNumber: string;

  @Field(() => Float, { description: 'Latitude of the camera, in degrees.' })
  @Column({ type: 'double precision' })
  latitude: number;

  @Field(() => Float, { description: 'Longitude of the camera, in degrees.' })
  @Column({ type: 'double precision' })
  longitude: number;

  @Field(() => Float, { description: 'Distance that people should keep from each other, in feet.' })
  @Column({ type: 'real' })
  safeDistance: number;

  @Field(() => Int, { description: 'Seconds between two pictures that the camera analyses.' })
  @Column({ type: 'integer' })
  timeLag: number;

  @Field(() => Boolean, { description: 'Whether the camera is a closed-circuit camera.' })
  @Column({ type: 'boolean', default: true })
  isCctv: boolean;

  @Field(() => String, { description: 'URL of the video feed. The gateway never fetches it.' })
  @Column({ type: 'text' })
  feedUrl: string;

  @Field(() => [RegionPoint], {
    description: 'Corners of the region of interest; empty: the entire picture.',
  })
  @Column({ type: 'jsonb', default: () => "'[]'" })
  region: RegionPoint[];

  /** SHA-256 of the key that the camera sends. */
  @Column({ type: 'bytea' })
  keyHash: Buffer;

  @Field(() => GraphQLISODateTime, { description: "When the camera's key was created." })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  keyMadeAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the camera last reported; null: never.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastReportedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When the camera was added.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  deletedAt: Date | null;
}
