import { ArrayMaxSize, IsOptional, MaxLength, NotEquals } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { CaseClassification, CaseOutcome } from '../case-status/disease-case.entity.js';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { EmployeeRef } from '../employees/employee.inputs.js';

export enum CaseOrder {
  DAY_ZERO = 'DAY_ZERO',
  NAME = 'NAME',
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
}
registerEnumType(CaseOrder, {
  name: 'CaseOrder',
  description: 'Order of a list of cases.',
  valuesConfig: {
    DAY_ZERO: { description: 'Latest day zero first.' },
    NAME: { description: 'By name of the person.' },
    NEWEST: { description: 'Highest number first.' },
    OLDEST: { description: 'Lowest number first.' },
  },
});

@InputType({ description: 'Filter of cases. Cases match all fields that are given.' })
export class CaseFilterInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only open cases (true), or only closed ones (false).',
  })
  isOpen?: boolean | null;

  @Field(() => [DiseaseCode], {
    nullable: true,
    description: 'Only cases of these diseases, at most 12.',
  })
  @IsOptional()
  @ArrayMaxSize(12, { message: 'At most 12 diseases' })
  diseases?: DiseaseCode[] | null;

  @Field(() => CaseClassification, {
    nullable: true,
    description: 'Only cases with this classification.',
  })
  classification?: CaseClassification | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words that are all found in the person's employee code, name, e-mail or department; or a case number, such as 'C-12'.",
  })
  search?: string | null;
}

/** Values of a case that people enter. */
@InputType()
abstract class CaseDetailsInput {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day on which symptoms began: today and the day of the report at the latest. Taken from onsetAt when that is given alone.',
  })
  onsetDay?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Moment at which symptoms began, if it is known; on onsetDay.',
  })
  onsetAt?: Date | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day on which the specimen of the test was taken, today at the latest.',
  })
  specimenDay?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment from which the person met nobody of the company; not in the future and not before the onset.',
  })
  isolatedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Notes, at most 2000 characters.' })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  notes?: string | null;
}

const notAClassification = { message: 'Please close the case to record that it is not one' };

@InputType({ description: 'A case to open.' })
export class OpenCaseInput extends CaseDetailsInput {
  @Field(() => EmployeeRef, { description: 'The person.' })
  employee: EmployeeRef;

  @Field(() => DiseaseCode, { description: 'The disease, one that the company uses.' })
  disease: DiseaseCode;

  @Field(() => CaseClassification, {
    description: 'How sure it is that the person has the disease; not NOT_A_CASE.',
  })
  @NotEquals(CaseClassification.NOT_A_CASE, notAClassification)
  classification: CaseClassification;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day on which the company heard of it, today at the latest; absent: today.',
  })
  reportedDay?: string | null;
}

@InputType({
  description: 'Changes of an open case. Absent fields keep their values; null clears them.',
})
export class UpdateCaseInput extends CaseDetailsInput {
  @Field(() => GraphQLUUID, { description: 'Id of the case.' })
  id: string;

  @Field(() => Int, {
    description: 'Version that the changes are based on; CONFLICT when it is not the newest.',
  })
  version: number;

  @Field(() => CaseClassification, {
    nullable: true,
    description: 'How sure it is that the person has the disease; not NOT_A_CASE.',
  })
  @IsOptional()
  @NotEquals(CaseClassification.NOT_A_CASE, notAClassification)
  classification?: CaseClassification | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day on which the company heard of it, today at the latest; null keeps it.',
  })
  reportedDay?: string | null;
}

/** A case and the version on which a change is based. */
@InputType()
abstract class SeenCaseInput {
  @Field(() => GraphQLUUID, { description: 'Id of the case.' })
  id: string;

  @Field(() => Int, {
    description: 'Version that was seen; CONFLICT when it is not the newest.',
  })
  version: number;
}

@InputType({ description: 'A case to close.' })
export class CloseCaseInput extends SeenCaseInput {
  @Field(() => CaseOutcome, { description: 'Why the case is closed.' })
  outcome: CaseOutcome;
}

@InputType({ description: 'A closed case to open again.' })
export class ReopenCaseInput extends SeenCaseInput {}
