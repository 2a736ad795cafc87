import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A mail domain to add.' })
export class AddMailDomainInput {
  @Field(() => String, {
    description:
      'The part of email addresses after the @, such as example.com. Subdomains count as separate domains.',
  })
  @MaxLength(253, { message: 'At most 253 characters' })
  @IsNotEmpty({ message: 'Please enter a domain such as example.com' })
  name: string;
}
