import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { parseListing, SortDirection } from '../../database/listing.js';
import {
  CompanyPage,
  CompanySort,
  PlanState,
  InactivationPreview,
  CompanyActivity,
  UpdateCompanyStatusInput,
} from './company-list.types.js';
import { Company } from '../company/profile/company.entity.js';
import { CompanyRef } from '../company/profile/company.inputs.js';
import { listCompanies, countCompanies } from './company-list.queries.js';
import {
  getCompanyActivity,
  previewInactivation,
  updateCompanyStatus,
} from './company-list.service.js';
import { CreateCompanyInput } from './sign-up.inputs.js';
import { createCompany } from './sign-up.service.js';

const maxPageSize = 1000;

@Resolver()
export class DirectoryResolver {
  @Authorized<Permission>('company:list')
  @Query(() => CompanyPage, { description: "A page of the provider's directory of companies." })
  companies(
    @Ctx() { db }: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text to find anywhere in company name, email, phone or website.',
    })
    search: string | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize, 5) pageSize: number,
    @Arg('sort', () => CompanySort, {
      defaultValue: CompanySort.CREATED_AT,
      description: 'Column to sort by.',
    })
    sort: CompanySort,
    @Arg('direction', () => SortDirection, {
      defaultValue: SortDirection.DESC,
      description: 'Sort direction: ascending or descending.',
    })
    direction: SortDirection,
    @Arg('planState', () => PlanState, {
      nullable: true,
      description: 'Only companies in this state; absent or null: all.',
    })
    planState: PlanState | null,
  ): CompanyPage {
    const listing = parseListing(
      { search: search ?? '', page, pageSize, sort, direction, planState: planState ?? null },
      maxPageSize,
    );
    return new CompanyPage({
      items: () => listCompanies(db, listing),
      total: () => countCompanies(db, listing),
    });
  }

  @Authorized<Permission>('company:create')
  @Mutation(() => Company, {
    description:
      'Adds a company with the status Pending, and mails it a link to set the first password.',
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
    description: 'How much a company uses the product. Must be the only field of its document.',
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
    description: 'What deactivating a company would affect.',
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
      'Accepts, activates or deactivates a company, which cannot become Pending again. Deactivating signs its dashboards out at once and suspends its phones until it is active again.',
  })
  updateCompanyStatus(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCompanyStatusInput, {
      description: 'The company, and its new status.',
    })
    { company, status }: UpdateCompanyStatusInput,
  ): Promise<Company> {
    return updateCompanyStatus(context, company, status);
  }
}
