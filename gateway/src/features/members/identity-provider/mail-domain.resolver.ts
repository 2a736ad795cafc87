import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { MailDomain, RemoveMailDomainPayload } from './mail-domain.entity.js';
import { AddMailDomainInput } from './mail-domain.inputs.js';
import {
  addMailDomain,
  checkMailDomain,
  listMailDomains,
  removeMailDomain,
} from './mail-domain.service.js';

const domainId = { description: 'Id of the mail domain.' };

@Resolver()
export class MailDomainResolver {
  @Authorized<Permission>('sign-in-rules:update')
  @Query(() => [MailDomain], {
    description: "The company's mail domains, sorted by name, verified or not; at most 20.",
  })
  mailDomains(@Ctx() context: RequestContext): Promise<MailDomain[]> {
    return listMailDomains(context);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => MailDomain, {
    description: 'Adds a mail domain, which counts as verified once its DNS record has been found.',
  })
  addMailDomain(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddMailDomainInput, { description: 'The mail domain to add.' })
    input: AddMailDomainInput,
  ): Promise<MailDomain> {
    return addMailDomain(context, input);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => MailDomain, {
    description:
      'Looks up the DNS record of a mail domain, and marks the domain as verified if the record exists.',
  })
  checkMailDomain(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, domainId) id: string,
  ): Promise<MailDomain> {
    return checkMailDomain(context, id);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => RemoveMailDomainPayload, {
    description: 'Removes a mail domain, which then no longer counts as verified.',
  })
  removeMailDomain(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, domainId) id: string,
  ): Promise<RemoveMailDomainPayload> {
    return removeMailDomain(context, id);
  }
}
