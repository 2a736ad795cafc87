import { ArrayMaxSize } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { FigureInput } from '../diseases/disease.inputs.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

@InputType({ description: 'Proposed figures of a disease, to preview their effect.' })
export class DiseaseChangePreviewInput {
  @Field(() => DiseaseCode, { description: 'Disease whose figures to preview.' })
  disease: DiseaseCode;

  @Field(() => [FigureInput], {
    description: 'Proposed figures. Figures not listed keep their values.',
  })
  @ArrayMaxSize(13, { message: 'At most 13 figures' })
  figures: FigureInput[];
}
