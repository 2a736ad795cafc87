import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../../scalars.js';
import { RetentionRun } from './retention-run.entity.js';

@ObjectType({
  description: 'Number of records that another retention period would delete. Nothing is deleted.',
  simpleResolvers: true,
})
export class RetentionPreview {
  @Field(() => Int, {
    description: 'Proposed retention period: days before today for which records would be stored.',
  })
  days: number;

  @Field(() => GraphQLLocalDate, {
    description: "Oldest day that would be retained, in the company's time zone.",
  })
  keptFrom: string;

  @Field(() => GraphQLISODateTime, { description: 'When the records would be deleted.' })
  goesAt: Date;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      "Day of the oldest record that would be deleted, in the company's time zone; null: none.",
  })
  oldestDay: string | null;

  @Field(() => Int, {
    description: 'Number of contact records that would be deleted, counted up to maxCounted.',
  })
  contacts: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of older contacts told by hand that would stay as long as their case, counted up to maxCounted; null: your role may not read health.',
  })
  keptContacts: number | null;

  @Field(() => Int, {
    description:
      'Number of breaches seen by cameras that would be deleted, counted up to maxCounted.',
  })
  breaches: number;

  @Field(() => Int, {
    description:
      'Number of health reports of phones that would be deleted, counted up to maxCounted.',
  })
  healthReports: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of closed cases that would be deleted, counted up to maxCounted; null: your role may not read health.',
  })
  cases: number | null;

  @Field(() => Int, {
    description:
      'Number at which counting stops. A count that reaches it means "at least this many".',
  })
  maxCounted: number;
}

@ObjectType({ description: 'A page of nightly cleanups that deleted records, newest first.' })
export class RetentionRunPage extends paginated(RetentionRun, 'runs') {}
