import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import { ImmunityEvidence, ImmunityEvidenceState } from './immunity-evidence.entity.js';
import { ImmunityEvidenceKind, ImmunityStatus } from './judge-immunity.js';

@ObjectType({ description: 'A page of evidence of immunity.' })
export class ImmunityEvidencePage extends paginated(ImmunityEvidence, 'pieces of evidence') {}

@ObjectType({
  description: 'Whether a person is immune to a disease today.',
  simpleResolvers: true,
})
export class PersonImmunity {
  @Field(() => DiseaseCode, { description: 'A disease that the company uses.' })
  disease: DiseaseCode;

  @Field(() => ImmunityStatus, { description: 'Whether the person is immune.' })
  status: ImmunityStatus;
}

@ObjectType({ description: 'Result of recording evidence.', simpleResolvers: true })
export class RecordImmunityPayload {
  @Field(() => GraphQLUUID, {
    description: 'Id of the new evidence, which withdrawImmunity accepts to undo the recording.',
  })
  batchId: string;

  @Field(() => Int, { description: 'Number of people with new evidence.' })
  added: number;

  @Field(() => Int, {
    description: 'Number of people about whom the same evidence counted already.',
  })
  unchanged: number;
}

@ObjectType({ description: 'Result of withdrawing evidence.', simpleResolvers: true })
export class WithdrawImmunityPayload {
  @Field(() => Int, { description: 'Number of pieces of evidence that no longer count.' })
  withdrawn: number;
}

export enum ImmunityRowOutcome {
  ADDED = 'ADDED',
  UNCHANGED = 'UNCHANGED',
  REFUSED = 'REFUSED',
}
registerEnumType(ImmunityRowOutcome, {
  name: 'ImmunityRowOutcome',
  description: 'What happens with a row of a file of evidence.',
  valuesConfig: {
    ADDED: { description: 'The row is new evidence.' },
    UNCHANGED: { description: 'Such evidence counts already, or stands earlier in the file.' },
    REFUSED: { description: 'The row has a mistake, and nothing is stored for it.' },
  },
});

@ObjectType({
  description: 'A row of a file of evidence, as it was understood.',
  simpleResolvers: true,
})
export class ImmunityRow {
  @Field(() => Int, { description: 'Number of the row, from 1.' })
  row: number;

  @Field(() => ImmunityRowOutcome, { description: 'What happens with the row.' })
  outcome: ImmunityRowOutcome;

  @Field(() => String, {
    nullable: true,
    description: 'Field of the row that has a mistake; null: the row has none.',
  })
  field: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is wrong and what to do; null: the row has no mistake.',
  })
  problem: string | null;
}

@ObjectType({
  description: 'Result, or preview, of importing a file of evidence.',
  simpleResolvers: true,
})
export class ImmunityImport {
  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      'Id of the new evidence, which withdrawImmunity accepts to undo the import; null: nothing was stored.',
  })
  batchId: string | null;

  @Field(() => Int, { description: 'Number of rows that are new evidence.' })
  added: number;

  @Field(() => Int, { description: 'Number of rows that change nothing.' })
  unchanged: number;

  @Field(() => Int, { description: 'Number of rows with a mistake.' })
  refused: number;

  @Field(() => [ImmunityRow], { description: 'All rows in the order of the file.' })
  rows: ImmunityRow[];
}

/** Evidence as its employee sees it. */
@ObjectType({
  description: 'Evidence of the own immunity, as the company has it.',
  simpleResolvers: true,
})
export class OwnImmunityEvidence {
  @Field(() => GraphQLUUID, { description: 'Id of the evidence.' })
  id: string;

  @Field(() => DiseaseCode, { description: 'Disease that the evidence is about.' })
  disease: DiseaseCode;

  @Field(() => ImmunityEvidenceKind, { description: 'Kind of evidence.' })
  kind: ImmunityEvidenceKind;

  @Field(() => Boolean, { description: 'Whether it speaks for immunity.' })
  isImmune: boolean;

  @Field(() => GraphQLLocalDate, {
    description: 'Day of the last dose, of the sample, of the illness or of the document.',
  })
  day: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of doses by that day, for VACCINATION; null for other kinds.',
  })
  doses: number | null;

  @Field(() => ImmunityEvidenceState, { description: 'Whether the evidence counts.' })
  state: ImmunityEvidenceState;

  @Field(() => GraphQLISODateTime, { description: 'When it was recorded or handed in.' })
  recordedAt: Date;

  @Field(() => String, {
    description: "The company's answer; empty unless it declined the evidence.",
  })
  answer: string;
}
