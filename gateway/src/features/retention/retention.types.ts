import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../scalars.js';
import { RetentionRun } from './retention-run.entity.js';

@ObjectType({
  description: 'Records that another retention would delete. Reading it changes nothing.',
  simpleResolvers: true,
})
export class RetentionPreview {
  @Field(() => Int, { description: 'Days before today for which records would be kept.' })
  days: number;

  @Field(() => GraphQLLocalDate, {
    description: "First day that would be kept, in the company's time zone.",
  })
  keptFrom: string;

  @Field(() => GraphQLISODateTime, { description: 'When the older records would be deleted.' })
  goesAt: Date;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      "Day of the oldest record that would be deleted, in the company's time zone; null: none.",
  })
  oldestDay: string | null;

  @Field(() => Int, {
    description: 'Contact records that would be deleted; counted up to maxCounted.',
  })
  contacts: number;

  @Field(() => Int, {
    description: 'Breaches seen by cameras that would be deleted; counted up to maxCounted.',
  })
  breaches: number;

  @Field(() => Int, {
    description: 'Health reports of phones that would be deleted; counted up to maxCounted.',
  })
  healthReports: number;

  @Field(() => Int, {
    description: 'Closed cases that would be deleted; counted up to maxCounted.',
  })
  cases: number;

  @Field(() => Int, {
    description: 'Number at which counting stops: a count of this size means at least so many.',
  })
  maxCounted: number;
}

@ObjectType({ description: 'A page of nightly cleanups, newest first.' })
export class RetentionRunPage extends paginated(RetentionRun, 'runs') {}
