import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { DiseaseCase } from './disease-case.entity.js';

@ObjectType({ description: 'A page of cases.' })
export class CasePage extends paginated(DiseaseCase, 'cases') {}

export enum CaseField {
  CLASSIFICATION = 'classification',
  ONSET_DAY = 'onsetDay',
  ONSET_AT = 'onsetAt',
  SPECIMEN_DAY = 'specimenDay',
  REPORTED_DAY = 'reportedDay',
  ISOLATED_AT = 'isolatedAt',
  SYMPTOMS_ENDED_AT = 'symptomsEndedAt',
  FEVER_ENDED_AT = 'feverEndedAt',
  TREATMENT_STARTED_AT = 'treatmentStartedAt',
  CLEARED_AT = 'clearedAt',
  NOTES = 'notes',
  OUTCOME = 'outcome',
}
registerEnumType(CaseField, {
  name: 'CaseField',
  description: 'A value of a case whose changes are logged.',
  valuesConfig: {
    CLASSIFICATION: { description: 'How certain it is that the person has the disease.' },
    ONSET_DAY: { description: 'Day on which symptoms began.' },
    ONSET_AT: { description: 'Moment at which symptoms began.' },
    SPECIMEN_DAY: { description: 'Day on which the specimen for the test was taken.' },
    REPORTED_DAY: { description: 'Day on which the company learned of the case.' },
    ISOLATED_AT: { description: 'Moment from which the person met nobody else in the company.' },
    SYMPTOMS_ENDED_AT: { description: 'Moment at which symptoms ended.' },
    FEVER_ENDED_AT: {
      description: 'Moment at which fever ended without medicine against it.',
    },
    TREATMENT_STARTED_AT: { description: 'Moment at which effective treatment began.' },
    CLEARED_AT: {
      description: 'Moment at which negative tests or a physician cleared the person.',
    },
    NOTES: { description: "The company's notes about the case." },
    OUTCOME: { description: 'Why the case was closed.' },
  },
});

@ObjectType({
  description: 'Change of a value of a case, before and after an act.',
  simpleResolvers: true,
})
export class CaseValueChange {
  @Field(() => CaseField, { description: 'Which value was changed.' })
  field: CaseField;

  @Field(() => String, {
    nullable: true,
    description:
      'Value before the act: a day as yyyy-MM-dd, a moment in UTC, the name of an enum value, or text; null: none.',
  })
  before: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Value after the act: a day as yyyy-MM-dd, a moment in UTC, the name of an enum value, or text; null: none.',
  })
  after: string | null;
}
