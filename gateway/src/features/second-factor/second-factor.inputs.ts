import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

/** Longer than a recovery code with a space after each letter. */
export const maxCodeLength = 64;

@InputType({ description: 'Sign-in rules for the members of a company.' })
export class UpdateSignInRulesInput {
  @Field(() => Boolean, { description: 'Whether members need a second factor.' })
  requiresSecondFactor: boolean;
}

@InputType({ description: 'A code of the authenticator app.' })
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'The six digits that the authenticator app shows now.' })
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  @IsNotEmpty({ message: 'Please enter the code of your authenticator app' })
  code: string;
}
