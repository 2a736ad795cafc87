import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { DirectoryChange } from './directory-change.entity.js';
import { Person } from '../employees/person.types.js';

@ObjectType({
  description: 'A page of what was done to many people of the directory, newest first.',
})
export class DirectoryChangePage extends paginated(DirectoryChange, 'changes') {}

@ObjectType({ description: 'People whose data has been changed since were left as they are.' })
export class UndoneChange {
  @Field(() => DirectoryChange, { description: 'What was undone.' })
  change: DirectoryChange;

  @Field(() => Int, { description: 'How many people are as they were before.' })
  restored: number;

  @Field(() => [Person], { description: 'At most 100.' })
  skipped: Person[];
}
