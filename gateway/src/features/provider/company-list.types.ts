import { ObjectType, registerEnumType, Field, Int, InputType } from 'type-graphql';
import type { Listing, SortDirection } from '../../database/listing.js';
import { paginated } from '../../graphql/paginated.js';
import { Company, CompanyStatus } from '../company/profile/company.entity.js';
import { GraphQLISODateTime } from '../../scalars.js';
import { CompanyRef } from '../company/profile/company.inputs.js';

export enum CompanySort {
  COUNTRY = 'COUNTRY',
  CREATED_AT = 'CREATED_AT',
  EMAIL = 'EMAIL',
  NAME = 'NAME',
  PHONE = 'PHONE',
  PLAN = 'PLAN',
  STATUS = 'STATUS',
  WEBSITE = 'WEBSITE',
}
registerEnumType(CompanySort, {
  name: 'CompanySort',
  description: 'Column by which the directory of companies is sorted.',
  valuesConfig: {
    COUNTRY: { description: 'By name of the country.' },
    CREATED_AT: { description: 'By the time at which the company signed up.' },
    EMAIL: { description: "By the email address of the company's admin." },
    NAME: { description: 'By name of the company.' },
    PHONE: { description: 'By the digits of the phone number.' },
    PLAN: { description: 'By name of the plan.' },
    STATUS: { description: 'By status of the company.' },
    WEBSITE: { description: 'By address of the website.' },
  },
});

export enum PlanState {
  TRIAL = 'TRIAL',
  TRIAL_OVER = 'TRIAL_OVER',
  PLAN_REQUESTED = 'PLAN_REQUESTED',
}
registerEnumType(PlanState, {
  name: 'PlanState',
  description: "State of a company's plan that may need the provider's attention.",
  valuesConfig: {
    TRIAL: { description: "The company's trial is running." },
    TRIAL_OVER: { description: "The company's trial is over, and it has not chosen a plan yet." },
    PLAN_REQUESTED: { description: 'The company has asked the sales team for a plan.' },
  },
});

/** Parameters of a page of the provider's directory. */
export interface CompanyListing extends Listing {
  /** Null: all companies. */
  planState: PlanState | null;
  sort: CompanySort;
  direction: SortDirection;
}

@ObjectType({ description: 'A page of the directory of companies.' })
export class CompanyPage extends paginated(Company, 'companies') {}

@ObjectType({ description: 'What deactivating a company would affect.' })
export class InactivationPreview {
  @Field(() => Int, { description: "Number of employees in the company's directory." })
  people: number;

  @Field(() => Int, {
    description:
      'Number of signed-in phones, which would be suspended until the company is active again.',
  })
  phones: number;

  @Field(() => Int, { description: 'Number of signed-in dashboards, which would be signed out.' })
  dashboards: number;
}

@ObjectType({
  description:
    'How much a company uses the product. It contains numbers only, because the provider sees no names of employees.',
  simpleResolvers: true,
})
export class CompanyActivity {
  @Field(() => Int, { description: 'Number of employees who have never signed in on the app.' })
  neverSignedIn: number;

  @Field(() => Int, {
    description: 'Number of employees whose phones reported in the last 2 hours.',
  })
  active: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a phone of the company last reported; null: never.',
  })
  lastReportAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When anybody last signed in to the company's dashboard; null: not in the last 30 days.",
  })
  lastSignInAt: Date | null;
}

@InputType({ description: 'A new status for a company.' })
export class UpdateCompanyStatusInput {
  @Field(() => CompanyRef, { description: 'The company to change.' })
  company: CompanyRef;

  @Field(() => CompanyStatus, {
    description: 'The new status: ACTIVE or INACTIVE. A company cannot return to PENDING.',
  })
  status: CompanyStatus;
}
