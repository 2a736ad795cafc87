import { Field, ObjectType } from 'type-graphql';
import { IdentityProvider } from './identity-provider.entity.js';

@ObjectType({
  description: 'How members of a company sign in through its identity provider.',
  simpleResolvers: true,
})
export class SingleSignOn {
  @Field(() => String, {
    description: 'Address to enter at the identity provider: it sends people back there.',
  })
  redirectUri: string;

  @Field(() => Boolean, {
    description: 'Whether members other than owners can sign in in no other way.',
  })
  isRequired: boolean;

  @Field(() => IdentityProvider, { nullable: true, description: 'Null: none is set up.' })
  identityProvider: IdentityProvider | null;
}

@ObjectType({ description: 'What a test of the identity provider found.', simpleResolvers: true })
export class IdentityProviderTest {
  @Field(() => String, {
    nullable: true,
    description: 'What is wrong, in words; null: its configuration and keys can be read.',
  })
  problem: string | null;
}

@ObjectType({ description: 'A sign-in that has begun.', simpleResolvers: true })
export class StartSingleSignOnPayload {
  @Field(() => String, {
    description: 'Address of the identity provider at which the same browser continues.',
  })
  url: string;
}
