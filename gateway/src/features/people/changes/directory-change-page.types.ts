import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { DirectoryChange } from './directory-change.entity.js';
import { Person } from '../directory/person.types.js';

@ObjectType({
  description: 'A page of changes of the directory, newest first.',
})
export class DirectoryChangePage extends paginated(DirectoryChange, 'changes') {}

@ObjectType({ description: 'Result of marking people as positive.' })
export class MarkedPositive {
  @Field(() => DirectoryChange, {
    description: 'The change made to the directory, which undoDirectoryChange can undo.',
  })
  change: DirectoryChange;

  @Field(() => [Person], {
    description:
      'People who already had an open confirmed case of the disease and were left unchanged, at most 100.',
  })
  alreadyPositive: Person[];

  @Field(() => Int, {
    description: 'Number of people who already had an open confirmed case of the disease.',
  })
  alreadyPositiveCount: number;
}

@ObjectType({ description: 'Result of undoing a change to the directory.' })
export class UndoneChange {
  @Field(() => DirectoryChange, { description: 'The change that was undone.' })
  change: DirectoryChange;

  @Field(() => Int, { description: 'Number of people whose previous values were restored.' })
  restored: number;

  @Field(() => [Person], {
    description: 'People who had been changed since and were left unchanged, at most 100.',
  })
  skipped: Person[];
}
