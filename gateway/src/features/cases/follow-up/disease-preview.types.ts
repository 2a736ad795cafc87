import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLLocalDate } from '../../../scalars.js';
import { DiseaseCase } from '../register/disease-case.entity.js';
import { FollowUpChangeCounts } from './preview.types.js';
import { CaseIsolation, CaseWindow } from '../register/case-window.types.js';

@ObjectType({
  description:
    'Effect that a change to the figures of a disease would have on a case, once its window is over.',
  simpleResolvers: true,
})
export class CaseChangePreview {
  @Field(() => DiseaseCase, { description: 'The affected case.' })
  case: DiseaseCase;

  @Field(() => CaseWindow, { description: 'Infectious window under the current figures.' })
  windowBefore: CaseWindow;

  @Field(() => CaseWindow, { description: 'Infectious window under the proposed figures.' })
  windowAfter: CaseWindow;

  @Field(() => CaseIsolation, {
    nullable: true,
    description: 'Isolation under the current figures; null: there is none.',
  })
  isolationBefore: CaseIsolation | null;

  @Field(() => CaseIsolation, {
    nullable: true,
    description: 'Isolation under the proposed figures; null: there would be none.',
  })
  isolationAfter: CaseIsolation | null;
}

@ObjectType({
  description: 'Effect that a change to the figures of a disease would have on an exposed person.',
  simpleResolvers: true,
})
export class QuarantinePreview {
  employeeId: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine under the current figures; null: there is none.',
  })
  before: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine under the proposed figures; null: there would be none.',
  })
  after: string | null;
}

@ObjectType({
  description: 'Effect that a change to the figures of a disease would have on exposed people.',
  simpleResolvers: true,
})
export class DiseasePeoplePreview extends FollowUpChangeCounts {
  @Field(() => Int, {
    description: 'Number of people whose steps of the plan, or the times of these, would change.',
  })
  changedSteps: number;

  @Field(() => [QuarantinePreview], {
    description: 'People whose last day of quarantine would change, at most 50.',
  })
  quarantines: QuarantinePreview[];
}

@ObjectType({
  description:
    'Effect that changed figures of a disease would have on its open cases and exposed people.',
  simpleResolvers: true,
})
export class DiseaseChangePreview {
  @Field(() => Int, { description: 'Number of open cases of the disease.' })
  openCases: number;

  @Field(() => Int, {
    description: 'Number of open cases whose window or isolation would change.',
  })
  changedCases: number;

  @Field(() => [CaseChangePreview], {
    description: 'Cases whose window or isolation would change, newest first, at most 50.',
  })
  cases: CaseChangePreview[];

  @Field(() => DiseasePeoplePreview, {
    nullable: true,
    description: 'What would change for exposed people; null: it is too much to preview.',
  })
  people: DiseasePeoplePreview | null;
}
