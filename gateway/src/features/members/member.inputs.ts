import { Field, InputType } from 'type-graphql';
import { MemberRole } from '../../access/role.js';
import { GraphQLUUID } from '../../scalars.js';

@InputType({ description: 'Another role of a member.' })
export class UpdateMemberRoleInput {
  @Field(() => GraphQLUUID, { description: 'Our id of the membership.' })
  id: string;

  @Field(() => MemberRole, { description: 'The new role.' })
  role: MemberRole;
}
