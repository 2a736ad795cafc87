import { Directive, Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../../scalars.js';

@Directive('@oneOf')
@InputType({ description: 'A company, identified by either its id or its pass-key.' })
export class CompanyRef {
  @Field(() => GraphQLUUID, { nullable: true, description: 'Id of the company.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Pass-key of the company. Upper and lower case are equivalent.',
  })
  passKey?: string | null;
}
