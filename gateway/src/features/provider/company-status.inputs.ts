import { Field, InputType } from 'type-graphql';
import { CompanyStatus } from '../companies/company.entity.js';
import { CompanyRef } from '../companies/company.inputs.js';

@InputType({ description: 'The status that the provider gives a company.' })
export class UpdateCompanyStatusInput {
  @Field(() => CompanyRef, { description: 'The company to change.' })
  company: CompanyRef;

  @Field(() => CompanyStatus, { description: 'ACTIVE or INACTIVE; nothing goes back to PENDING.' })
  status: CompanyStatus;
}
