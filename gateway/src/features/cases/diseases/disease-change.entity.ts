import { Field, Float, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { FigureName } from './disease-enums.js';
import { ExposurePlanStepValues } from './plan.types.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

@ObjectType({
  description:
    'A change to one figure or one step of a disease, or to whether the company uses it.',
  simpleResolvers: true,
})
@Entity('disease_change')
export class DiseaseChange {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  /** Version 7, so that changes are in the order of their ids. */
  @Field(() => GraphQLUUID, { description: 'Id of the change.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  disease: DiseaseCode;

  @Field(() => FigureName, {
    nullable: true,
    description:
      'Figure that was changed; null: a step was, or the company started or stopped using the disease.',
  })
  @Column({ type: 'text', nullable: true })
  figure: FigureName | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Value before the change, in the unit of the figure; null: the figure was empty, or no figure changed.',
  })
  @Column({ type: 'double precision', nullable: true })
  before: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Value after the change, in the unit of the figure; null: the figure became empty, or no figure changed.',
  })
  @Column({ type: 'double precision', nullable: true })
  after: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the step of the plan that was changed; null: no step was.',
  })
  @Column({ type: 'text', nullable: true })
  step: string | null;

  @Field(() => ExposurePlanStepValues, {
    nullable: true,
    description: 'Values of the step before the change; null: no step was changed.',
  })
  @Column({ type: 'jsonb', nullable: true })
  stepBefore: ExposurePlanStepValues | null;

  @Field(() => ExposurePlanStepValues, {
    nullable: true,
    description: 'Values of the step after the change; null: no step was changed.',
  })
  @Column({ type: 'jsonb', nullable: true })
  stepAfter: ExposurePlanStepValues | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the disease was in use after the change; null: a figure or a step changed.',
  })
  @Column({ type: 'boolean', nullable: true })
  isUsed: boolean | null;

  @Field(() => GraphQLISODateTime, { description: 'When the change was made.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  changedAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the account that made the change, or 'API key' and its name; null: not known.",
  })
  @Column({ type: 'text', nullable: true })
  changedBy: string | null;
}
