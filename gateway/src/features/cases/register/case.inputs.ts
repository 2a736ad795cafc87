import { ArrayMaxSize, IsOptional, MaxLength, NotEquals } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { CaseClassification, CaseOutcome } from './disease-case.entity.js';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

export enum CaseOrder {
  DAY_ZERO = 'DAY_ZERO',
  NAME = 'NAME',
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
}
registerEnumType(CaseOrder, {
  name: 'CaseOrder',
  description: 'Sort order for a list of cases.',
  valuesConfig: {
    DAY_ZERO: { description: 'By day zero, latest first.' },
    NAME: { description: 'By name of the person.' },
    NEWEST: { description: 'By case number, highest first.' },
    OLDEST: { description: 'By case number, lowest first.' },
  },
});

@InputType({ description: 'Filter for cases. A case must match every given field.' })
export class CaseFilterInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'true for open cases only, false for closed cases only.',
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

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for only the open cases whose isolation has ended, false for only the open cases whose isolation has not ended.',
  })
  isIsolationOver?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only cases whose owner has this email address; empty: only those without an owner.',
  })
  owner?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words that must all appear in the person's employee code, name, email or department; or a case number such as 'C-12'.",
  })
  search?: string | null;
}

/** Values of a case that people enter. */
@InputType()
abstract class CaseDetailsInput {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day on which symptoms began; not after today or the day of the report. The default is the day of onsetAt.',
  })
  onsetDay?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Moment at which symptoms began, if known. It must be on onsetDay.',
  })
  onsetAt?: Date | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day on which the specimen for the test was taken, today at the latest.',
  })
  specimenDay?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment from which the person met nobody else in the company; not in the future and not before the onset.',
  })
  isolatedAt?: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment at which symptoms ended; not in the future and not before the onset. If they come back, send null.',
  })
  symptomsEndedAt?: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment at which fever ended without medicine against it, or the end of the fourth day after the onset of influenza without fever; not in the future and not before the onset.',
  })
  feverEndedAt?: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Moment at which effective treatment began; not in the future.',
  })
  treatmentStartedAt?: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment at which negative tests or a physician cleared the person; not in the future and not before the onset.',
  })
  clearedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Notes about the case, at most 2000 characters.',
  })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  notes?: string | null;
}

const notAClassification = { message: 'Please close the case to record that it is not one' };

@InputType({ description: 'A case to open.' })
export class OpenCaseInput extends CaseDetailsInput {
  @Field(() => EmployeeRef, { description: 'Person who has or may have the disease.' })
  employee: EmployeeRef;

  @Field(() => DiseaseCode, { description: 'Disease that the company uses.' })
  disease: DiseaseCode;

  @Field(() => CaseClassification, {
    description: 'How certain it is that the person has the disease. NOT_A_CASE is not allowed.',
  })
  @NotEquals(CaseClassification.NOT_A_CASE, notAClassification)
  classification: CaseClassification;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day on which the company learned of the case, today at the latest. The default is today.',
  })
  reportedDay?: string | null;
}

@InputType({
  description: 'Changes to an open case. Absent fields keep their values, and null clears them.',
})
export class UpdateCaseInput extends CaseDetailsInput {
  @Field(() => GraphQLUUID, { description: 'Id of the case.' })
  id: string;

  @Field(() => Int, {
    description: 'Version that the changes are based on. CONFLICT if it is not the latest.',
  })
  version: number;

  @Field(() => CaseClassification, {
    nullable: true,
    description: 'How certain it is that the person has the disease. NOT_A_CASE is not allowed.',
  })
  @IsOptional()
  @NotEquals(CaseClassification.NOT_A_CASE, notAClassification)
  classification?: CaseClassification | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day on which the company learned of the case, today at the latest; null: left unchanged.',
  })
  reportedDay?: string | null;
}

/** A case and the version on which a change is based. */
@InputType()
abstract class SeenCaseInput {
  @Field(() => GraphQLUUID, { description: 'Id of the case.' })
  id: string;

  @Field(() => Int, {
    description: 'Version of the case that the client has seen. CONFLICT if it is not the latest.',
  })
  version: number;
}

@InputType({ description: 'A case to close.' })
export class CloseCaseInput extends SeenCaseInput {
  @Field(() => CaseOutcome, { description: 'Why the case is closed.' })
  outcome: CaseOutcome;
}

/** Maximum characters of the note that is handed over with a case. */
const maxNoteLength = 500;

@InputType({ description: 'An open case, and who works on it from now on.' })
export class AssignCaseInput extends SeenCaseInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the new owner, one of followUpAssignees; absent or null: nobody in particular.',
  })
  owner?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Note for the new owner, at most ${maxNoteLength} characters. Required if the case has an owner.`,
  })
  @IsOptional()
  @MaxLength(maxNoteLength, { message: `At most ${maxNoteLength} characters` })
  note?: string | null;
}

@InputType({ description: 'A closed case to reopen.' })
export class ReopenCaseInput extends SeenCaseInput {}
