import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';
import { EmployeeFilterInput } from '../employees/employee.inputs.js';

/** Maximum people named by id. */
const maxPeople = 10_000;
const tooMany = {
  message: `At most ${maxPeople} people can be named; use search and filter for more`,
};

@InputType({
  description: 'People of the directory: by their ids, or by a search and a filter.',
})
export class EmployeeSelectionInput {
  @Field(() => [GraphQLUUID], { nullable: true, description: 'Ids of the people, at most 10000.' })
  @IsOptional()
  @ArrayMaxSize(maxPeople, tooMany)
  ids?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'In place of ids: everybody found by this search, as by that of employees.',
  })
  search?: string | null;

  @Field(() => EmployeeFilterInput, {
    nullable: true,
    description: 'In place of ids: everybody found by this filter, together with the search.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: EmployeeFilterInput | null;

  @Field(() => [GraphQLUUID], {
    nullable: true,
    description: 'Ids of people to leave out of what search and filter find, at most 10000.',
  })
  @IsOptional()
  @ArrayMaxSize(maxPeople, tooMany)
  except?: string[] | null;
}
