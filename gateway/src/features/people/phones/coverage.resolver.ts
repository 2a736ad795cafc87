import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { ReadsOnReplica } from '../../../graphql/replica-reads.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import { mayReadHealth } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing } from '../../../database/listing.js';
import { Person } from '../directory/person.types.js';
import { personById } from '../directory/person.loaders.js';
import { Coverage, PhoneTrouble, TroubledPhone, TroubledPhonePage } from './coverage.types.js';
import {
  countCoverage,
  countTroubledPhones,
  listTroubledPhones,
  type CountedCoverage,
} from './coverage.queries.js';
import { coarsenCount } from '../../../access/small-groups.js';

const maxPageSize = 100;

@Resolver(() => TroubledPhone)
export class CoverageResolver {
  @Authorized<Permission>('figures:read')
  @ReadsOnReplica()
  @Query(() => Coverage, {
    description: 'Number of phones and cameras that could report, and that did.',
  })
  async coverage(@Ctx() context: RequestContext): Promise<Coverage> {
    const counted = await countCoverage(context.db, context.companyId);
    return mayReadHealth(context) ? { ...counted, isWithheld: false } : coarsenCoverage(counted);
  }

  @Authorized<Permission>('health:read')
  @ReadsOnReplica()
  @Query(() => TroubledPhonePage, {
    description: 'A page of phones that may miss contacts, longest silent first.',
  })
  troubledPhones(
    @Ctx() { db, companyId }: RequestContext,
    @Arg('trouble', () => PhoneTrouble, {
      nullable: true,
      description: 'Only phones with this problem.',
    })
    trouble: PhoneTrouble | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): TroubledPhonePage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new TroubledPhonePage({
      items: () => listTroubledPhones(db, companyId, trouble ?? null, listing),
      total: () => countTroubledPhones(db, companyId, trouble ?? null),
    });
  }

  @FieldResolver(() => Person, { description: 'Employee who uses the phone.' })
  employee(@Ctx() context: RequestContext, @Root() { employeeId }: TroubledPhone): Promise<Person> {
    return context.loader(personById).load(employeeId);
  }
}

/** Coarsens the counts of people for a viewer who may not see small groups. Cameras are counted exactly. */
export function coarsenCoverage({
  newestApp,
  cameras,
  camerasReported,
  ...people
}: CountedCoverage): Coverage {
  const coarse = {
    people: coarsenCount(people.people),
    neverSignedIn: coarsenCount(people.neverSignedIn),
    phones: coarsenCount(people.phones),
    reported: coarsenCount(people.reported),
    silent: coarsenCount(people.silent),
    bluetoothOff: coarsenCount(people.bluetoothOff),
    permissionLacking: coarsenCount(people.permissionLacking),
    oldApp: coarsenCount(people.oldApp),
  };
  const isWithheld = Object.values(coarse).includes(null);
  return { ...coarse, isWithheld, newestApp, cameras, camerasReported };
}
