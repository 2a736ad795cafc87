import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What an admin proves before the company is scheduled for deletion.' })
export class ScheduleCompanyDeletionInput {
  @Field(() => String, { description: "The company's own name." })
  companyName: string;

  @Field(() => String, { description: "The admin's password." })
  password: string;
}
