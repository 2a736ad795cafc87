import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Directive, Field, InputType, Int } from 'type-graphql';
import { GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';
import { IsOneLine } from '../../people/directory/employee-rules.js';
import { ImmunityEvidenceState } from './immunity-evidence.entity.js';
import { ImmunityEvidenceKind } from './judge-immunity.js';

/** Most people of one recording. */
export const maxPeopleOfEvidence = 500;
/** Most rows of one import. */
export const maxImmunityRows = 1000;

const tooLong = { message: 'At most 200 characters' };

/** Fields of a piece of evidence. Which of them are needed depends on its kind; see `findEvidenceErrors`. */
@InputType()
export abstract class EvidenceFields {
  @Field(() => DiseaseCode, { description: 'Disease that the evidence is about.' })
  disease: DiseaseCode;

  @Field(() => ImmunityEvidenceKind, { description: 'Kind of evidence.' })
  kind: ImmunityEvidenceKind;

  @Field(() => GraphQLLocalDate, {
    description:
      'Day of the last dose, of the sample, of the illness or of the document, today at the latest.',
  })
  day: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of doses that the person had had by that day, 1 to 10. Required for VACCINATION, not allowed for other kinds.',
  })
  doses?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it speaks for immunity. Required for LABORATORY and OTHER; the other kinds always do.',
  })
  isImmune?: boolean | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day on which the evidence counts, not before its day; absent: no end.',
  })
  validUntil?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Issuer or number of the document, in one line of at most 200 characters; absent: not recorded.',
  })
  @IsOptional()
  @MaxLength(200, tooLong)
  @IsOneLine()
  document?: string | null;
}

@InputType({ description: 'Evidence of immunity to record for one or more people.' })
export class RecordImmunityInput extends EvidenceFields {
  @Field(() => [GraphQLUUID], {
    description: `Ids of the employees, 1 to ${maxPeopleOfEvidence}. Each gets the same evidence.`,
  })
  @ArrayMinSize(1, { message: 'Please select who the evidence is about' })
  @ArrayMaxSize(maxPeopleOfEvidence, { message: `At most ${maxPeopleOfEvidence} people` })
  employeeIds: string[];
}

@InputType({ description: 'Evidence of the own immunity, which the company checks.' })
export class HandInImmunityInput extends EvidenceFields {}

@InputType({
  description:
    'A row of a file of evidence. Its values are texts as they stand in the file; absent: the cell is empty.',
})
export class ImmunityRowInput {
  @Field(() => String, {
    nullable: true,
    description: 'Employee code or email address of the person.',
  })
  @IsOptional()
  @MaxLength(200, tooLong)
  employee?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name or code of the disease, such as Measles.',
  })
  @IsOptional()
  @MaxLength(200, tooLong)
  disease?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of evidence: vaccination, laboratory, illness or other.',
  })
  @IsOptional()
  @MaxLength(200, tooLong)
  kind?: string | null;

  @Field(() => String, { nullable: true, description: 'Day of the evidence, as YYYY-MM-DD.' })
  @IsOptional()
  @MaxLength(200, tooLong)
  day?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of doses by that day, for a vaccination.',
  })
  @IsOptional()
  @MaxLength(200, tooLong)
  doses?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "'immune' or 'not immune', for a laboratory result and for other evidence.",
  })
  @IsOptional()
  @MaxLength(200, tooLong)
  result?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last day on which the evidence counts, as YYYY-MM-DD; empty: no end.',
  })
  @IsOptional()
  @MaxLength(200, tooLong)
  validUntil?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Issuer or number of the document; empty: not recorded.',
  })
  @IsOptional()
  @MaxLength(200, tooLong)
  document?: string | null;
}

@InputType({ description: 'Rows of a file of evidence.' })
export class ImportImmunityInput {
  @Field(() => [ImmunityRowInput], { description: `The rows, 1 to ${maxImmunityRows}.` })
  @ArrayMinSize(1, { message: 'The file has no rows' })
  @ArrayMaxSize(maxImmunityRows, { message: `At most ${maxImmunityRows} rows` })
  @ValidateNested()
  rows: ImmunityRowInput[];

  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      'Id of the evidence of an earlier part of the same file, so that withdrawImmunity undoes both together; absent: a new one.',
  })
  batchId?: string | null;
}

@InputType({
  description: 'Filter for evidence of immunity. Evidence must match every given field.',
})
export class ImmunityFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Only evidence about people found by this text, like in the directory; at most 100 characters.',
  })
  search?: string | null;

  @Field(() => EmployeeRef, { nullable: true, description: 'Only evidence about this employee.' })
  employee?: EmployeeRef | null;

  @Field(() => DiseaseCode, { nullable: true, description: 'Only evidence about this disease.' })
  disease?: DiseaseCode | null;

  @Field(() => ImmunityEvidenceState, {
    nullable: true,
    description: 'Only evidence in this state.',
  })
  state?: ImmunityEvidenceState | null;
}

@Directive('@oneOf')
@InputType({
  description: 'Evidence to withdraw: either one piece, or all that was recorded together.',
})
export class WithdrawImmunityInput {
  @Field(() => GraphQLUUID, { nullable: true, description: 'Id of a piece of evidence.' })
  id?: string | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: 'Id of evidence that was recorded together.',
  })
  batchId?: string | null;
}

@InputType({ description: 'A decision on evidence that an employee handed in.' })
export class DecideImmunityInput {
  @Field(() => GraphQLUUID, { description: 'Id of the evidence.' })
  id: string;

  @Field(() => Boolean, { description: 'Whether the evidence counts from now on.' })
  isAccepted: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Explanation that the employee can read, at most 500 characters. Required to decline.',
  })
  @IsOptional()
  @MaxLength(500, { message: 'At most 500 characters' })
  answer?: string | null;
}
