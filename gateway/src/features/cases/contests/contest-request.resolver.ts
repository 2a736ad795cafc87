import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  ObjectType,
} from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { PageArg, PageSizeArg, paginated } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { personById } from '../../people/directory/person.loaders.js';
import { Person } from '../../people/directory/person.types.js';
import { Contest } from './contest.entity.js';
import { contestsOfRequest } from './contest.loaders.js';
import { ContestPreview } from './contest-preview.types.js';
import { ContestRequest, ContestRequestState } from './contest-request.entity.js';
import { listRequests } from './contest-request.queries.js';
import {
  acceptContestRequest,
  declineContestRequest,
  previewRequest,
} from './contest-request.service.js';
import { DeclineContestRequestInput } from './contest.inputs.js';

const maxPageSize = 100;

@ObjectType({ description: 'A page of requests for contests.' })
export class ContestRequestPage extends paginated(ContestRequest, 'requests') {}

@Resolver(() => ContestRequest)
export class ContestRequestResolver {
  @Authorized<Permission>('case:read')
  @Query(() => ContestRequestPage, {
    description: "A page of the employees' requests to contest contacts, newest first.",
  })
  contestRequests(
    @Ctx() { db, companyId }: RequestContext,
    @Arg('state', () => ContestRequestState, {
      nullable: true,
      description: 'Only requests in this state.',
    })
    state: ContestRequestState | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): ContestRequestPage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new ContestRequestPage(
      listRequests(db, companyId, { ...listing, state: state ?? null }),
    );
  }

  @Authorized<Permission>('case:update')
  @Query(() => ContestPreview, {
    nullable: true,
    description:
      'Effects that accepting a contest request would have once its contests count; null: too many to preview. Nothing is stored or sent. It must be the only field of its document.',
  })
  contestRequestPreview(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the request.' }) id: string,
  ): Promise<ContestPreview | null> {
    return previewRequest(context, id);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => ContestRequest, {
    description:
      'Accepts a request to contest contacts: contests every contact of the employee in the requested period, including contacts that phones and cameras report later.',
  })
  acceptContestRequest(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the request.' }) id: string,
  ): Promise<ContestRequest> {
    return acceptContestRequest(context, id);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => ContestRequest, {
    description: 'Declines a request to contest contacts and explains why.',
  })
  declineContestRequest(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeclineContestRequestInput, {
      description: 'The request, and the explanation for the employee.',
    })
    input: DeclineContestRequestInput,
  ): Promise<ContestRequest> {
    return declineContestRequest(context, input);
  }

  @FieldResolver(() => Person, { description: 'The employee who makes the request.' })
  person(@Ctx() context: RequestContext, @Root() { employeeId }: ContestRequest): Promise<Person> {
    return context.loader(personById).load(employeeId);
  }

  @FieldResolver(() => [Contest], {
    description: 'Contests made when the request was accepted, including any withdrawn since.',
  })
  contests(@Ctx() context: RequestContext, @Root() { id }: ContestRequest): Promise<Contest[]> {
    return context.loader(contestsOfRequest).load(id);
  }
}
