import { ArrayMaxSize } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { FigureInput } from '../diseases/disease.inputs.js';

@InputType({ description: 'Figures to try, before they are saved.' })
export class DiseaseChangePreviewInput {
  @Field(() => DiseaseCode, { description: 'The disease.' })
  disease: DiseaseCode;

  @Field(() => [FigureInput], { description: 'Figures to try. Others stay as they are.' })
  @ArrayMaxSize(9, { message: 'At most 9 figures' })
  figures: FigureInput[];
}
