import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Confirmation that the company is to be deleted.' })
export class ScheduleCompanyDeletionInput {
  @Field(() => String, { description: "The company's own name." })
  companyName: string;

  @Field(() => String, { description: "The admin's password." })
  password: string;
}
