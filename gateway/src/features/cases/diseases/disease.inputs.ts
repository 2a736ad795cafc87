import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { FigureName } from './disease-enums.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

@InputType({ description: 'A new value for a figure of a disease.' })
export class FigureInput {
  @Field(() => FigureName, { description: 'Name of the figure to change.' })
  name: FigureName;

  @Field(() => Float, {
    nullable: true,
    description:
      "Value in the unit of the figure; null or absent: no value. Sending the catalogue's default reverts to it.",
  })
  value?: number | null;
}

@InputType({ description: 'New values for a step of a plan.' })
export class ExposurePlanStepInput {
  @Field(() => String, { description: 'Code of the step to change.' })
  @MaxLength(50, { message: 'At most 50 characters' })
  code: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the step is part of the plan. Absent: left unchanged.',
  })
  isUsed?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'When it opens, in its unit. Absent: left unchanged.',
  })
  opens?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Until when prophylaxis works best, in its unit; null: until it ends. Absent: left unchanged.',
  })
  bestBy?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'When it ends, in its unit; null: it is due at once and never too late, for steps whose default is so. Absent: left unchanged.',
  })
  ends?: number | null;
}

@InputType({ description: 'Changes to a disease: either all of them are made or none.' })
export class UpdateDiseaseInput {
  @Field(() => DiseaseCode, { description: 'The disease to change.' })
  disease: DiseaseCode;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the company uses the disease. Absent: left unchanged.',
  })
  isUsed?: boolean | null;

  @Field(() => [FigureInput], {
    defaultValue: [],
    description: 'Figures to change. Figures not listed keep their values.',
  })
  @ArrayMaxSize(13, { message: 'At most 13 figures' })
  figures: FigureInput[];

  @Field(() => [ExposurePlanStepInput], {
    nullable: true,
    description: 'Steps of the plan to change. Steps not listed keep their values.',
  })
  @IsOptional()
  @ArrayMaxSize(20, { message: 'At most 20 steps' })
  steps?: ExposurePlanStepInput[] | null;

  @Field(() => Int, {
    description: 'Version that the changes are based on. CONFLICT if it is not the latest.',
  })
  version: number;
}
