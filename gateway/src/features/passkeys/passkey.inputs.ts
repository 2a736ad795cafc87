import { ArrayMaxSize, IsNotEmpty, IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';

export const maxNameLength = 60;
/** Credential ids have at most 1023 bytes. */
const maxIdLength = 1364;
const malformed = { message: 'The response of the passkey is malformed' };
const base64Url = /^[\w-]+$/;

@InputType()
abstract class CredentialInput {
  @Field(() => String, { description: 'Id that the authenticator gave the passkey, in base64url.' })
  @MaxLength(maxIdLength, malformed)
  @Matches(base64Url, malformed)
  id: string;

  @Field(() => String, { description: 'What the browser let the passkey sign, in base64url.' })
  @MaxLength(4096, malformed)
  @Matches(base64Url, malformed)
  clientDataJSON: string;
}

@InputType({ description: 'A passkey that a browser has just made, as WebAuthn describes it.' })
export class PasskeyAttestationInput extends CredentialInput {
  @Field(() => String, { description: 'Public key and its circumstances, in base64url.' })
  @MaxLength(16_384, malformed)
  @Matches(base64Url, malformed)
  attestationObject: string;

  @Field(() => [String], {
    description: "How the browser reaches it, such as 'internal' or 'usb'.",
  })
  @ArrayMaxSize(10, malformed)
  @Matches(/^[a-z-]{1,20}$/, { each: true, ...malformed })
  transports: string[];
}

@InputType({ description: 'A signature by a passkey, as WebAuthn describes it.' })
export class PasskeyAssertionInput extends CredentialInput {
  @Field(() => String, { description: 'Circumstances of the signature, in base64url.' })
  @MaxLength(4096, malformed)
  @Matches(base64Url, malformed)
  authenticatorData: string;

  @Field(() => String, { description: 'The signature, in base64url.' })
  @MaxLength(4096, malformed)
  @Matches(base64Url, malformed)
  signature: string;

  @Field(() => String, {
    nullable: true,
    description: 'Handle of the account, in base64url, if the authenticator returned one.',
  })
  @IsOptional()
  @MaxLength(128, malformed)
  userHandle?: string | null;
}

@InputType({ description: 'Another name of a passkey.' })
export class RenamePasskeyInput {
  @Field(() => GraphQLUUID, { description: 'Our id of the passkey.' })
  id: string;

  @Field(() => String, { description: `The name, at most ${maxNameLength} characters.` })
  @MaxLength(maxNameLength, { message: `At most ${maxNameLength} characters` })
  @Matches(/^\P{C}*$/u, { message: 'Please enter a name of letters and digits' })
  @Matches(/\S/, { message: 'Please enter a name' })
  @IsNotEmpty({ message: 'Please enter a name' })
  name: string;
}
