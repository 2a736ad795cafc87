import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { findToldPersonId } from '../people/access/access-change.service.js';
import {
  listOwnContestRequests,
  maxOwnRequests,
  requestOwnContest,
} from './own-contest.service.js';
import { OwnContestRequest, RequestContestInput } from './own-contest.types.js';
import { OwnFile } from './own-file.types.js';

@Resolver(() => OwnFile)
export class OwnContestResolver {
  @FieldResolver(() => [OwnContestRequest], {
    description: `Requests of the employee to exclude contacts, the latest ${maxOwnRequests} first.`,
  })
  async requests(@Ctx() context: RequestContext): Promise<OwnContestRequest[]> {
    const { db, companyId } = context;
    return listOwnContestRequests(db, companyId, await findToldPersonId(context));
  }

  @Authorized<Permission>('own-file:update')
  @Mutation(() => OwnContestRequest, {
    description:
      "Asks the company to exclude the employee's contacts in a period, and waits for an answer. Must be the only mutation of its document.",
  })
  requestContest(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestContestInput, { description: 'The period and the reason.' })
    input: RequestContestInput,
  ): Promise<OwnContestRequest> {
    return requestOwnContest(context, input);
  }
}
