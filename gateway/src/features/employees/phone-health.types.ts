import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: 'Latest state that a phone reported.', simpleResolvers: true })
export class PhoneHealth {
  @Field(() => Boolean, { nullable: true, description: 'Whether Bluetooth is on.' })
  bluetoothStatus: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether location is on.' })
  locationStatus: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Location permission that the app was given.',
  })
  locationPermission: string | null;

  @Field(() => String, { nullable: true, description: 'Version of the operating system.' })
  osVersion: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of device.' })
  deviceType: string | null;

  @Field(() => String, { nullable: true, description: 'Make and model.' })
  makeModel: string | null;

  @Field(() => String, { nullable: true, description: 'Version of the app.' })
  appVersion: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the phone reported it.' })
  reportedAt: Date;
}
