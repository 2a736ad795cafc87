import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';

@ObjectType({ description: 'Latest state that a phone reported.', simpleResolvers: true })
export class PhoneHealth {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether Bluetooth is on; null: never reported.',
  })
  bluetoothStatus: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether location is on; null: never reported.',
  })
  locationStatus: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Location permission granted to the app; null: never reported.',
  })
  locationPermission: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the operating system; null: never reported.',
  })
  osVersion: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of device; null: never reported.',
  })
  deviceType: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Make and model of the device; null: never reported.',
  })
  makeModel: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the app; null: never reported.',
  })
  appVersion: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the phone sent the report.' })
  reportedAt: Date;
}
