import { Field, Int, ObjectType } from 'type-graphql';
import { DiseaseCase } from '../case-status/disease-case.entity.js';

@ObjectType({
  description: 'Unfinished cases and follow-ups of people, which deleting the people would hide.',
  simpleResolvers: true,
})
export class DeletionConsequences {
  @Field(() => Int, { description: 'Number of open cases of the people.' })
  openCaseCount: number;

  @Field(() => [DiseaseCase], {
    description: 'Open cases of the people, newest first, at most 9.',
  })
  openCases: DiseaseCase[];

  @Field(() => Int, { description: 'Number of the people who are to be informed.' })
  toInform: number;

  @Field(() => Int, { description: 'Number of the people who are in quarantine.' })
  inQuarantine: number;
}
