import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime } from '../../../scalars.js';
import { Person } from '../../people/directory/person.types.js';
import { Contest } from './contest.entity.js';

@ObjectType({ description: 'A page of contests.' })
export class ContestPage extends paginated(Contest, 'contests') {}

@ObjectType({
  description: 'A person who would have been exposed if no contacts had been contested.',
  simpleResolvers: true,
})
export class ContestedExposure {
  @Field(() => Person, { description: 'Person who would have been exposed.' })
  person: Person;

  @Field(() => Int, {
    description:
      'Fewest transmissions from the traced person, 1 to 3, if no contacts had been contested.',
  })
  level: number;

  @Field(() => GraphQLISODateTime, { description: 'When the person would have been exposed.' })
  exposedAt: Date;

  @Field(() => [Contest], {
    description: 'Contests in force of the transmissions that would have exposed the person.',
  })
  contests: Contest[];
}
