import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';

@ObjectType({ description: 'Result of verifying an email address.' })
export class VerifyEmailPayload {
  @Field(() => Boolean, {
    description: 'Whether the password is set. If not, the link can still be used to set it.',
  })
  hasPassword: boolean;
}

@ObjectType({ description: 'Result of changing a password.' })
export class PasswordPayload {
  @Field(() => GraphQLISODateTime, { description: 'When the password was changed.' })
  changedAt: Date;
}

@ObjectType({ description: 'Result of requesting a mailed link.' })
export class MailedLinkPayload {
  @Field(() => String, {
    description:
      'Address to which the mail is sent if it has an account. The response does not reveal whether it has one.',
  })
  email: string;
}
