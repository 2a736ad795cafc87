import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { maxCodeLength } from '../second-factor/second-factor.inputs.js';

@InputType({
  description:
    'What proves who the viewer is: a code if the account has an authenticator app, else the password.',
})
export class ConfirmIdentityInput {
  @Field(() => String, {
    nullable: true,
    description: 'Password of an account without a second factor.',
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
}
