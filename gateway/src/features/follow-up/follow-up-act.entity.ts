import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { type DiseaseCode, ReleaseTest } from '../diseases/disease-enums.js';
import { FollowUpActKind, TestResult } from './follow-up-facts.js';
import { InformChannel } from './follow-up.types.js';

@ObjectType({
  description: 'Something that was done in the follow-up of a person, with who did it and when.',
  simpleResolvers: true,
})
@Entity('follow_up_act')
@Index('follow_up_act_row', ['companyId', 'employeeId', 'disease', 'at'])
@ForeignKey('Employee', ['companyId', 'employeeId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
@Check(
  'follow_up_act_kind_check',
  `kind IN ('INFORMED', 'TESTED', 'RELEASED', 'NOTE', 'ASSIGNED', 'CORRECTED')`,
)
@Check(
  'follow_up_act_test_check',
  `(kind = 'TESTED') = (test IS NOT NULL) AND (kind = 'TESTED') = (result IS NOT NULL)`,
)
@Check('follow_up_act_day_check', `(kind IN ('TESTED', 'RELEASED')) = (day IS NOT NULL)`)
export class FollowUpAct {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the act; undoFollowUpAct takes it.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Column({ type: 'text' })
  disease: DiseaseCode;

  @Field(() => FollowUpActKind, { description: 'What was done.' })
  @Column({ type: 'text' })
  kind: FollowUpActKind;

  @Field(() => GraphQLISODateTime, { description: 'When it was entered.' })
  @Column({
    name: 'done_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'now()',
  })
  at: Date;

  @Field(() => String, { nullable: true, description: 'E-mail address of who entered it.' })
  @Column({ name: 'done_by', type: 'text', nullable: true })
  by: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'TESTED and RELEASED: day of the test or the release.',
  })
  @Column({ type: 'date', nullable: true })
  day: string | null;

  @Field(() => ReleaseTest, { nullable: true, description: 'TESTED: kind of the test.' })
  @Column({ type: 'text', nullable: true })
  test: ReleaseTest | null;

  @Field(() => TestResult, { nullable: true, description: 'TESTED: its result.' })
  @Column({ type: 'text', nullable: true })
  result: TestResult | null;

  /** The person's case that the positive test opened, or that was already open. */
  @Column({ type: 'uuid', nullable: true })
  caseId: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Last day of quarantine at that moment; INFORMED: the one that the person was told.',
  })
  @Column({ type: 'date', nullable: true })
  quarantineUntil: string | null;

  @Field(() => InformChannel, {
    nullable: true,
    description: 'INFORMED and CORRECTED: how the person was told.',
  })
  @Column({ type: 'text', nullable: true })
  channel: InformChannel | null;

  @Field(() => String, {
    nullable: true,
    description: 'ASSIGNED: e-mail address of who works on it; null: nobody in particular.',
  })
  @Column({ type: 'text', nullable: true })
  assignee: string | null;

  @Field(() => String, { description: 'A note; empty: none.' })
  @Column({ type: 'text', default: '' })
  note: string;

  @Field(() => GraphQLUUID, {
    description: 'Shared by acts that were added together; undoFollowUpAct takes it too.',
  })
  @Column({ type: 'uuid' })
  batchId: string;

  /** When the step that the act completed was due; null: the act was not the next step of the row. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  dueAt: Date | null;

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
