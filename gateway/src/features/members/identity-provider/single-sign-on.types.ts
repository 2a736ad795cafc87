import { Field, ObjectType } from 'type-graphql';
import { IdentityProvider } from './identity-provider.entity.js';

@ObjectType({
  description: 'How members of a company sign in through its identity provider.',
  simpleResolvers: true,
})
export class SingleSignOn {
  @Field(() => String, {
    description: 'Redirect URI to register at the identity provider.',
  })
  redirectUri: string;

  @Field(() => Boolean, {
    description: 'Whether members must sign in through the identity provider. Owners are exempt.',
  })
  isRequired: boolean;

  @Field(() => IdentityProvider, {
    nullable: true,
    description: "The company's identity provider; null: none is set up.",
  })
  identityProvider: IdentityProvider | null;
}

@ObjectType({
  description: 'Result of testing the configuration of the identity provider.',
  simpleResolvers: true,
})
export class IdentityProviderTest {
  @Field(() => String, {
    nullable: true,
    description: 'Description of the problem; null: configuration and keys are readable.',
  })
  problem: string | null;
}

@ObjectType({
  description: 'A sign-in that has been started at an identity provider.',
  simpleResolvers: true,
})
export class StartSingleSignOnPayload {
  @Field(() => String, {
    description: 'URL of the identity provider at which the same browser must continue.',
  })
  url: string;
}
