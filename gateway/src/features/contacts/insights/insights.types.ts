import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { DeviceSource } from '../records/contact-source.js';

export enum SafetyLevel {
  AMBER = 'AMBER',
  GREEN = 'GREEN',
  RED = 'RED',
}
registerEnumType(SafetyLevel, {
  name: 'SafetyLevel',
  description: 'Rating of the share of active people without a breach.',
  valuesConfig: {
    AMBER: { description: 'At least 70% and less than 90% of active people had no breach.' },
    GREEN: { description: 'At least 90% of active people had no breach.' },
    RED: { description: 'Less than 70% of active people had no breach.' },
  },
});

@ObjectType({
  description: 'Share of people active in the last 24 hours who had no breach in that time.',
  simpleResolvers: true,
})
export class SafetyIndicator {
  @Field(() => SafetyLevel, {
    nullable: true,
    description:
      'Rating of the share; null: fewer than 5 people or Company.minActivePercent of the employees were active, or withheld.',
  })
  level: SafetyLevel | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of active people without a breach, 0 to 1; null as in level.',
  })
  share: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of people active in the last 24 hours; null: withheld.',
  })
  active: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of active people who had no breach in the last 24 hours; null: withheld.',
  })
  withoutBreach: number | null;

  @Field(() => Boolean, {
    description:
      'Whether numbers are withheld from the viewer, because they concern fewer than 5 people or would allow such a number to be derived.',
  })
  isWithheld: boolean;
}

@ObjectType({ description: 'Totals of the breaches in a period.', simpleResolvers: true })
export class BreachTotals {
  @Field(() => Int, { description: 'Number of breaches in the period.' })
  breaches: number;

  @Field(() => Float, {
    description: 'Total length of the breaches in minutes, excluding gaps between records.',
  })
  minutes: number;
}

/** Breaches compared with those of the period before. */
@ObjectType({ simpleResolvers: true })
abstract class ComparedBreaches extends BreachTotals {
  @Field(() => Int, {
    description: 'Number of breaches in the preceding period of the same number of days.',
  })
  before: number;
}

@ObjectType({ description: 'Breaches that began within an hour or a day.', simpleResolvers: true })
export class BreachPoint extends BreachTotals {
  @Field(() => GraphQLISODateTime, { description: 'Start of the hour or day.' })
  at: Date;

  @Field(() => Boolean, {
    description:
      'Whether the source reported anything on the day of this point. If false, the number of breaches is unknown.',
  })
  isReported: boolean;
}

@ObjectType({
  description: 'Breaches between people of two departments, or within one department.',
  simpleResolvers: true,
})
export class DepartmentPairBreaches extends ComparedBreaches {
  @Field(() => String, {
    nullable: true,
    description: 'Department of one of the two people; null: the person has left the directory.',
  })
  department: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Department of the other person, possibly the same one; null: the person has left the directory.',
  })
  otherDepartment: string | null;

  @Field(() => Boolean, {
    description:
      'Whether one of the two entries combines several departments, because the viewer may not see departments of fewer than 5 people.',
  })
  isMerged: boolean;
}

@ObjectType({ description: 'Breaches seen by one camera in its room.', simpleResolvers: true })
export class RoomBreaches extends ComparedBreaches {
  @Field(() => GraphQLUUID, { description: 'Id of the camera.' })
  cameraId: string;

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

  @Field(() => Int, {
    description: 'Largest number of people whom the camera saw too close together at one time.',
  })
  maxPeople: number;
}

@ObjectType({
  description: 'Breaches in a period, as recorded by one kind of device.',
  simpleResolvers: true,
})
export class BreachHistory {
  @Field(() => DeviceSource, { description: 'Kind of device that reported the breaches.' })
  source: DeviceSource;

  @Field(() => GraphQLISODateTime, { description: 'Start of the reported period.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the reported period.' })
  until: Date;

  @Field(() => Boolean, {
    description: 'Whether each point is an hour. If false, each point is a day.',
  })
  isByHour: boolean;

  @Field(() => [BreachPoint], {
    description:
      "Breaches over time, in order: one point per hour for up to 2 days, otherwise one per day in the company's time zone.",
  })
  points: BreachPoint[];

  @Field(() => BreachTotals, { description: 'Totals for the complete period.' })
  totals: BreachTotals;

  @Field(() => BreachTotals, {
    description: 'Breaches in the preceding period of the same length.',
  })
  before: BreachTotals;

  @Field(() => Int, {
    description:
      'Number of days in the period on which the source reported anything; 1 or 0 for the last 24 hours. If 0, nothing was measured and the number of breaches is unknown.',
  })
  reportedDays: number;

  @Field(() => Int, {
    description:
      'Number of days in the preceding period on which the source reported anything. If it differs from reportedDays, the two periods are not comparable.',
  })
  reportedDaysBefore: number;

  @Field(() => [Int], {
    description:
      "Number of breaches in each hour of the day, from hour 0 to hour 23 in the company's time zone.",
  })
  byHourOfDay: number[];

  @Field(() => [DepartmentPairBreaches], {
    description:
      'Breaches for each pair of departments, largest number first. Days at the ends of the period count in full. Includes pairs whose only breaches were in the preceding period.',
  })
  byDepartments: DepartmentPairBreaches[];

  @Field(() => [RoomBreaches], {
    description:
      'Breaches for each room, largest number first. Days at the ends of the period count in full. Includes rooms whose only breaches were in the preceding period. Empty for phones, which cannot tell the room.',
  })
  byRooms: RoomBreaches[];

  @Field(() => Boolean, {
    description: 'Whether there are new records that the totals do not include yet.',
  })
  isStale: boolean;
}
