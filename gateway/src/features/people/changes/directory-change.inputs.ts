import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLLocalDate } from '../../../scalars.js';
import { EmployeeSelectionInput } from './selection.inputs.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

@InputType()
abstract class SelectedEmployeesInput {
  @Field(() => EmployeeSelectionInput, { description: 'The people that the mutation applies to.' })
  @ValidateNested()
  selection: EmployeeSelectionInput;
}

@InputType({ description: 'People to move to a department.' })
export class UpdateEmployeesDepartmentInput extends SelectedEmployeesInput {
  @Field(() => String, {
    description: 'Name of the department. A name that does not exist yet creates a department.',
  })
  department: string;
}

@InputType({ description: 'People to mark negative.' })
export class MarkEmployeesNegativeInput extends SelectedEmployeesInput {}

@InputType({ description: 'People to mark positive, at most 1000.' })
export class MarkEmployeesPositiveInput extends SelectedEmployeesInput {
  @Field(() => DiseaseCode, {
    defaultValue: DiseaseCode.COVID_19,
    description: 'Disease that the company uses.',
  })
  disease: DiseaseCode;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day on which the specimens for the tests were taken, today at the latest; absent: not disclosed.',
  })
  specimenDay?: string | null;
}

@InputType({ description: 'People to remove from the directory.' })
export class DeleteEmployeesInput extends SelectedEmployeesInput {}
