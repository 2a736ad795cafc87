import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';
import type { Permission } from '../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { checkedListing } from '../../database/listing.js';
import { Company } from '../companies/company.entity.js';
import { companyById } from '../companies/company.loaders.js';
import { CompanyRef } from '../companies/company.inputs.js';
import { findCompany } from '../companies/company.service.js';
import { AuditAction, AuditEntry } from '../audit/audit-entry.entity.js';
import { AuditEntryPage } from './audit-entry-page.types.js';
import { listAuditEntries, countAuditEntries } from './audit-log.queries.js';

const maxPageSize = 100;

@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @Authorized<Permission>('audit:read')
  @Query(() => AuditEntryPage, {
    description: 'The audit log, newest first, for the provider.',
  })
  async auditEntries(
    @Ctx() context: RequestContext,
    @Arg('company', () => CompanyRef, {
      nullable: true,
      description: 'Only entries about this company.',
    })
    company: CompanyRef | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text anywhere in who did it, what exactly, and the network address.',
    })
    search: string | null,
    @Arg('action', () => AuditAction, {
      nullable: true,
      description: 'Only entries of this action.',
    })
    action: AuditAction | null,
    @Arg('from', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Only entries from this time on.',
    })
    from: Date | null,
    @Arg('until', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Only entries before this time.',
    })
    until: Date | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): Promise<AuditEntryPage> {
    const companyId = company ? (await findCompany(context, company)).id : null;
    const asked = {
      search: search ?? '',
      page,
      pageSize,
      companyId,
      action: action ?? null,
      from: from ?? null,
      until: until ?? null,
    };
    const listing = checkedListing(asked, maxPageSize);
    return new AuditEntryPage({
      items: () => listAuditEntries(context.db, listing),
      total: () => countAuditEntries(context.db, listing),
    });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Details, such as 'Standard to Professional'; null: the action says it all.",
  })
  detail(@Root() { detail }: AuditEntry): string | null {
    return detail || null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Network address of the request; null: the program did it by itself.',
  })
  address(@Root() { address }: AuditEntry): string | null {
    return address || null;
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description:
      'Company that was affected; null: the provider itself, or a company that no longer exists.',
  })
  company(@Ctx() context: RequestContext, @Root() entry: AuditEntry): Promise<Company | null> {
    return context.loader(companyById).load(entry.companyId);
  }
}
