import { Field, InputType } from 'type-graphql';
import { CompanyStatus } from '../companies/company.entity.js';
import { CompanyRef } from '../companies/company.inputs.js';

@InputType({ description: 'A new status for a company.' })
export class UpdateCompanyStatusInput {
  @Field(() => CompanyRef, { description: 'The company to change.' })
  company: CompanyRef;

  @Field(() => CompanyStatus, {
    description: 'The new status: ACTIVE or INACTIVE. A company cannot return to PENDING.',
  })
  status: CompanyStatus;
}
