import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLUUID } from '../../scalars.js';
import { MailDomain } from './mail-domain.entity.js';
import { AddMailDomainInput } from './mail-domain.inputs.js';
import {
  addMailDomain,
  checkMailDomain,
  listMailDomains,
  removeMailDomain,
} from './mail-domain.service.js';
import { RemoveMailDomainPayload } from './mail-domain.types.js';

const domainId = { description: 'Id of the domain.' };

@Resolver()
export class MailDomainResolver {
  @Authorized<Permission>('sign-in-rules:update')
  @Query(() => [MailDomain], {
    description: "The company's mail domains by name, proven or not: at most 20.",
  })
  mailDomains(@Ctx() context: RequestContext): Promise<MailDomain[]> {
    return listMailDomains(context);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => MailDomain, {
    description: 'Adds a mail domain, which is proven once its record has been found.',
  })
  addMailDomain(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddMailDomainInput, { description: 'The domain to add.' })
    input: AddMailDomainInput,
  ): Promise<MailDomain> {
    return addMailDomain(context, input);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => MailDomain, {
    description:
      'Looks for the record of a mail domain in the DNS, and proves the domain if it is there.',
  })
  checkMailDomain(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, domainId) id: string,
  ): Promise<MailDomain> {
    return checkMailDomain(context, id);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => RemoveMailDomainPayload, {
    description: 'Removes a mail domain, which is then no longer proven.',
  })
  removeMailDomain(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, domainId) id: string,
  ): Promise<RemoveMailDomainPayload> {
    return removeMailDomain(context, id);
  }
}
