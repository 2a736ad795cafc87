import { ArrayMaxSize, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { FigureInput, ExposurePlanStepInput } from '../diseases/disease.inputs.js';
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

  @Field(() => [ExposurePlanStepInput], {
    nullable: true,
    description: 'Proposed steps of the plan. Steps not listed keep their values.',
  })
  @IsOptional()
  @ArrayMaxSize(20, { message: 'At most 20 steps' })
  steps?: ExposurePlanStepInput[] | null;
}
