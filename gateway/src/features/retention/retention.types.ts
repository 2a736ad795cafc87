import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../scalars.js';
import { RetentionRun } from './retention-run.entity.js';

@ObjectType({
  description: 'What would go if records were kept for so many days. Nothing is changed by asking.',
  simpleResolvers: true,
})
export class RetentionPreview {
  @Field(() => Int, { description: 'Days before today for which records would be kept.' })
  days: number;

  @Field(() => GraphQLLocalDate, {
    description: "First day that would be kept, in the company's time zone.",
  })
  keptFrom: string;

  @Field(() => GraphQLISODateTime, { description: 'When the rest would go.' })
  goesAt: Date;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: "Day of the oldest record that would go, in the company's time zone; null: none.",
  })
  oldestDay: string | null;

  @Field(() => Int, { description: 'Contact records that would go; counted up to `maxCounted`.' })
  contacts: number;

  @Field(() => Int, {
    description: 'Breaches counted by cameras that would go; counted up to `maxCounted`.',
  })
  breaches: number;

  @Field(() => Int, {
    description: 'Health reports of phones that would go; counted up to `maxCounted`.',
  })
  healthReports: number;

  @Field(() => Int, {
    description:
      'Counting stops here, so that nobody waits: such a number means this many at least.',
  })
  maxCounted: number;
}

@ObjectType({ description: 'A page of what went because it was too old, newest first.' })
export class RetentionRunPage extends paginated(RetentionRun, 'runs') {}
