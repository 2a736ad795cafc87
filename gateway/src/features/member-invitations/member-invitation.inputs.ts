import { IsNotEmpty, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../validation/email-rule.js';
import { MemberRole } from '../../access/role.js';
import { MailedLinkInput } from '../accounts/password.inputs.js';
import { PasskeyAssertionInput, PasskeyAttestationInput } from '../passkeys/passkey.inputs.js';
import { maxCodeLength } from '../second-factor/second-factor.inputs.js';

@InputType({ description: 'The address to invite, and its role.' })
export class InviteMemberInput {
  @Field(() => String, { description: 'E-mail address that gets the invitation.' })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter an email address' })
  email: string;

  @Field(() => MemberRole, { description: 'Role that the member will have.' })
  role: MemberRole;
}

@InputType({ description: 'An invitation that a passkey is going to accept.' })
export class StartInvitationPasskeyInput extends MailedLinkInput {}

@InputType({ description: 'An invitation, and the password or a passkey of the invited address.' })
export class AcceptInvitationInput extends MailedLinkInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Of an address that has an account: its password. Else the first one: at least 7 characters, and not easily guessed; 12 are recommended.',
  })
  @IsOptional()
  @MaxLength(256, { message: 'Password is too long' })
  @IsNotEmpty({ message: 'Please enter your password' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the authenticator app, or a recovery code. Needed if accepting without it was refused with SECOND_FACTOR.',
  })
  @IsOptional()
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  code?: string | null;

  @Field(() => PasskeyAttestationInput, {
    nullable: true,
    description:
      'First passkey of an address without an account, instead of a password, made by startInvitationPasskey.',
  })
  @IsOptional()
  @ValidateNested()
  newPasskey?: PasskeyAttestationInput | null;

  @Field(() => PasskeyAssertionInput, {
    nullable: true,
    description:
      'Of an address that has an account: answer of one of its passkeys to startInvitationPasskey, instead of password and code.',
  })
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAssertionInput | null;
}
