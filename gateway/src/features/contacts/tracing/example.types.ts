import { Field, Int, ObjectType } from 'type-graphql';
import { ContactRule } from './trace.types.js';

@ObjectType({
  description: 'A fictional person in the tracing example.',
  simpleResolvers: true,
})
export class ExamplePerson {
  @Field(() => Int, { description: 'Number of the person in the example, from 1.' })
  id: number;

  @Field(() => String, { description: 'First name of the person.' })
  name: string;

  @Field(() => String, { description: 'Room or job of the person, in one or two words.' })
  place: string;
}

@ObjectType({
  description: 'A meeting of two people in the tracing example, as recorded by phones.',
  simpleResolvers: true,
})
export class ExampleMeeting {
  @Field(() => Int, { description: 'Number of one of the two people in the example.' })
  person: number;

  @Field(() => Int, { description: 'Number of the other person in the example.' })
  other: number;

  @Field(() => Int, { description: 'Minutes since the start of the example at 08:00.' })
  start: number;

  @Field(() => Int, { description: 'Minutes since the start of the example at 08:00.' })
  end: number;
}

@ObjectType({
  description: 'An exposed person in the tracing example.',
  simpleResolvers: true,
})
export class ExampleExposure {
  @Field(() => Int, { description: 'Id of the person.' })
  person: number;

  @Field(() => Int, { description: 'Fewest transmissions from the traced person, 1 to 3.' })
  level: number;

  @Field(() => Int, { description: 'Minutes since the start of the example at 08:00.' })
  exposedAt: number;

  @Field(() => ContactRule, { description: 'Rule by which the last contact of the path counts.' })
  rule: ContactRule;

  @Field(() => Int, { description: 'Number of the person who passed the exposure on.' })
  carrier: number;

  @Field(() => Int, {
    description: 'Minutes from the start of the example to the start of the contact that counted.',
  })
  from: number;
}

@ObjectType({
  description: 'A small fictional working day, traced with the same code as real days.',
  simpleResolvers: true,
})
export class TracingExample {
  @Field(() => [ExamplePerson], { description: 'All people of the example.' })
  people: ExamplePerson[];

  @Field(() => [ExampleMeeting], {
    description: 'All recorded meetings of the example, sorted by start.',
  })
  meetings: ExampleMeeting[];

  @Field(() => [ExampleExposure], {
    description: 'Exposed people, sorted by level, then by time of exposure.',
  })
  exposures: ExampleExposure[];

  @Field(() => Int, { description: "Length of the example's day in minutes." })
  length: number;
}
