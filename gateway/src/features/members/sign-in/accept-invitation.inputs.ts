import { IsNotEmpty, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsMemberName, maxMemberNameLength } from '../team/member-name.js';
import { MailedLinkInput } from './password.inputs.js';
import { PasskeyAssertionInput, PasskeyAttestationInput } from '../factors/passkey.inputs.js';
import { maxCodeLength } from '../factors/second-factor.types.js';

@InputType({ description: 'The mailed invitation to be accepted with a passkey.' })
export class StartInvitationPasskeyInput extends MailedLinkInput {}

@InputType({ description: 'The mailed invitation to decline.' })
export class DeclineInvitationInput extends MailedLinkInput {}

@InputType({
  description: 'An invitation to accept, with a password or a passkey of the invited address.',
})
export class AcceptInvitationInput extends MailedLinkInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Current password if the address has an account, otherwise its first password: at least 7 characters and not easily guessed; 12 are recommended.',
  })
  @IsOptional()
  @MaxLength(256, { message: 'Password is too long' })
  @IsNotEmpty({ message: 'Please enter your password' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the authenticator app, or a recovery code. Required after an attempt without it was refused with SECOND_FACTOR.',
  })
  @IsOptional()
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  code?: string | null;

  @Field(() => PasskeyAttestationInput, {
    nullable: true,
    description:
      'First passkey of an address without an account, in place of a password. startInvitationPasskey supplies the options to create it.',
  })
  @IsOptional()
  @ValidateNested()
  newPasskey?: PasskeyAttestationInput | null;

  @Field(() => String, {
    nullable: true,
    description: `Name in the company, of 1 to ${maxMemberNameLength} characters; null: only the email address is shown; absent: the name of the invitation. Ignored if the identity provider has added the address.`,
  })
  @IsOptional()
  @IsMemberName()
  name?: string | null;

  @Field(() => PasskeyAssertionInput, {
    nullable: true,
    description:
      'Answer of an existing passkey to the challenge of startInvitationPasskey, in place of password and code. Only for an address that already has an account.',
  })
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAssertionInput | null;
}
