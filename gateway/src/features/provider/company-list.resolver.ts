import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { checkedListing, SortDirection } from '../../database/listing.js';
import { CompanyActivity } from './company-activity.types.js';
import { CompanyPage, CompanySort, PlanState } from './company-page.types.js';
import { Company } from '../companies/company.entity.js';
import { CompanyRef } from '../companies/company.inputs.js';
import { UpdateCompanyStatusInput } from './company-status.inputs.js';
import { listCompanies, countCompanies } from './company-list.queries.js';
import {
  getCompanyActivity,
  previewInactivation,
  updateCompanyStatus,
} from './company-list.service.js';
import { InactivationPreview } from './inactivation-preview.types.js';
import { CreateCompanyInput } from '../sign-up/sign-up.inputs.js';
import { createCompany } from '../sign-up/sign-up.service.js';

/** Maximum companies per page. */
const maxPageSize = 1000;

@Resolver(() => CompanyPage)
export class DirectoryResolver {
  @Authorized<Permission>('company:list')
  @Query(() => CompanyPage, { description: "The provider's directory of companies." })
  companies(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text anywhere in company name, e-mail, phone or website.',
    })
    search: string | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 5,
      description: 'Number of items on a page, 1 to 1000.',
    })
    pageSize: number,
    @Arg('sort', () => CompanySort, {
      defaultValue: CompanySort.CREATED_AT,
      description: 'Column to sort by.',
    })
    sort: CompanySort,
    @Arg('direction', () => SortDirection, {
      defaultValue: SortDirection.DESC,
      description: 'Direction of the sort.',
    })
    direction: SortDirection,
    @Arg('planState', () => PlanState, {
      nullable: true,
      description: 'Only companies of which this is true; null: all.',
    })
    planState: PlanState | null,
  ): CompanyPage {
    const asked = {
      search: search ?? '',
      page,
      pageSize,
      sort,
      direction,
      planState: planState ?? null,
    };
    return new CompanyPage(checkedListing(asked, maxPageSize));
  }

  @FieldResolver(() => [Company], { description: 'Companies on this page.' })
  items(@Ctx() context: RequestContext, @Root() { listing }: CompanyPage): Promise<Company[]> {
    return listCompanies(context.db, listing);
  }

  @FieldResolver(() => Int, { description: 'Companies that the search finds, on all pages.' })
  total(@Ctx() context: RequestContext, @Root() { listing }: CompanyPage): Promise<number> {
    return countCompanies(context.db, listing);
  }

  @Authorized<Permission>('company:create')
  @Mutation(() => Company, {
    description:
      'Adds a company: it is Pending, and a mail with a link to set the first password is on its way.',
  })
  createCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateCompanyInput, { description: 'The company to add.' })
    input: CreateCompanyInput,
  ): Promise<Company> {
    return createCompany(context, input);
  }

  @Authorized<Permission>('company:list')
  @Query(() => CompanyActivity, {
    description: 'How much a company uses the product. Alone in its document.',
  })
  companyActivity(
    @Ctx() context: RequestContext,
    @Arg('company', () => CompanyRef, { description: 'Id or pass-key of the company.' })
    company: CompanyRef,
  ): Promise<CompanyActivity> {
    return getCompanyActivity(context, company);
  }

  @Authorized<Permission>('company:accept')
  @Query(() => InactivationPreview, {
    description: 'Who is affected when a company is inactivated.',
  })
  inactivationPreview(
    @Ctx() context: RequestContext,
    @Arg('company', () => CompanyRef, { description: 'Id or pass-key of the company.' })
    company: CompanyRef,
  ): Promise<InactivationPreview> {
    return previewInactivation(context, company);
  }

  @Authorized<Permission>('company:accept')
  @Mutation(() => Company, {
    description:
      'Accepts, activates or inactivates a company; it never goes back to Pending. Inactive signs its dashboards out at once and suspends its phones until it is active again.',
  })
  updateCompanyStatus(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCompanyStatusInput, { description: 'The company and its status.' })
    { company, status }: UpdateCompanyStatusInput,
  ): Promise<Company> {
    return updateCompanyStatus(context, company, status);
  }
}
