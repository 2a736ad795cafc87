import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EmployeeSelectionInput } from './selection.inputs.js';

@InputType()
abstract class SelectedEmployeesInput {
  @Field(() => EmployeeSelectionInput, { description: 'The people to change.' })
  @ValidateNested()
  selection: EmployeeSelectionInput;
}

@InputType({ description: 'People to put into a department.' })
export class UpdateEmployeesDepartmentInput extends SelectedEmployeesInput {
  @Field(() => String, { description: 'Name of the department; an unknown name creates it.' })
  department: string;
}

@InputType({ description: 'People to mark negative.' })
export class MarkEmployeesNegativeInput extends SelectedEmployeesInput {}

@InputType({ description: 'People to take out of the directory.' })
export class DeleteEmployeesInput extends SelectedEmployeesInput {}
