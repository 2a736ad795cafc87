import { Field, InputType } from 'type-graphql';

@InputType({
  description: "Confirmation that the company is to be deleted: its name and the admin's password.",
})
export class ScheduleCompanyDeletionInput {
  @Field(() => String, { description: "Name of the viewer's company." })
  companyName: string;

  @Field(() => String, { description: 'Password of the admin.' })
  password: string;
}
