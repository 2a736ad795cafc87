import { ArrayMaxSize } from 'class-validator';
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

  @Field(() => Int, {
    description: 'Version that the changes are based on. CONFLICT if it is not the latest.',
  })
  version: number;
}
