import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: 'A contact threshold and since when it counts.', simpleResolvers: true })
export class ThresholdInForce {
  @Field(() => Int, { description: 'Minutes after which a contact counts.' })
  minutes: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Counts for contacts that begin here or later; null: from the beginning.',
  })
  from: Date | null;
}

@ObjectType({ description: "The company's settings that the app needs, as in force now." })
export class AppSettings {
  @Field(() => Int, { description: 'Minutes after which a contact counts.' })
  timeMetric: number;

  @Field(() => Int, { description: 'Feet: closer than this is a breach.' })
  minDistance: number;

  @Field(() => Boolean, { description: 'Whether the app shows the status of people met.' })
  isCrossStatusOn: boolean;

  @Field(() => Boolean, { description: 'Whether the app reports only inside the geofence.' })
  isGeofencingOn: boolean;

  @Field(() => Float, {
    nullable: true,
    description: "Coordinate of the geofence's centre, in degrees; null: none was ever set.",
  })
  latitude: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Coordinate of the geofence's centre, in degrees; null: none was ever set.",
  })
  longitude: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Radius of the geofence in metres; null: none was ever set.',
  })
  radius: number | null;
}

@ObjectType({
  description: 'A time metric and from when to when it was or will be in force.',
  simpleResolvers: true,
})
export class TimeMetricPeriod {
  @Field(() => Int, { description: 'Minutes after which a contact counts.' })
  minutes: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it came into force; null: from the beginning.',
  })
  from: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it stops being in force; null: until it is changed.',
  })
  until: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was chosen; null: it is the setting that the company began with.',
  })
  changedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the admin who chose it; null: nobody chose it.',
  })
  changedBy: string | null;
}
