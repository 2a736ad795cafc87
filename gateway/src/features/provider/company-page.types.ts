import { ObjectType, registerEnumType } from 'type-graphql';
import type { Listing, SortDirection } from '../../database/listing.js';
import { paginated } from '../../graphql/paginated.js';
import { Company } from '../companies/company.entity.js';

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
    EMAIL: { description: "By the e-mail address of the company's admin." },
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
