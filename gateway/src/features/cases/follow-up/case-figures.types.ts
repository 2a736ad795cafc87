import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FollowUpStep } from './follow-up-facts.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

@ObjectType({ description: 'Number of open cases of one disease.', simpleResolvers: true })
export class OpenCaseCount {
  @Field(() => DiseaseCode, { description: 'Disease whose open cases are counted.' })
  disease: DiseaseCode;

  @Field(() => Int, { description: 'Number of open cases, at least 1.' })
  cases: number;
}

@ObjectType({
  description:
    "How many cases opened in the last 30 days had all their exposed people informed within 24 hours, counted from the opening of the case or the exposure, whichever is later. Cases closed as not a case or as opened in error do not count, and exposed people count if they are within the company's follow-up levels, and in the directory or were followed up when they left it. A person counts as informed if, after the exposure and in time, an act INFORMED was recorded for the disease and not undone, or if an own case of the disease was opened in time and had not ended before the exposure.",
  simpleResolvers: true,
})
export class TracedCases {
  @Field(() => Int, {
    description: 'Number of cases whose exposed people were all informed in time.',
  })
  inTime: number;

  @Field(() => Int, {
    description: 'Number of cases with an exposed person who was not informed in time.',
  })
  late: number;

  @Field(() => Int, {
    description:
      'Number of cases with people still to inform within their 24 hours and nobody informed late. They do not count in the share.',
  })
  running: number;

  @Field(() => Int, {
    description:
      'Number of cases that exposed nobody, as far as the records show, and whose own phone reported. They do not count in the share.',
  })
  withoutExposed: number;

  @Field(() => Int, {
    description:
      'Number of cases of which nobody knows whom they exposed: no records show anybody, and the phone of their person reported nothing while the person could infect others. They do not count in the share.',
  })
  unknown: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share of cases in time among those in time or late, 0 to 1; null: there are neither.',
  })
  share: number | null;
}

@ObjectType({
  description:
    "Follow-ups with a step due by the end of today in the company's time zone, and how many of those steps were done today.",
  simpleResolvers: true,
})
export class FollowedUpToday {
  @Field(() => Int, {
    description:
      'Number of follow-ups with a step that is due by the end of today, including steps already done today.',
  })
  due: number;

  @Field(() => Int, {
    description:
      'Number of follow-ups whose step was done today, by an act that was not undone, and that have nothing else due today. Steps that were due later do not count.',
  })
  done: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of due follow-ups that are done, 0 to 1; null: nothing is due today.',
  })
  share: number | null;
}

@ObjectType({ description: 'Overdue follow-ups with the same next step.', simpleResolvers: true })
export class OverdueStep {
  @Field(() => FollowUpStep, { description: 'The overdue next step.' })
  step: FollowUpStep;

  @Field(() => Int, {
    description: 'Number of overdue follow-ups with this next step, at least 1.',
  })
  followUps: number;
}

@ObjectType({ description: 'Numbers about open cases and their follow-up.', simpleResolvers: true })
export class CaseFigures {
  @Field(() => [OpenCaseCount], {
    description: 'Number of open cases of each disease, largest first; empty: there are none.',
  })
  openCases: OpenCaseCount[];

  @Field(() => TracedCases, {
    description: 'How many cases had all their exposed people informed within 24 hours.',
  })
  traced: TracedCases;

  @Field(() => FollowedUpToday, { description: "How much of today's follow-up work is done." })
  followedUpToday: FollowedUpToday;

  @Field(() => [OverdueStep], {
    description:
      'Number of overdue follow-ups for each next step, largest first; empty: there are none.',
  })
  overdue: OverdueStep[];
}
