import { IdentityProvider, SingleSignOnLink } from './identity-provider.entity.js';
import { MailDomain } from './mail-domain.entity.js';
import { MailDomainResolver } from './mail-domain.resolver.js';
import { ProvisionedMember } from './provisioned-member.entity.js';
import { SingleSignOnAttempt } from './single-sign-on-attempt.entity.js';
import { SingleSignOnResolver } from './single-sign-on.resolver.js';

export const entities = [
  MailDomain,
  ProvisionedMember,
  IdentityProvider,
  SingleSignOnAttempt,
  SingleSignOnLink,
];
export const resolvers = [MailDomainResolver, SingleSignOnResolver];
