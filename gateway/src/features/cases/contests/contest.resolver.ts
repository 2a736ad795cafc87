import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { personById } from '../../people/directory/person.loaders.js';
import { Person } from '../../people/directory/person.types.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { Contest } from './contest.entity.js';
import { ContestContactInput, ContestFilterInput } from './contest.inputs.js';
import { listContests } from './contest.queries.js';
import {
  confirmContest,
  contestContact,
  parseContestListing,
  previewConfirmation,
  previewContest,
  previewWithdrawal,
  withdrawContest,
} from './contest.service.js';
import { ContestPreview } from './contest-preview.types.js';
import { ContestPage } from './contest.types.js';

const maxPageSize = 100;

@Resolver(() => Contest)
export class ContestResolver {
  @Authorized<Permission>('case:read')
  @Query(() => ContestPage, {
    description: 'A page of the contests of contacts, newest first.',
  })
  async contests(
    @Ctx() context: RequestContext,
    @Arg('filter', () => ContestFilterInput, {
      nullable: true,
      description: 'Only contests that match the filter.',
    })
    filter: ContestFilterInput | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): Promise<ContestPage> {
    const requested = parseListing({ search: '', page, pageSize }, maxPageSize);
    const listing = await parseContestListing(context, filter ?? {}, requested);
    if (listing.personId) logAccess(context, PersonReadKind.EVIDENCE, [listing.personId]);
    return new ContestPage(listContests(context.db, context.companyId, listing));
  }

  @Authorized<Permission>('case:update')
  @Query(() => ContestPreview, {
    nullable: true,
    description:
      'Effects that a contest would have once it counts; null: too many to preview. Nothing is stored or sent. It must be the only field of its document.',
  })
  contestPreview(
    @Ctx() context: RequestContext,
    @Arg('input', () => ContestContactInput, { description: 'The contact to contest.' })
    input: ContestContactInput,
  ): Promise<ContestPreview | null> {
    return previewContest(context, input);
  }

  @Authorized<Permission>('case:update')
  @Query(() => ContestPreview, {
    nullable: true,
    description:
      'Effects that confirming a contest would have; none unless the contest awaits confirmation; null: too many to preview. Nothing is stored or sent. It must be the only field of its document.',
  })
  confirmContestPreview(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the contest.' }) id: string,
  ): Promise<ContestPreview | null> {
    return previewConfirmation(context, id);
  }

  @Authorized<Permission>('case:update')
  @Query(() => ContestPreview, {
    nullable: true,
    description:
      'Effects that withdrawing a contest would have; none if the contest is not in force; null: too many to preview. Nothing is stored or sent. It must be the only field of its document.',
  })
  withdrawContestPreview(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the contest.' }) id: string,
  ): Promise<ContestPreview | null> {
    return previewWithdrawal(context, id);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => Contest, {
    description:
      'Contests a recorded contact: records in the contested period are excluded from all results, at once or after confirmation.',
  })
  contestContact(
    @Ctx() context: RequestContext,
    @Arg('input', () => ContestContactInput, { description: 'The contact to contest.' })
    input: ContestContactInput,
  ): Promise<Contest> {
    return contestContact(context, input);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => Contest, {
    description:
      'Confirms a contest that awaits confirmation by a second person. Neither its author nor an API key can confirm it.',
  })
  confirmContest(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the contest.' }) id: string,
  ): Promise<Contest> {
    return confirmContest(context, id);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => Contest, {
    description: 'Withdraws a contest. All results are then the same as without it.',
  })
  withdrawContest(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the contest.' }) id: string,
  ): Promise<Contest> {
    return withdrawContest(context, id);
  }

  @FieldResolver(() => Person, {
    description: 'Person whose records are disputed: of two people, the one whose id is smaller.',
  })
  person(@Ctx() context: RequestContext, @Root() { personId }: Contest): Promise<Person> {
    return context.loader(personById).load(personId);
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description:
      'The other of the two people; null: everybody, including people whose devices report later.',
  })
  other(@Ctx() context: RequestContext, @Root() { otherId }: Contest): Promise<Person> | null {
    return otherId === null ? null : context.loader(personById).load(otherId);
  }
}
