import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { FollowUpStep } from '../follow-up/follow-up-facts.js';

@ObjectType({ description: 'Open cases of one disease.', simpleResolvers: true })
export class OpenCaseCount {
  @Field(() => DiseaseCode, { description: 'The disease.' })
  disease: DiseaseCode;

  @Field(() => Int, { description: 'Open cases of people in the directory, at least 1.' })
  cases: number;
}

@ObjectType({
  description:
    'Of the cases opened in the last 30 days, those whose exposed people were all informed within 24 hours. Cases closed as not a case or as opened in error do not count. Exposed are the people in the directory down to the level to which the company follows people up. Each has 24 hours from the opening of the case, or from the exposure if that came later. Somebody counts as informed by an act INFORMED after the exposure and within that time that was not undone, even if it was for another case of the disease, and by an own case of the disease that was opened within that time and had not ended before the exposure.',
  simpleResolvers: true,
})
export class TracedCases {
  @Field(() => Int, { description: 'Cases whose exposed people were all informed in time.' })
  inTime: number;

  @Field(() => Int, { description: 'Cases with somebody who was not informed in time.' })
  late: number;

  @Field(() => Int, {
    description:
      'Cases with somebody to inform whose 24 hours are not over, and nobody who was informed late. They do not count in the share.',
  })
  running: number;

  @Field(() => Int, {
    description:
      'Cases that exposed nobody, as far as the records show. They do not count in the share: there was nobody to inform.',
  })
  withoutExposed: number;

  @Field(() => Float, {
    nullable: true,
    description: 'inTime of inTime and late, 0 to 1; null: there are neither.',
  })
  share: number | null;
}

@ObjectType({
  description:
    "Follow-ups of people in the directory with a step that is due by the end of today, in the company's time zone, and how many of them were done today.",
  simpleResolvers: true,
})
export class FollowedUpToday {
  @Field(() => Int, {
    description: 'Follow-ups with a step that is due by the end of today, or was and is done.',
  })
  due: number;

  @Field(() => Int, {
    description:
      'Those whose step was done today by an act that was not undone, and that have nothing else due today. Steps that were due later do not count.',
  })
  done: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Done of due, 0 to 1; null: nothing is due today.',
  })
  share: number | null;
}

@ObjectType({ description: 'Overdue follow-ups with the same next step.', simpleResolvers: true })
export class OverdueStep {
  @Field(() => FollowUpStep, { description: 'The next step.' })
  step: FollowUpStep;

  @Field(() => Int, {
    description: 'Follow-ups that the filter isOverdue of followUps finds, at least 1.',
  })
  followUps: number;
}

@ObjectType({ description: 'Figures of cases and follow-up.', simpleResolvers: true })
export class CaseFigures {
  @Field(() => [OpenCaseCount], {
    description: 'Open cases by disease, most first; empty: there is none.',
  })
  openCases: OpenCaseCount[];

  @Field(() => TracedCases, { description: 'How many cases were traced within 24 hours.' })
  traced: TracedCases;

  @Field(() => FollowedUpToday, { description: "How much of today's follow-up is done." })
  followedUpToday: FollowedUpToday;

  @Field(() => [OverdueStep], {
    description: 'Overdue follow-ups by next step, most first; empty: there is none.',
  })
  overdue: OverdueStep[];
}
