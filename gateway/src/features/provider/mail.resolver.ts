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
import { GraphQLUUID } from '../../scalars.js';
import type { Permission } from '../../access/permissions.js';
import { PageArg, PageSizeArg, paginated } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { parseListing } from '../../database/listing.js';
import { Mail, MailStatus } from '../../mail/mail.entity.js';
import { Company } from '../company/profile/company.entity.js';
import { companyById } from '../company/profile/company.loaders.js';
import { CompanyRef } from '../company/profile/company.inputs.js';
import { findCompany } from '../company/profile/company.service.js';
import { listMails } from './mail.queries.js';
import { retryMail, renderMail } from './mail.service.js';

const maxPageSize = 100;

@ObjectType({ description: 'A page of mails.' })
export class MailPage extends paginated(Mail, 'mails') {}

@Resolver(() => Mail)
export class MailResolver {
  @Authorized<Permission>('mail:read')
  @Query(() => MailPage, {
    description: 'A page of the mails of all companies, newest first. For the provider.',
  })
  async mails(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only mails with this text in their recipient or subject.',
    })
    search: string | null,
    @Arg('status', () => MailStatus, {
      nullable: true,
      description: 'Only mails with this delivery status.',
    })
    status: MailStatus | null,
    @Arg('company', () => CompanyRef, {
      nullable: true,
      description: 'Only mails of this company.',
    })
    company: CompanyRef | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): Promise<MailPage> {
    const companyId = company ? (await findCompany(context, company)).id : null;
    const requested = { search: search ?? '', status: status ?? null, companyId, page, pageSize };
    const listing = parseListing(requested, maxPageSize);
    return new MailPage(listMails(context.db, listing));
  }

  @Authorized<Permission>('mail:retry')
  @Mutation(() => Mail, {
    description: 'Sends a mail that was stored without being sent, or that failed.',
  })
  retryMail(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the mail.' }) id: string,
  ): Promise<Mail> {
    return retryMail(context, id);
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description: 'Company that the mail concerns; null: the provider itself.',
  })
  company(@Ctx() context: RequestContext, @Root() mail: Mail): Promise<Company | null> {
    return context.loader(companyById).load(mail.companyId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Plain text of the mail. Null if a mail server is configured, because links in the text are for the recipient only, and for a confidential mail.',
  })
  text(@Ctx() context: RequestContext, @Root() mail: Mail): string | null {
    return renderMail(context, mail);
  }
}
