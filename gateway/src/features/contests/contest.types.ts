import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime } from '../../scalars.js';
import { Person } from '../employees/person.types.js';
import { Contest } from './contest.entity.js';

@ObjectType({ description: 'A page of contests.' })
export class ContestPage extends paginated(Contest, 'contests') {}

@ObjectType({
  description: 'A person who would have been exposed without contests, and was not.',
  simpleResolvers: true,
})
export class ContestedExposure {
  @Field(() => Person, { description: 'Person who would have been exposed.' })
  person: Person;

  @Field(() => Int, {
    description: 'Fewest transmissions from the traced person without contests, 1 to 3.',
  })
  level: number;

  @Field(() => GraphQLISODateTime, { description: 'When that would have been.' })
  exposedAt: Date;

  @Field(() => [Contest], {
    description: 'Contests in force of the transmissions that would have led there.',
  })
  contests: Contest[];
}
