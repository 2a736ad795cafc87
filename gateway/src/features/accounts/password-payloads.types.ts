import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: 'An address that has just been verified.' })
export class VerifyEmailPayload {
  @Field(() => Boolean, {
    description: 'Whether the password is set; if not, the link can still set it.',
  })
  hasPassword: boolean;
}

@ObjectType({ description: 'A password that has just been changed.' })
export class PasswordPayload {
  @Field(() => GraphQLISODateTime, { description: 'When the password was changed.' })
  changedAt: Date;
}

@ObjectType({ description: 'A requested mail with a link.' })
export class MailedLinkPayload {
  @Field(() => String, {
    description:
      'Address that gets the mail if it has an account, which the response does not reveal.',
  })
  email: string;
}
