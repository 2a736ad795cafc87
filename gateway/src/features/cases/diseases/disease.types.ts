import { Field, Float, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime } from '../../../scalars.js';
import { DiseaseChange } from './disease-change.entity.js';
import { FigureSource } from './figure-source.types.js';
import { ExposurePlanStep } from './plan.types.js';
import { FigureName, FigureUnit, ReleaseTest, Spread } from './disease-enums.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

@ObjectType({
  description: 'A figure of a disease: a number of days, hours or doses.',
  simpleResolvers: true,
})
export class DiseaseFigure {
  @Field(() => FigureName, { description: 'Name of the figure.' })
  name: FigureName;

  @Field(() => FigureUnit, { description: 'Unit of the figure, its limits and its default.' })
  unit: FigureUnit;

  @Field(() => Float, {
    nullable: true,
    description: "Value in force: the company's own, otherwise the default; null: no value.",
  })
  value: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Default from the catalogue; null: the source recommends or states none.',
  })
  defaultValue: number | null;

  @Field(() => FigureSource, {
    nullable: true,
    description: 'Source of the default; null: no source was consulted.',
  })
  source: FigureSource | null;

  @Field(() => String, {
    nullable: true,
    description:
      'How the default was derived from its source, or why there is none; null: no note.',
  })
  note: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the company must fill in this figure before it can use the disease. No figure of the catalogue is required: diseases work without those that their sources do not state.',
  })
  isRequired: boolean;

  @Field(() => Boolean, { description: 'Whether only whole numbers are accepted.' })
  isWhole: boolean;

  @Field(() => Float, { description: 'Lowest accepted value.' })
  min: number;

  @Field(() => Float, { description: 'Highest accepted value.' })
  max: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the company last changed the figure; null: it has the default.',
  })
  changedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the account that last changed the figure, or 'API key' and its name; null: it has the default.",
  })
  changedBy: string | null;
}

@ObjectType({
  description:
    'Which evidence shows that a person is immune to a disease, beside the doses of a vaccine.',
  simpleResolvers: true,
})
export class DiseaseImmunity {
  @Field(() => Boolean, {
    description: 'Whether a positive laboratory result shows that a person is immune.',
  })
  laboratory: boolean;

  @Field(() => Boolean, {
    description: 'Whether a documented illness shows that a person is immune.',
  })
  illness: boolean;

  @Field(() => FigureSource, { description: 'Source of the rule.' })
  source: FigureSource;

  @Field(() => String, { description: 'What the source requires of the evidence.' })
  note: string;
}

@ObjectType({ description: 'A page of changes to a disease, newest first.' })
export class DiseaseChangePage extends paginated(DiseaseChange, 'changes') {}

@ObjectType({
  description: 'Why negative tests or a physician must clear a person before isolation ends.',
  simpleResolvers: true,
})
export class DiseaseClearance {
  @Field(() => FigureSource, { description: 'Source that asks for it.' })
  source: FigureSource;

  @Field(() => String, { description: 'What the source asks for.' })
  note: string;
}

@ObjectType({
  description: "A disease of the catalogue, with the company's own settings for it.",
  simpleResolvers: true,
})
export class Disease {
  @Field(() => DiseaseCode, { description: 'Code of the disease in the catalogue.' })
  code: DiseaseCode;

  @Field(() => String, { description: 'English name of the disease for display.' })
  name: string;

  @Field(() => [Spread], { description: 'Ways in which the disease passes from person to person.' })
  spreads: readonly Spread[];

  @Field(() => Boolean, {
    description:
      'Whether time spent near an infectious person is enough to tell who was exposed. If false, contacts show only some of the people at risk.',
  })
  isNearnessEnough: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What contacts cannot show about this disease; null: nothing to note.',
  })
  note: string | null;

  @Field(() => String, {
    description:
      "What counts as onset, worded as the end of a sentence, such as 'the first day of the rash'.",
  })
  onset: string;

  @Field(() => [ReleaseTest], {
    description: 'Kinds of test that can end a quarantine early; empty: any kind.',
  })
  releaseTests: readonly ReleaseTest[];

  @Field(() => DiseaseClearance, {
    nullable: true,
    description:
      'Set if isolation ends only once negative tests or a physician have cleared the person; null: it ends by the figures alone.',
  })
  clearance: DiseaseClearance | null;

  @Field(() => Boolean, {
    description:
      'Whether isolation ends after ISOLATION_DAYS or TREATMENT_HOURS, whichever comes first. If false, it ends after both.',
  })
  isTreatmentAlternative: boolean;

  @Field(() => DiseaseImmunity, {
    nullable: true,
    description:
      'Evidence that spares exposed people the quarantine; null: none does but the doses that the company may have set.',
  })
  immunity: DiseaseImmunity | null;

  @Field(() => Int, {
    description:
      'Number of days for which records are needed to find everybody whom a case exposed, and to follow them up: the infectious days before and after onset, or the quarantine days if they are more. Compare it with Company.retentionDays.',
  })
  recordDays: number;

  @Field(() => Boolean, { description: 'Whether the company opens cases of this disease.' })
  isUsed: boolean;

  @Field(() => Int, {
    description: 'Number of changes that the company has made. Send it with updateDisease.',
  })
  version: number;

  @Field(() => [DiseaseFigure], { description: 'All figures of the disease, in a fixed order.' })
  figures: DiseaseFigure[];

  @Field(() => [ExposurePlanStep], {
    description:
      'Steps for exposed people in the order of the plan, beside being informed and the quarantine of QUARANTINE_DAYS, with those that the company does not use.',
  })
  exposurePlan: ExposurePlanStep[];

  @Field(() => Int, {
    description: 'First day of a quarantine, counted from the first exposure.',
  })
  stayHomeFromDay: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the company last changed the disease; null: never.',
  })
  changedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the account that last changed the disease, or 'API key' and its name; null: never changed.",
  })
  changedBy: string | null;
}
