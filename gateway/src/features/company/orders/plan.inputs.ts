import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { CompanyRef } from '../profile/company.inputs.js';
import { GraphQLUUID } from '../../../scalars.js';

@InputType({ description: 'A request to the sales team for a plan.' })
export class RequestPlanInput {
  @Field(() => GraphQLUUID, {
    description: 'Id of the plan, which must differ from the current one.',
  })
  planId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Message to the sales team, at most 1000 characters; absent or null: none.',
  })
  @IsOptional()
  @MaxLength(1000, { message: 'At most 1000 characters' })
  note?: string | null;
}

@InputType({ description: 'A new plan for a company.' })
export class UpdateCompanyPlanInput {
  @Field(() => CompanyRef, {
    nullable: true,
    description: 'The company, if the provider sends the request.',
  })
  company?: CompanyRef | null;

  @Field(() => GraphQLUUID, {
    description: 'Id of the plan, which must differ from the current one.',
  })
  planId: string;
}
