import { Directive, Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';

@Directive('@oneOf')
@InputType({ description: 'Names a company: by id or by pass-key.' })
export class CompanyRef {
  @Field(() => GraphQLUUID, { nullable: true, description: 'Id of the company.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Pass-key of the company, in any case.' })
  passKey?: string | null;
}
