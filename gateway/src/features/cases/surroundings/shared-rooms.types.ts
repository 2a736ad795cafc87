import { Field, Float, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

@ObjectType({
  description:
    'A person whom a camera saw in its room at the same time as the person of a case, at any distance.',
  simpleResolvers: true,
})
export class SharedRoom {
  employeeId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the camera.' })
  cameraId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the camera; null: it has been deleted.',
  })
  cameraCode: string | null;

  @Field(() => String, {
    description:
      'Name of the room that the camera watches, or that it watched before it was deleted.',
  })
  roomName: string;

  @Field(() => String, {
    description:
      'Number of the room that the camera watches, or that it watched before it was deleted.',
  })
  roomNumber: string;

  @Field(() => GraphQLISODateTime, {
    description: 'First moment in the window at which the camera saw both people.',
  })
  firstAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'Last moment in the window at which the camera saw both people.',
  })
  lastAt: Date;

  @Field(() => Float, {
    description: 'Minutes of the window during which the camera saw both people, excluding gaps.',
  })
  minutes: number;
}

@ObjectType({ description: 'A page of people seen in the same rooms as the person of a case.' })
export class SharedRoomPage extends paginated(SharedRoom, 'people, once for each camera,') {}
