import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import { ImmunityEvidenceKind, ImmunityStatus } from './judge-immunity.js';

registerEnumType(ImmunityStatus, {
  name: 'ImmunityStatus',
  description: 'Whether a person is immune to a disease, as far as the company knows.',
  valuesConfig: {
    IMMUNE: { description: 'Evidence shows that the person is immune.' },
    NOT_IMMUNE: {
      description: 'Evidence shows that the person is not immune, or is not enough to count.',
    },
    UNKNOWN: { description: 'The company has no evidence that counts.' },
  },
});

registerEnumType(ImmunityEvidenceKind, {
  name: 'ImmunityEvidenceKind',
  description: 'Kind of evidence that a person is, or is not, immune to a disease.',
  valuesConfig: {
    VACCINATION: { description: 'A documented vaccination.' },
    LABORATORY: { description: 'A laboratory result, such as antibodies in the blood.' },
    ILLNESS: { description: 'A documented illness in the past.' },
    OTHER: { description: 'Another document, such as a certificate of a physician.' },
  },
});

export enum ImmunityEvidenceState {
  WAITING = 'WAITING',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  WITHDRAWN = 'WITHDRAWN',
}
registerEnumType(ImmunityEvidenceState, {
  name: 'ImmunityEvidenceState',
  description: 'Whether a piece of evidence counts.',
  valuesConfig: {
    WAITING: { description: 'The employee handed it in, and nobody has decided yet.' },
    ACCEPTED: { description: 'It counts.' },
    DECLINED: { description: 'The employee handed it in, and the company declined it.' },
    WITHDRAWN: { description: 'It counted once, and was withdrawn.' },
  },
});

@ObjectType({
  description: 'Evidence that a person is, or is not, immune to a disease.',
  simpleResolvers: true,
})
@Entity('immunity_evidence')
export class ImmunityEvidence {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the evidence.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => DiseaseCode, { description: 'Disease that the evidence is about.' })
  @Column({ type: 'text' })
  disease: DiseaseCode;

  @Field(() => ImmunityEvidenceKind, { description: 'Kind of evidence.' })
  @Column({ type: 'text' })
  kind: ImmunityEvidenceKind;

  @Field(() => Boolean, {
    description:
      'Whether it speaks for immunity. A vaccination and an illness always do; whether the doses suffice depends on the disease.',
  })
  @Column({ type: 'boolean' })
  isImmune: boolean;

  @Field(() => GraphQLLocalDate, {
    description: 'Day of the last dose, of the sample, of the illness or of the document.',
  })
  @Column({ type: 'date' })
  day: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of doses that the person had had by that day, for VACCINATION; null for other kinds.',
  })
  @Column({ type: 'smallint', nullable: true })
  doses: number | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day on which the evidence counts; null: it has no end.',
  })
  @Column({ type: 'date', nullable: true })
  validUntil: string | null;

  @Field(() => String, {
    description: 'Issuer or number of the document; empty: not recorded.',
  })
  @Column({ type: 'text', default: '' })
  document: string;

  @Field(() => ImmunityEvidenceState, { description: 'Whether the evidence counts.' })
  @Column({ type: 'text' })
  state: ImmunityEvidenceState;

  @Field(() => GraphQLISODateTime, { description: 'When the evidence was recorded or handed in.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  recordedAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who recorded the evidence, or 'API key' and its name; null: the employee handed it in.",
  })
  @Column({ type: 'text', nullable: true })
  recordedBy: string | null;

  @Field(() => GraphQLUUID, {
    description:
      'Id shared by evidence that was recorded together. withdrawImmunity accepts it to withdraw all of it.',
  })
  @Column({ type: 'uuid' })
  batchId: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the evidence was last accepted, declined or withdrawn; null: never.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who accepted, declined or withdrew the evidence, or 'API key' and its name; null: nobody has.",
  })
  @Column({ type: 'text', nullable: true })
  decidedBy: string | null;

  @Field(() => String, {
    description: "The company's answer to the employee; empty unless it declined the evidence.",
  })
  @Column({ type: 'text', default: '' })
  answer: string;
}
