import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { DirectoryChange } from './directory-change.entity.js';
import { Person } from '../employees/person.types.js';

@ObjectType({
  description: 'A page of changes of the directory, newest first.',
})
export class DirectoryChangePage extends paginated(DirectoryChange, 'changes') {}

@ObjectType({ description: 'Outcome of marking people positive.' })
export class MarkedPositive {
  @Field(() => DirectoryChange, { description: 'The change; undoDirectoryChange undoes it.' })
  change: DirectoryChange;

  @Field(() => [Person], {
    description:
      'People who had an open confirmed case of the disease and stay as they are, at most 100.',
  })
  alreadyPositive: Person[];

  @Field(() => Int, { description: 'Number of those people.' })
  alreadyPositiveCount: number;
}

@ObjectType({ description: 'Outcome of undoing a change of the directory.' })
export class UndoneChange {
  @Field(() => DirectoryChange, { description: 'The change that was undone.' })
  change: DirectoryChange;

  @Field(() => Int, { description: 'Number of people who were restored.' })
  restored: number;

  @Field(() => [Person], {
    description: 'People who were changed since and stay as they are, at most 100.',
  })
  skipped: Person[];
}
