import { ArrayMaxSize, IsNotEmpty, IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../../scalars.js';

export const maxNameLength = 60;
/** Credential ids have at most 1023 bytes. */
const maxIdLength = 1364;
const malformed = { message: 'The response of the passkey is malformed' };
const base64Url = /^[\w-]+$/;

@InputType()
abstract class CredentialInput {
  @Field(() => String, {
    description: 'Id that the authenticator assigned to the passkey, in base64url.',
  })
  @MaxLength(maxIdLength, malformed)
  @Matches(base64Url, malformed)
  id: string;

  @Field(() => String, {
    description: 'Client data that the browser passed to the passkey, in base64url.',
  })
  @MaxLength(4096, malformed)
  @Matches(base64Url, malformed)
  clientDataJSON: string;
}

@InputType({ description: 'A newly created passkey, as defined by WebAuthn.' })
export class PasskeyAttestationInput extends CredentialInput {
  @Field(() => String, {
    description: 'Public key and other data from the authenticator, in base64url.',
  })
  @MaxLength(16_384, malformed)
  @Matches(base64Url, malformed)
  attestationObject: string;

  @Field(() => [String], {
    description:
      "Transports by which the browser reaches the passkey, such as 'internal' or 'usb'.",
  })
  @ArrayMaxSize(10, malformed)
  @Matches(/^[a-z-]{1,20}$/, { each: true, ...malformed })
  transports: string[];
}

@InputType({ description: 'A signature by a passkey, as defined by WebAuthn.' })
export class PasskeyAssertionInput extends CredentialInput {
  @Field(() => String, {
    description: 'Data from the authenticator about the signature, in base64url.',
  })
  @MaxLength(4096, malformed)
  @Matches(base64Url, malformed)
  authenticatorData: string;

  @Field(() => String, { description: 'Signature of the passkey, in base64url.' })
  @MaxLength(4096, malformed)
  @Matches(base64Url, malformed)
  signature: string;

  @Field(() => String, {
    nullable: true,
    description: 'Handle of the account in base64url, if the authenticator returned one.',
  })
  @IsOptional()
  @MaxLength(128, malformed)
  userHandle?: string | null;
}

@InputType({ description: 'A new name for a passkey.' })
export class RenamePasskeyInput {
  @Field(() => GraphQLUUID, { description: 'Our id of the passkey.' })
  id: string;

  @Field(() => String, {
    description: `New name of the passkey, at most ${maxNameLength} characters.`,
  })
  @MaxLength(maxNameLength, { message: `At most ${maxNameLength} characters` })
  @Matches(/^\P{C}*$/u, { message: 'Please enter a name of letters and digits' })
  @Matches(/\S/, { message: 'Please enter a name' })
  @IsNotEmpty({ message: 'Please enter a name' })
  name: string;
}
