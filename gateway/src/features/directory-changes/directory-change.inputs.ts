import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EmployeeSelectionInput } from './selection.inputs.js';

@InputType()
abstract class SelectedEmployeesInput {
  @Field(() => EmployeeSelectionInput, { description: 'The people that the mutation applies to.' })
  @ValidateNested()
  selection: EmployeeSelectionInput;
}

@InputType({ description: 'People to move to a department.' })
export class UpdateEmployeesDepartmentInput extends SelectedEmployeesInput {
  @Field(() => String, { description: 'Name of the department; an unknown name creates it.' })
  department: string;
}

@InputType({ description: 'People to mark negative.' })
export class MarkEmployeesNegativeInput extends SelectedEmployeesInput {}

@InputType({ description: 'People to remove from the directory.' })
export class DeleteEmployeesInput extends SelectedEmployeesInput {}
