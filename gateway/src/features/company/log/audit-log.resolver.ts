import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Query,
  Resolver,
  Root,
  ObjectType,
} from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';
import { Role } from '../../../access/role.js';
import type { Permission } from '../../../access/permissions.js';
import { PageArg, PageSizeArg, paginated } from '../../../graphql/paginated.js';
import { mayReadHealth } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing } from '../../../database/listing.js';
import { Company } from '../profile/company.entity.js';
import { companyById } from '../profile/company.loaders.js';
import { CompanyRef } from '../profile/company.inputs.js';
import { findCompany } from '../profile/company.service.js';
import { AuditAction, AuditEntry } from '../../audit/entries/audit-entry.entity.js';
import {
  countAuditEntries,
  listAuditActors,
  listAuditEntries,
  type ListedAuditEntry,
} from './audit-log.queries.js';
import { logPeopleCounted, logPeopleListed, logPeopleSearched } from './audit-accesses.js';

const maxPageSize = 100;
const maxActors = 500;

@ObjectType({ description: 'A page of the audit log.' })
export class AuditEntryPage extends paginated(AuditEntry, 'entries') {}

@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @Authorized<Permission>('audit:read')
  @Query(() => AuditEntryPage, {
    description:
      "A page of the audit log, newest first: of all companies for the provider, otherwise of the viewer's company.",
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
      description: 'Text to find anywhere in actor, details or network address.',
    })
    search: string | null,
    @Arg('actor', () => String, {
      nullable: true,
      description: 'Only entries whose actor has this address.',
    })
    actor: string | null,
    @Arg('action', () => AuditAction, {
      nullable: true,
      description: 'Only entries with this action.',
    })
    action: AuditAction | null,
    @Arg('from', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Only entries at or after this time.',
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
    const isProvider = context.viewer?.role === Role.PROVIDER_ADMIN;
    const companyId = company || !isProvider ? (await findCompany(context, company)).id : null;
    const filter = {
      search: search ?? '',
      page,
      pageSize,
      companyId,
      isForCompany: !isProvider,
      hidesHealth: !mayReadHealth(context),
      actor: actor ?? null,
      action: action ?? null,
      from: from ?? null,
      until: until ?? null,
    };
    const listing = parseListing(filter, maxPageSize);
    logPeopleSearched(context, listing);
    return new AuditEntryPage({
      items: async () => {
        const entries = await listAuditEntries(context.db, listing);
        logPeopleListed(context, entries);
        return entries;
      },
      total: async () => {
        await logPeopleCounted(context, listing);
        return countAuditEntries(context.db, listing);
      },
    });
  }

  @Authorized<Permission>('audit:read')
  @Query(() => [String], {
    description: `Actors in the audit log of the viewer's company: email addresses, and 'API key' with the names of keys; at most ${maxActors}.`,
  })
  auditActors(@Ctx() { db, companyId }: RequestContext): Promise<string[]> {
    return listAuditActors(db, companyId, maxActors);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Details of the action, such as 'Standard to Professional'; null if the action has none or they are withheld.",
  })
  detail(@Root() { detail }: AuditEntry): string | null {
    return detail || null;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the details are withheld because they contain health information that the viewer's role may not read.",
  })
  isDetailWithheld(@Root() { isDetailWithheld = false }: ListedAuditEntry): boolean {
    return isDetailWithheld;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Network address of the request. Null if the system acted on its own, and for a company's readers if the provider or an employee acted.",
  })
  address(@Root() { address }: AuditEntry): string | null {
    return address || null;
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description:
      'Company that the action affected; null: the provider itself, or a company that no longer exists.',
  })
  company(@Ctx() context: RequestContext, @Root() entry: AuditEntry): Promise<Company | null> {
    return context.loader(companyById).load(entry.companyId);
  }
}
