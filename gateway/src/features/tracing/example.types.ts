import { Field, Int, ObjectType } from 'type-graphql';
import { ContactRule } from './trace.types.js';

@ObjectType({
  description: 'One of the few invented people of the example.',
  simpleResolvers: true,
})
export class ExamplePerson {
  @Field(() => Int, { description: 'Number of the person, from 1.' })
  id: number;

  @Field(() => String, { description: 'First name.' })
  name: string;

  @Field(() => String, { description: 'Room or job, one or two words.' })
  place: string;
}

@ObjectType({
  description: 'A meeting of two people of the example, as phones recorded it.',
  simpleResolvers: true,
})
export class ExampleMeeting {
  @Field(() => Int, { description: 'Id of one person of the example.' })
  person: number;

  @Field(() => Int, { description: 'Id of the other person of the example.' })
  other: number;

  @Field(() => Int, { description: "Minutes since the example's start (08:00)." })
  start: number;

  @Field(() => Int, { description: "Minutes since the example's start (08:00)." })
  end: number;
}

@ObjectType({
  description: 'A person of the example who was exposed.',
  simpleResolvers: true,
})
export class ExampleExposure {
  @Field(() => Int, { description: 'Id of the person.' })
  person: number;

  @Field(() => Int, { description: 'Fewest transmissions from the traced person, 1 to 3.' })
  level: number;

  @Field(() => Int, { description: "Minutes since the example's start (08:00)." })
  exposedAt: number;

  @Field(() => ContactRule, { description: 'Rule by which the last contact counts.' })
  rule: ContactRule;

  @Field(() => Int, { description: 'Id of the person who passed the exposure on.' })
  carrier: number;

  @Field(() => Int, { description: 'First minute of the contact that counted.' })
  from: number;
}

@ObjectType({
  description: 'A small invented day at work, traced by the very code that traces real ones.',
  simpleResolvers: true,
})
export class TracingExample {
  @Field(() => [ExamplePerson], { description: 'Everybody of the example.' })
  people: ExamplePerson[];

  @Field(() => [ExampleMeeting], { description: 'Everything that was recorded, by start.' })
  meetings: ExampleMeeting[];

  @Field(() => [ExampleExposure], { description: 'By level, then by moment.' })
  exposures: ExampleExposure[];

  @Field(() => Int, { description: 'Minutes of the day.' })
  length: number;
}
