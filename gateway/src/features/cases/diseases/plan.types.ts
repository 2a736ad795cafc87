import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';
import { ReleaseTest } from './disease-enums.js';
import { FigureSource } from './figure-source.types.js';
import { PlanAnchor, PlanGroup, PlanStepKind, PlanUnit, RestrictionKind } from './plan-enums.js';

@ObjectType({
  description: 'The values of a step of a plan that a company may change.',
  simpleResolvers: true,
})
export class ExposurePlanStepValues {
  @Field(() => Boolean, { description: 'Whether the step is part of the plan.' })
  isUsed: boolean;

  @Field(() => Int, {
    description: 'When the step opens, in its unit and counted from opensFrom.',
  })
  opens: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Until when prophylaxis works best, in the unit of the step and counted from bestByFrom; null: until it ends.',
  })
  bestBy: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'When the step ends, in its unit and counted from endsFrom; null: it is due at once and never too late.',
  })
  ends: number | null;
}

@ObjectType({
  description: "A step of a disease's plan for exposed people.",
  simpleResolvers: true,
})
export class ExposurePlanStep {
  @Field(() => String, { description: 'Code of the step, unique in the plan.' })
  code: string;

  @Field(() => PlanStepKind, { description: 'What the step asks for.' })
  kind: PlanStepKind;

  @Field(() => String, { description: 'English name of the step for display.' })
  name: string;

  @Field(() => PlanGroup, { description: 'Whom the step is for.' })
  group: PlanGroup;

  @Field(() => PlanUnit, { description: 'Unit of the times of the step.' })
  unit: PlanUnit;

  @Field(() => PlanAnchor, { description: 'What the opening of the step is counted from.' })
  opensFrom: PlanAnchor;

  @Field(() => PlanAnchor, {
    nullable: true,
    description: 'What bestBy is counted from; null: the step is no prophylaxis.',
  })
  bestByFrom: PlanAnchor | null;

  @Field(() => PlanAnchor, { description: 'What the end of the step is counted from.' })
  endsFrom: PlanAnchor;

  @Field(() => Boolean, { description: 'Whether it is done on each day.' })
  isDaily: boolean;

  @Field(() => [ReleaseTest], {
    description: 'Kinds of test that complete the step, for TEST; empty for other steps.',
  })
  tests: readonly ReleaseTest[];

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the test that comes before; a positive result of it makes this one unnecessary; null: none does.',
  })
  after: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the prophylaxis that makes this one unnecessary if it is given in time; null: none does.',
  })
  insteadOf: string | null;

  @Field(() => RestrictionKind, {
    nullable: true,
    description: 'What people must not do, for RESTRICTION; null for other steps.',
  })
  restriction: RestrictionKind | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The last day of restrictions once the prophylaxis was given, counted from the last exposure; 0: it ends them; null: it changes nothing.',
  })
  restrictionDaysIfGiven: number | null;

  @Field(() => ExposurePlanStepValues, {
    description: "Values in force: the company's own, otherwise the defaults.",
  })
  values: ExposurePlanStepValues;

  @Field(() => ExposurePlanStepValues, { description: 'Defaults from the catalogue.' })
  defaults: ExposurePlanStepValues;

  @Field(() => Int, { description: 'Highest accepted value of its times.' })
  max: number;

  @Field(() => FigureSource, {
    nullable: true,
    description: 'Source of the step; null: no guideline asks for it.',
  })
  source: FigureSource | null;

  @Field(() => String, {
    nullable: true,
    description: 'How the step follows from its source; null: no note.',
  })
  note: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the company last changed the step; null: it has the defaults.',
  })
  changedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the account that last changed the step, or 'API key' and its name; null: it has the defaults.",
  })
  changedBy: string | null;
}
