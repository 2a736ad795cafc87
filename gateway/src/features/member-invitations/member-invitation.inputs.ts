import { IsEmail, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { MemberRole } from '../../access/role.js';
import { maxCodeLength } from '../second-factor/second-factor.inputs.js';

@InputType({ description: 'Whom to invite, and as what.' })
export class InviteMemberInput {
  @Field(() => String, { description: 'E-mail address that gets the invitation.' })
  @MaxLength(254, { message: 'Please enter valid email address' })
  @IsEmail({}, { message: 'Please enter valid email address' })
  @IsNotEmpty({ message: 'Please enter an email address' })
  email: string;

  @Field(() => MemberRole, { description: 'Role that the member will have.' })
  role: MemberRole;
}

@InputType({ description: 'An invitation, and the password of the invited address.' })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'The last part of the mailed link.' })
  @MaxLength(200, { message: 'The link is not whole' })
  token: string;

  @Field(() => String, {
    description:
      'Of an address that has an account: its password. Else the first one: at least 7 characters, and not easily guessed; 12 are recommended.',
  })
  @MaxLength(256, { message: 'Password is too long' })
  @IsNotEmpty({ message: 'Please enter your password' })
  password: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the authenticator app, or a recovery code. Needed if accepting without it was refused with SECOND_FACTOR.',
  })
  @IsOptional()
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  code?: string | null;
}
