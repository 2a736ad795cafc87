import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { LinkStatus } from '../../members/accounts/mailed-link.entity.js';
import { AccessChange } from './access-change.entity.js';
import {
  ConfirmAccessChangesInput,
  ConfirmOwnAccessChangeInput,
} from './access-confirmation.inputs.js';
import { listOpenChanges } from './access-change.queries.js';
import { confirmByMailedLink, findConfirmationStatus } from './access-confirmation.service.js';
import { confirmAccessChanges } from './access-change.service.js';
import {
  AccessChangePage,
  ConfirmAccessChangesPayload,
  ConfirmOwnAccessChangePayload,
} from './access-change.types.js';

const maxPageSize = 100;

@Resolver(() => AccessChange)
export class AccessChangeResolver {
  @Authorized<Permission>('access-change:confirm')
  @Query(() => AccessChangePage, {
    description:
      'A page of the changes of app codes, email addresses and phone numbers that nobody has confirmed.',
  })
  accessChanges(
    @Ctx() { db, companyId }: RequestContext,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): AccessChangePage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new AccessChangePage(listOpenChanges(db, companyId, listing));
  }

  @Authorized<Permission>('access-change:confirm')
  @Mutation(() => ConfirmAccessChangesPayload, {
    description:
      "Confirms that the changed app codes, addresses and phone numbers of people are theirs: sessions that use them are told about health again. Somebody else has to confirm the viewer's own changes.",
  })
  confirmAccessChanges(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmAccessChangesInput, { description: 'The people.' })
    { employeeIds }: ConfirmAccessChangesInput,
  ): Promise<ConfirmAccessChangesPayload> {
    return confirmAccessChanges(context, employeeIds);
  }

  @Query(() => LinkStatus, {
    description:
      'Whether a mailed link to confirm a change of access still works. The query does not use the link up. Public.',
  })
  accessChangeLinkStatus(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, {
      description: 'Token from the mailed link: the last part of its path.',
    })
    token: string,
  ): Promise<LinkStatus> {
    return findConfirmationStatus(context, token);
  }

  @Mutation(() => ConfirmOwnAccessChangePayload, {
    description:
      'Confirms a change of access as the employee, by the link mailed to the address from before the change. It can be used once. Public.',
  })
  confirmOwnAccessChange(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmOwnAccessChangeInput, { description: 'The token of the link.' })
    { token }: ConfirmOwnAccessChangeInput,
  ): Promise<ConfirmOwnAccessChangePayload> {
    return confirmByMailedLink(context, token);
  }
}
