import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { MemberRole } from '../../../access/role.js';
import { GraphQLUUID } from '../../../scalars.js';
import { IsMemberName, maxMemberNameLength } from './member-name.js';

@InputType({ description: 'A new role for a member.' })
export class UpdateMemberRoleInput {
  @Field(() => GraphQLUUID, { description: 'Our id of the membership.' })
  id: string;

  @Field(() => MemberRole, { description: 'New role of the member.' })
  role: MemberRole;
}

@InputType({ description: "The viewer's own name." })
export class UpdateOwnNameInput {
  @Field(() => String, {
    nullable: true,
    description: `New name of 1 to ${maxMemberNameLength} characters, which no email address is part of; absent or null: only the email address is shown.`,
  })
  @IsOptional()
  @IsMemberName()
  name?: string | null;
}

@InputType({ description: 'A new name for a member.' })
export class UpdateMemberNameInput extends UpdateOwnNameInput {
  @Field(() => GraphQLUUID, { description: 'Our id of the membership.' })
  id: string;
}
