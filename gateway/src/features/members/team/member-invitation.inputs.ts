import { IsNotEmpty, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../../validation/email-rule.js';
import { MemberRole } from '../../../access/role.js';
import { IsMemberName, maxMemberNameLength } from './member-name.js';

@InputType({ description: 'An address to invite and its role.' })
export class InviteMemberInput {
  @Field(() => String, { description: 'Email address to which the invitation is sent.' })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter an email address' })
  email: string;

  @Field(() => MemberRole, { description: 'Role that the new member will have.' })
  role: MemberRole;

  @Field(() => String, {
    nullable: true,
    description: `Name of the new member, of 1 to ${maxMemberNameLength} characters; absent or null: not given.`,
  })
  @IsOptional()
  @IsMemberName()
  name?: string | null;
}
