import { ObjectType, registerEnumType } from 'type-graphql';
import type { CompanyListing } from './directory.queries.js';

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
});

@ObjectType({ description: 'A page of the directory of companies.' })
export class CompanyPage {
  readonly listing: CompanyListing;

  constructor(listing: CompanyListing) {
    this.listing = listing;
  }
}
