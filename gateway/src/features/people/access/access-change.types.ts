import { Field, ObjectType } from 'type-graphql';
import { Role } from '../../../access/role.js';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { AccessChange, AccessChangeKind } from './access-change.entity.js';

@ObjectType({
  description: 'A page of changes of access that nobody has confirmed, the latest first.',
})
export class AccessChangePage extends paginated(AccessChange, 'changes') {}

@ObjectType({
  description:
    "A change of the employee's own app code, email address or phone number by somebody else, as the own file shows it.",
  simpleResolvers: true,
})
export class OwnAccessChange {
  @Field(() => [AccessChangeKind], { description: 'What was changed.' })
  kinds: AccessChangeKind[];

  @Field(() => GraphQLISODateTime, { description: 'When the last change was made.' })
  changedAt: Date;

  @Field(() => Role, { nullable: true, description: 'Role in which it was made; null: not known.' })
  role: Role | null;

  @Field(() => Boolean, { description: 'Whether the change still has to be confirmed.' })
  isUnconfirmed: boolean;
}

@ObjectType({ description: 'Result of confirming changes of access.', simpleResolvers: true })
export class ConfirmAccessChangesPayload {
  @Field(() => [GraphQLUUID], { description: 'Ids of the employees whose changes were confirmed.' })
  confirmedIds: string[];

  @Field(() => [AccessChange], {
    description: 'Changes that the viewer made, which somebody else has to confirm.',
  })
  skipped: AccessChange[];
}

@ObjectType({
  description: 'Result of confirming a change of access by a mailed link.',
  simpleResolvers: true,
})
export class ConfirmOwnAccessChangePayload {
  @Field(() => String, { description: 'Name of the company.' })
  companyName: string;
}

/** Options of the fields with the open change of somebody. */
export const openAccessChangeField = {
  nullable: true,
  description:
    'The change of app code, email address or phone number that nobody has confirmed; null: none.',
} as const;
