import { Field, Int, ObjectType } from 'type-graphql';
import { CaseIsolation } from '../register/case-window.types.js';
import { DiseaseCase } from '../register/disease-case.entity.js';
import { FollowUpChangeCounts } from './preview.types.js';

@ObjectType({
  description:
    'Effects that changing or closing a case would have. Counts of people are of those in the directory.',
  simpleResolvers: true,
})
export class CaseConsequences extends FollowUpChangeCounts {
  @Field(() => Int, { description: 'Number of people exposed by the case now.' })
  exposedBefore: number;

  @Field(() => Int, { description: 'Number of people exposed by the case after the change.' })
  exposedAfter: number;

  @Field(() => Int, {
    description: 'Number of people exposed by the case who would be to inform after the change.',
  })
  toInform: number;

  @Field(() => CaseIsolation, {
    nullable: true,
    description: 'Isolation of the person now; null: there is none.',
  })
  isolationBefore: CaseIsolation | null;

  @Field(() => CaseIsolation, {
    nullable: true,
    description: 'Isolation of the person after the change; null: there would be none.',
  })
  isolationAfter: CaseIsolation | null;
}

@ObjectType({
  description:
    'Unfinished cases and follow-ups of people. They stay until they are finished, also if the people are deleted.',
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

  @Field(() => Int, { description: 'Number of the people who are owed a correction.' })
  toCorrect: number;

  @Field(() => Int, { description: 'Number of the people who are in quarantine.' })
  inQuarantine: number;
}
