import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';

@ObjectType({
  description: 'A threshold for contacts, and the time from which it applies.',
  simpleResolvers: true,
})
export class ThresholdInForce {
  @Field(() => Int, { description: 'Length in minutes from which a contact counts.' })
  minutes: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The threshold applies to contacts that begin at or after this time; null: from the beginning.',
  })
  from: Date | null;
}

@ObjectType({ description: 'Company settings that the app needs, as currently in force.' })
export class AppSettings {
  @Field(() => Int, { description: 'Length in minutes from which a contact counts.' })
  timeMetric: number;

  @Field(() => Int, {
    description: 'Minimum distance in feet. Being closer than this is a breach.',
  })
  minDistance: number;

  @Field(() => Boolean, {
    description: 'Whether the app shows the COVID-19 status of the people met.',
  })
  isCrossStatusOn: boolean;

  @Field(() => Boolean, { description: 'Whether the app reports only inside the geofence.' })
  isGeofencingOn: boolean;

  @Field(() => Float, {
    nullable: true,
    description: "Latitude of the geofence's centre, in degrees; null: it was never set.",
  })
  latitude: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Longitude of the geofence's centre, in degrees; null: it was never set.",
  })
  longitude: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Radius of the geofence in metres; null: it was never set.',
  })
  radius: number | null;
}

@ObjectType({
  description: 'A time metric, and the period in which it was or will be in force.',
  simpleResolvers: true,
})
export class TimeMetricPeriod {
  @Field(() => Int, { description: 'Length in minutes from which a contact counts.' })
  minutes: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the time metric took or takes effect; null: from the beginning.',
  })
  from: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the time metric ceases to be in force; null: until the next change.',
  })
  until: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the time metric was chosen; null: it is the company's initial setting.",
  })
  changedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the admin who chose the time metric, or 'API key' and its name; null: nobody chose it.",
  })
  changedBy: string | null;
}
