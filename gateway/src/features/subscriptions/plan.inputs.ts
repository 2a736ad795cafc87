import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A request to the sales team.' })
export class RequestPlanInput {
  @Field(() => String, { description: 'Id of the plan; not the current one.' })
  planId: string;

  @Field(() => String, { defaultValue: '', description: 'A message; at most 1000 characters.' })
  @MaxLength(1000, { message: 'At most 1000 characters' })
  note: string;
}
