import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../../scalars.js';
import { EmployeeFilterInput } from '../directory/employee.inputs.js';

/** Maximum people named by id. */
const maxPeople = 10_000;
const tooMany = {
  message: `At most ${maxPeople} people can be named; use search and filter for more`,
};

@InputType({
  description: 'People of the directory, selected either by ids or by a search and a filter.',
})
export class EmployeeSelectionInput {
  @Field(() => [GraphQLUUID], {
    nullable: true,
    description: 'Ids of the people, at most 10000. Cannot be combined with search or filter.',
  })
  @IsOptional()
  @ArrayMaxSize(maxPeople, tooMany)
  ids?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Selects everybody who matches this search and the filter, as in the query employees. Cannot be combined with ids.',
  })
  search?: string | null;

  @Field(() => EmployeeFilterInput, {
    nullable: true,
    description:
      'Selects everybody who matches this filter and the search. Cannot be combined with ids.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: EmployeeFilterInput | null;

  @Field(() => [GraphQLUUID], {
    nullable: true,
    description: 'Ids of people to exclude from the results of search and filter, at most 10000.',
  })
  @IsOptional()
  @ArrayMaxSize(maxPeople, tooMany)
  except?: string[] | null;
}
