import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { DeviceSource } from '../contacts/contact-source.js';

export enum SafetyLevel {
  AMBER = 'AMBER',
  GREEN = 'GREEN',
  RED = 'RED',
}
registerEnumType(SafetyLevel, {
  name: 'SafetyLevel',
  description: 'Green from 90%, amber from 70%, red below.',
  valuesConfig: {
    AMBER: { description: 'At least 70% and less than 90% had no breach.' },
    GREEN: { description: 'At least 90% had no breach.' },
    RED: { description: 'Less than 70% had no breach.' },
  },
});

@ObjectType({
  description: 'The share of people active in the last 24 hours who had no breach in them.',
  simpleResolvers: true,
})
export class SafetyIndicator {
  @Field(() => SafetyLevel, {
    nullable: true,
    description: 'Rating of the share; null: nobody was active, or it is withheld.',
  })
  level: SafetyLevel | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share of active people without a breach, 0 to 1; null: nobody was active, or it is withheld.',
  })
  share: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'People active in the last 24 hours; null: withheld.',
  })
  active: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of those active people who had no breach in the last 24 hours; null: withheld.',
  })
  withoutBreach: number | null;

  @Field(() => Boolean, {
    description:
      'Whether figures are withheld from the viewer, because they or what can be computed from them are about fewer than 5 people.',
  })
  isWithheld: boolean;
}

@ObjectType({ description: 'Breaches of a period.', simpleResolvers: true })
export class BreachTotals {
  @Field(() => Int, { description: 'Number of breaches in this period.' })
  breaches: number;

  @Field(() => Float, {
    description: 'Minutes that the breaches lasted in all, without gaps between records.',
  })
  minutes: number;
}

/** Breaches compared with those of the period before. */
@ObjectType({ simpleResolvers: true })
abstract class ComparedBreaches extends BreachTotals {
  @Field(() => Int, {
    description: 'Number of breaches in the same number of days before the period.',
  })
  before: number;
}

@ObjectType({ description: 'Breaches that began within an hour or a day.', simpleResolvers: true })
export class BreachPoint extends BreachTotals {
  @Field(() => GraphQLISODateTime, { description: 'Start of the hour or day that is counted.' })
  at: Date;

  @Field(() => Boolean, {
    description:
      'Whether the source reported anything on the day of the point; else its breaches are not known.',
  })
  isReported: boolean;
}

@ObjectType({
  description: 'Breaches between people of two departments, or of one.',
  simpleResolvers: true,
})
export class DepartmentPairBreaches extends ComparedBreaches {
  @Field(() => String, {
    nullable: true,
    description: 'Department of one of the two people; null: that person has left the directory.',
  })
  department: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Department of the other person, which may be the same one; null: that person has left the directory.',
  })
  otherDepartment: string | null;

  @Field(() => Boolean, {
    description:
      'Whether one of the two stands for several departments, which are counted together because the viewer sees none of fewer than 5 people.',
  })
  isMerged: boolean;
}

@ObjectType({ description: 'Breaches that one camera saw in its room.', simpleResolvers: true })
export class RoomBreaches extends ComparedBreaches {
  @Field(() => GraphQLUUID, { description: 'Id of the camera.' })
  cameraId: string;

  @Field(() => String, {
    description: 'Name of the room that the camera watches, or watched before it was deleted.',
  })
  roomName: string;

  @Field(() => String, {
    description: 'Number of the room that the camera watches, or watched before it was deleted.',
  })
  roomNumber: string;

  @Field(() => Int, {
    description: 'Largest number of people that the camera saw too close at one time.',
  })
  maxPeople: number;
}

@ObjectType({ description: 'Breaches of a period, of one source.', simpleResolvers: true })
export class BreachHistory {
  @Field(() => DeviceSource, { description: 'Whether phones or cameras reported the breaches.' })
  source: DeviceSource;

  @Field(() => GraphQLISODateTime, { description: 'Start of the period that is counted.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the period that is counted.' })
  until: Date;

  @Field(() => Boolean, { description: 'Whether the points are hours; else they are days.' })
  isByHour: boolean;

  @Field(() => [BreachPoint], {
    description:
      "One point per hour for up to 2 days, else one per day of the company's time zone, in order.",
  })
  points: BreachPoint[];

  @Field(() => BreachTotals, { description: 'Breaches of the whole period.' })
  totals: BreachTotals;

  @Field(() => BreachTotals, {
    description: 'Breaches of the period of the same length before this one.',
  })
  before: BreachTotals;

  @Field(() => Int, {
    description:
      'Days of the period on which the source reported anything; 1 or 0 for the last 24 hours. With 0 nothing was measured, so the number of breaches is not known.',
  })
  reportedDays: number;

  @Field(() => Int, {
    description:
      'Days of the period before on which the source reported anything. If it differs from reportedDays, the two periods were not measured alike.',
  })
  reportedDaysBefore: number;

  @Field(() => [Int], {
    description: "Number of breaches in each hour of the day, 0 to 23 of the company's time zone.",
  })
  byHourOfDay: number[];

  @Field(() => [DepartmentPairBreaches], {
    description:
      'Breaches by pair of departments, most first, over the whole days that the period touches. Includes pairs with breaches only in the days before.',
  })
  byDepartments: DepartmentPairBreaches[];

  @Field(() => [RoomBreaches], {
    description:
      'Breaches by room, most first, over the whole days that the period touches. Includes rooms with breaches only in the days before. Empty for phones, which know no rooms.',
  })
  byRooms: RoomBreaches[];

  @Field(() => Boolean, { description: 'Whether there are new records that are not counted yet.' })
  isStale: boolean;
}
