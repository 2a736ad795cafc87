import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A domain of mail addresses to prove.' })
export class AddMailDomainInput {
  @Field(() => String, {
    description:
      'The domain, such as example.com: what follows the @ in addresses. Domains below it are others.',
  })
  @MaxLength(253, { message: 'At most 253 characters' })
  @IsNotEmpty({ message: 'Please enter a domain such as example.com' })
  name: string;
}
