import { Field, InputType } from 'type-graphql';
import { MemberRole } from '../../../access/role.js';
import { GraphQLUUID } from '../../../scalars.js';

@InputType({ description: 'A new role for a member.' })
export class UpdateMemberRoleInput {
  @Field(() => GraphQLUUID, { description: 'Our id of the membership.' })
  id: string;

  @Field(() => MemberRole, { description: 'New role of the member.' })
  role: MemberRole;
}
