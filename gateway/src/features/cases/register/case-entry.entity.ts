import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import type { CaseValues } from './case-values.js';

export enum CaseAct {
  OPENED = 'OPENED',
  CHANGED = 'CHANGED',
  CLOSED = 'CLOSED',
  REOPENED = 'REOPENED',
  UNDONE = 'UNDONE',
  CONTACT_ADDED = 'CONTACT_ADDED',
  CONTACT_TAKEN_BACK = 'CONTACT_TAKEN_BACK',
  ASSIGNED = 'ASSIGNED',
}
registerEnumType(CaseAct, {
  name: 'CaseAct',
  description: 'Type of act on a case.',
  valuesConfig: {
    OPENED: { description: 'The case was opened.' },
    CHANGED: { description: 'Values of the case were changed.' },
    CLOSED: { description: 'The case was closed.' },
    REOPENED: { description: 'The closed case was reopened.' },
    UNDONE: { description: 'An earlier act was undone.' },
    CONTACT_ADDED: { description: 'A contact was added manually.' },
    CONTACT_TAKEN_BACK: { description: 'A manually added contact was withdrawn.' },
    ASSIGNED: { description: 'The case was given another owner, or none.' },
  },
});

@ObjectType({
  description:
    'An entry in the log of a case: an act, who performed it and when, and what it changed.',
  simpleResolvers: true,
})
@Entity('case_entry')
export class CaseEntry {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the entry, which undoCaseEntry accepts.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  caseId: string;

  @Field(() => CaseAct, { description: 'Type of the act.' })
  @Column({ type: 'text' })
  act: CaseAct;

  @Field(() => GraphQLISODateTime, { description: 'When the action took place.' })
  @Column({
    name: 'done_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'now()',
  })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who performed the act, or 'API key' and its name; null: an employee's report or the product performed it.",
  })
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

  /** The manual contact that was added or withdrawn. No foreign key: the entry is kept longer. */
  @Column({ type: 'uuid', nullable: true })
  manualContactId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the owner before ASSIGNED; null for other acts, or if the case had none.',
  })
  @Column({ type: 'text', nullable: true })
  ownerBefore: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the owner since ASSIGNED; null for other acts, or if the case has none since.',
  })
  @Column({ type: 'text', nullable: true })
  ownerAfter: string | null;

  @Field(() => String, { description: 'Note that was handed over with the case; empty: none.' })
  @Column({ type: 'text', default: '' })
  note: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the act was undone; null: it has not been undone.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  undoneAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who undid the act, or 'API key' and its name; null: it has not been undone.",
  })
  @Column({ type: 'text', nullable: true })
  undoneBy: string | null;
}
