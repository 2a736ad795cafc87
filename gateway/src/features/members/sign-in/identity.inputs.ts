import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PasskeyAssertionInput } from '../factors/passkey.inputs.js';
import { MailedLinkInput } from './password.inputs.js';
import { maxCodeLength } from '../factors/second-factor.types.js';

@InputType({
  description:
    'Proof of identity: a passkey or a code if the account has a second factor, otherwise the password.',
})
export class ConfirmIdentityInput {
  @Field(() => String, {
    nullable: true,
    description: 'Password of the account, if it has no second factor.',
  })
  @IsOptional()
  @MaxLength(256, { message: 'Password is too long' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the authenticator app, or a recovery code.',
  })
  @IsOptional()
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  code?: string | null;

  @Field(() => PasskeyAssertionInput, {
    nullable: true,
    description: 'Answer of a passkey to the challenge from startPasskeyConfirmation.',
  })
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAssertionInput | null;
}

@InputType({ description: 'The mailed link that confirms the identity of the viewer.' })
export class ConfirmIdentityByLinkInput extends MailedLinkInput {}
