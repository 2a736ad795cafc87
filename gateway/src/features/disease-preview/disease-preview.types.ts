import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLLocalDate } from '../../scalars.js';
import { DiseaseCase } from '../case-status/disease-case.entity.js';
import { CaseIsolation, CaseWindow } from '../cases/case-window.types.js';

@ObjectType({
  description: 'What a change of figures would mean for a case, once its window is over.',
  simpleResolvers: true,
})
export class CaseChangePreview {
  @Field(() => DiseaseCase, { description: 'The case.' })
  case: DiseaseCase;

  @Field(() => CaseWindow, { description: 'Infectious window by the figures in force.' })
  windowBefore: CaseWindow;

  @Field(() => CaseWindow, { description: 'Infectious window by the figures to try.' })
  windowAfter: CaseWindow;

  @Field(() => CaseIsolation, {
    nullable: true,
    description: 'Isolation by the figures in force; null: there is none.',
  })
  isolationBefore: CaseIsolation | null;

  @Field(() => CaseIsolation, {
    nullable: true,
    description: 'Isolation by the figures to try; null: there would be none.',
  })
  isolationAfter: CaseIsolation | null;
}

@ObjectType({
  description: 'What a change of figures would mean for an exposed person.',
  simpleResolvers: true,
})
export class QuarantinePreview {
  employeeId: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine by the figures in force; null: there is none.',
  })
  before: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine by the figures to try; null: there would be none.',
  })
  after: string | null;
}

@ObjectType({
  description: 'What a change of figures would do to the open cases of a disease.',
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

  @Field(() => Int, {
    description:
      'Number of people whose quarantine would change, by the exposures that are known now. Another window may find others once it is saved.',
  })
  changedQuarantines: number;

  @Field(() => [QuarantinePreview], {
    description: 'People whose quarantine would change, at most 50.',
  })
  quarantines: QuarantinePreview[];
}
