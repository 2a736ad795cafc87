import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';
import { EmployeeFilterInput } from '../employees/employee.inputs.js';

/** Most people who are named one by one. */
const most = 10_000;
const tooMany = { message: `At most ${most} people can be named; use search and filter for more` };

@InputType({ description: 'People of the directory.' })
export class EmployeeSelectionInput {
  @Field(() => [GraphQLUUID], { nullable: true, description: 'These, at most 10000.' })
  @IsOptional()
  @ArrayMaxSize(most, tooMany)
  ids?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Or everybody whom search and filter find…',
  })
  search?: string | null;

  @Field(() => EmployeeFilterInput, { nullable: true, description: '…by this filter…' })
  @IsOptional()
  @ValidateNested()
  filter?: EmployeeFilterInput | null;

  @Field(() => [GraphQLUUID], { nullable: true, description: '…but these, at most 10000.' })
  @IsOptional()
  @ArrayMaxSize(most, tooMany)
  except?: string[] | null;
}
