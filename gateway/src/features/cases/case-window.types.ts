import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../scalars.js';
import { DayZeroBasis, WindowEnd } from './infectious-window.js';

registerEnumType(DayZeroBasis, {
  name: 'DayZeroBasis',
  description: 'What day zero of a case was taken from.',
  valuesConfig: {
    ONSET: { description: 'The day on which symptoms began.' },
    REPORT: { description: 'The day on which the company heard of it, since no other is known.' },
    SPECIMEN: { description: 'The day on which the specimen was taken; the onset is not known.' },
  },
});
registerEnumType(WindowEnd, {
  name: 'WindowEnd',
  description: 'What ends an infectious window.',
  valuesConfig: {
    DAYS_AFTER: { description: "The disease's infectious days after day zero are over." },
    DISMISSED: {
      description: 'The case was closed as not a case or as opened in error: it has no window.',
    },
    ISOLATION: { description: 'The person met nobody of the company from then on.' },
    NOW: { description: 'It is not over yet.' },
  },
});

@ObjectType({
  description: 'The day from which the days of a disease are counted.',
  simpleResolvers: true,
})
export class CaseDayZero {
  @Field(() => GraphQLLocalDate, { description: "The day, in the company's time zone." })
  day: string;

  @Field(() => DayZeroBasis, { description: 'What it was taken from.' })
  basis: DayZeroBasis;

  @Field(() => String, {
    description: "Day and basis in words, such as 'symptoms began on Mon 4 May'.",
  })
  reason: string;
}

@ObjectType({
  description:
    'The time in which a case could infect others. It is empty where both ends are equal.',
  simpleResolvers: true,
})
export class CaseWindow {
  @Field(() => GraphQLISODateTime, { description: 'Start of the window.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the window.' })
  until: Date;

  @Field(() => DayZeroBasis, { description: 'What the start was counted from.' })
  startReason: DayZeroBasis;

  @Field(() => WindowEnd, { description: 'What ended it.' })
  endReason: WindowEnd;

  @Field(() => String, {
    description:
      "Both ends in words, such as 'from Sat 2 May, 2 days before symptoms began on Mon 4 May, until now'; or why there is none.",
  })
  reason: string;
}

@ObjectType({ description: 'How long a person with a disease stays away.', simpleResolvers: true })
export class CaseIsolation {
  @Field(() => GraphQLLocalDate, { description: 'Last day of isolation.' })
  until: string;

  @Field(() => String, {
    description:
      "Last day and its reason in words, such as 'until Thu 14 May, 10 days after symptoms began on Mon 4 May'.",
  })
  reason: string;
}
