import { ArrayMaxSize } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { DiseaseCode, FigureName } from './disease-enums.js';

@InputType({ description: 'A new value of a figure.' })
export class FigureInput {
  @Field(() => FigureName, { description: 'The figure to change.' })
  name: FigureName;

  @Field(() => Float, {
    nullable: true,
    description: 'Days. Null or absent: no value. The default of the catalogue undoes a change.',
  })
  value?: number | null;
}

@InputType({ description: 'Changes of a disease: all that are given, or none.' })
export class UpdateDiseaseInput {
  @Field(() => DiseaseCode, { description: 'The disease to change.' })
  disease: DiseaseCode;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the company uses the disease. Absent: as before.',
  })
  isUsed?: boolean | null;

  @Field(() => [FigureInput], {
    defaultValue: [],
    description: 'Figures to change. Others stay as they are.',
  })
  @ArrayMaxSize(9, { message: 'At most 9 figures' })
  figures: FigureInput[];

  @Field(() => Int, {
    description: 'Version that the changes are based on; CONFLICT when it is not the newest.',
  })
  version: number;
}
