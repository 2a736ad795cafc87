import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { ReadsOnReplica } from '../../graphql/replica-reads.js';
import type { RequestContext } from '../../request/context.js';
import { checkedListing } from '../../database/listing.js';
import { Person } from '../employees/person.types.js';
import { personById } from '../employees/person.loaders.js';
import { Coverage, PhoneTrouble, TroubledPhone, TroubledPhonePage } from './coverage.types.js';
import { countCoverage, countTroubledPhones, listTroubledPhones } from './coverage.queries.js';

const maxPageSize = 100;

@Resolver(() => TroubledPhonePage)
export class CoverageResolver {
  @Authorized<Permission>('employee:read')
  @ReadsOnReplica()
  @Query(() => Coverage, {
    description: 'Which phones and cameras of the company could report, and which did.',
  })
  coverage(@Ctx() { db, companyId }: RequestContext): Promise<Coverage> {
    return countCoverage(db, companyId);
  }

  @Authorized<Permission>('employee:read')
  @ReadsOnReplica()
  @Query(() => TroubledPhonePage, {
    description: 'Phones to look after, the longest unheard first.',
  })
  troubledPhones(
    @Arg('trouble', () => PhoneTrouble, { nullable: true, description: 'Only with this trouble.' })
    trouble: PhoneTrouble | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 10,
      description: 'Number of items on a page, 1 to 100.',
    })
    pageSize: number,
  ): TroubledPhonePage {
    checkedListing({ search: '', page, pageSize }, maxPageSize);
    return new TroubledPhonePage(page, pageSize, trouble ?? null);
  }

  @FieldResolver(() => [TroubledPhone], { description: 'Phones on this page.' })
  items(
    @Ctx() { db, companyId }: RequestContext,
    @Root() listing: TroubledPhonePage,
  ): Promise<TroubledPhone[]> {
    return listTroubledPhones(db, companyId, listing.trouble, listing);
  }

  @FieldResolver(() => Int, { description: 'Phones with this trouble, on all pages.' })
  total(
    @Ctx() { db, companyId }: RequestContext,
    @Root() { trouble }: TroubledPhonePage,
  ): Promise<number> {
    return countTroubledPhones(db, companyId, trouble);
  }
}

@Resolver(() => TroubledPhone)
export class TroubledPhoneResolver {
  @FieldResolver(() => Person, { description: 'Employee whose phone it is.' })
  employee(@Ctx() context: RequestContext, @Root() { employeeId }: TroubledPhone): Promise<Person> {
    return context.loader(personById).load(employeeId);
  }
}
