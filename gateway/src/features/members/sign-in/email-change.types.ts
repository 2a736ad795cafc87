import { Field, InputType, ObjectType } from 'type-graphql';
import { LinkStatus } from '../accounts/mailed-link.entity.js';
import { MailedLinkInput } from './password.inputs.js';

@ObjectType({
  description: 'What a link that was mailed to a new address changes.',
  simpleResolvers: true,
})
export class NewEmailPreview {
  @Field(() => LinkStatus, { description: 'Whether the link still works.' })
  status: LinkStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the company whose identity provider has entered the new address; null if the link does not work.',
  })
  companyName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Present email address of the account; null if the link does not work.',
  })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'New email address of the account; null if the link does not work.',
  })
  newEmail: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the account belongs to other companies too, so that it has to be signed in and confirm its identity; null if the link does not work.',
  })
  needsOwnProof: boolean | null;
}

@InputType({ description: 'The link that was mailed to a new address.' })
export class ConfirmNewEmailInput extends MailedLinkInput {}

@ObjectType({ description: 'Result of confirming a new address.', simpleResolvers: true })
export class ConfirmNewEmailPayload {
  @Field(() => String, { description: 'Email address of the account from now on.' })
  email: string;
}
