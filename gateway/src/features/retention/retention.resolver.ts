import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { checkedListing } from '../../database/listing.js';
import { RetentionRun } from './retention-run.entity.js';
import { RetentionPreview, RetentionRunPage } from './retention.types.js';
import { countRetentionRuns, listRetentionRuns } from './retention.queries.js';
import { previewRetention } from './retention.service.js';

const maxPageSize = 100;
const daysOnOffer = { description: 'One of 14, 30, 60, 90, 180, 365.' };

@Resolver(() => RetentionRunPage)
export class RetentionResolver {
  @Authorized<Permission>('company:update')
  @Query(() => RetentionPreview, {
    description: 'What would go in the next night if records were kept for so many days.',
  })
  retentionPreview(
    @Ctx() context: RequestContext,
    @Arg('days', () => Int, daysOnOffer) days: number,
  ): Promise<RetentionPreview> {
    return previewRetention(context, days);
  }

  @Authorized<Permission>('company:update')
  @Query(() => RetentionRunPage, {
    description:
      'What went because it was too old, newest first; nights in which nothing went are not listed.',
  })
  retentionRuns(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 10,
      description: 'Number of items on a page, 1 to 100.',
    })
    pageSize: number,
  ): RetentionRunPage {
    return new RetentionRunPage(checkedListing({ search: '', page, pageSize }, maxPageSize));
  }

  @FieldResolver(() => [RetentionRun], { description: 'Runs on this page.' })
  items(
    @Ctx() { db, companyId }: RequestContext,
    @Root() { listing }: RetentionRunPage,
  ): Promise<RetentionRun[]> {
    return listRetentionRuns(db, companyId, listing);
  }

  @FieldResolver(() => Int, { description: 'Runs on all pages.' })
  total(@Ctx() { db, companyId }: RequestContext): Promise<number> {
    return countRetentionRuns(db, companyId);
  }
}
