import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import type { CaseValues } from './case-values.js';
import { DiseaseCase } from './disease-case.entity.js';

export enum CaseAct {
  OPENED = 'OPENED',
  CHANGED = 'CHANGED',
  CLOSED = 'CLOSED',
  REOPENED = 'REOPENED',
  UNDONE = 'UNDONE',
  CONTACT_ADDED = 'CONTACT_ADDED',
  CONTACT_TAKEN_BACK = 'CONTACT_TAKEN_BACK',
}
registerEnumType(CaseAct, {
  name: 'CaseAct',
  description: 'What was done to a case.',
  valuesConfig: {
    OPENED: { description: 'The case was opened.' },
    CHANGED: { description: 'Values of the case were changed.' },
    CLOSED: { description: 'The case was closed.' },
    REOPENED: { description: 'The case was opened again after it was closed.' },
    UNDONE: { description: 'An earlier act was undone.' },
    CONTACT_ADDED: { description: 'A contact was added by hand.' },
    CONTACT_TAKEN_BACK: { description: 'A contact that was added by hand was taken back.' },
  },
});

@ObjectType({
  description: 'An entry in the log of a case: an act with who did it, when, and what it changed.',
  simpleResolvers: true,
})
@Entity('case_entry')
@Index('case_entry_case', ['companyId', 'caseId', 'id'])
@Index('case_entry_change', ['companyId', 'changeId'])
@ForeignKey(() => DiseaseCase, ['companyId', 'caseId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
@Check(
  'case_entry_act_check',
  `act IN ('OPENED', 'CHANGED', 'CLOSED', 'REOPENED', 'UNDONE', 'CONTACT_ADDED', 'CONTACT_TAKEN_BACK')`,
)
@Check(
  'case_entry_contact_check',
  `(act IN ('CONTACT_ADDED', 'CONTACT_TAKEN_BACK')) = (manual_contact_id IS NOT NULL)`,
)
export class CaseEntry {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the entry; undoCaseEntry takes it.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  caseId: string;

  @Field(() => CaseAct, { description: 'What was done.' })
  @Column({ type: 'text' })
  act: CaseAct;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  @Column({
    name: 'done_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'now()',
  })
  at: Date;

  @Field(() => String, { nullable: true, description: 'E-mail address of who did it.' })
  @Column({ name: 'done_by', type: 'text', nullable: true })
  by: string | null;

  /** Values that the act replaced. */
  @Column({ type: 'jsonb', default: {} })
  before: Partial<CaseValues>;

  /** Values that the act set. */
  @Column({ type: 'jsonb', default: {} })
  after: Partial<CaseValues>;

  /** The directory change that the act was part of, if any. No foreign key: the entry is kept longer. */
  @Column({ type: 'uuid', nullable: true })
  changeId: string | null;

  /** The manual contact that was added or taken back. No foreign key: the entry is kept longer. */
  @Column({ type: 'uuid', nullable: true })
  manualContactId: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the act was undone; null: it was not.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  undoneAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who undid the act; null: nobody did.',
  })
  @Column({ type: 'text', nullable: true })
  undoneBy: string | null;
}
