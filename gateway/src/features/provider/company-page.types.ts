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
  description: 'Column that sorts the directory of companies.',
  valuesConfig: {
    COUNTRY: { description: 'By name of the country.' },
    CREATED_AT: { description: 'By when the company signed up.' },
    EMAIL: { description: "By the admin's address." },
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
  description: "State of a company's plan that needs the provider's attention.",
  valuesConfig: {
    TRIAL: { description: 'The trial of the company is running.' },
    TRIAL_OVER: { description: 'Its trial is over, and it has not chosen a plan yet.' },
    PLAN_REQUESTED: { description: 'It has asked the sales team for a plan.' },
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
