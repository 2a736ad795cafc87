import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../../scalars.js';
import { DayZeroBasis, WindowEnd } from './infectious-window.js';

registerEnumType(DayZeroBasis, {
  name: 'DayZeroBasis',
  description: 'Fact from which day zero of a case was taken.',
  valuesConfig: {
    ONSET: { description: 'The day on which symptoms began.' },
    REPORT: {
      description:
        'The day on which the company learned of the case, used if no other day is known.',
    },
    SPECIMEN: {
      description: 'The day on which the specimen was taken, used if the onset is unknown.',
    },
  },
});
registerEnumType(WindowEnd, {
  name: 'WindowEnd',
  description: 'Why an infectious window ends.',
  valuesConfig: {
    DAYS_AFTER: { description: 'The infectious days of the disease after day zero are over.' },
    DISMISSED: {
      description: 'The case was closed as not a case or as opened in error, so it has no window.',
    },
    ISOLATION: { description: 'The person met nobody else in the company from then on.' },
    NOW: { description: 'The window has not ended yet.' },
  },
});

@ObjectType({
  description: 'Day from which the days of a disease are counted, and why.',
  simpleResolvers: true,
})
export class CaseDayZero {
  @Field(() => GraphQLLocalDate, { description: "A day in the company's time zone." })
  day: string;

  @Field(() => DayZeroBasis, { description: 'Fact from which day zero was taken.' })
  basis: DayZeroBasis;

  @Field(() => String, {
    description: "Day zero and its basis in words, such as 'symptoms began on Mon 4 May'.",
  })
  reason: string;
}

@ObjectType({
  description:
    'Time in which a case could infect others. If from equals until, the window is empty.',
  simpleResolvers: true,
})
export class CaseWindow {
  @Field(() => GraphQLISODateTime, { description: 'Start of the window.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the window.' })
  until: Date;

  @Field(() => DayZeroBasis, {
    description: 'Fact from which the start of the window was derived.',
  })
  startReason: DayZeroBasis;

  @Field(() => WindowEnd, { description: 'Why the window ends.' })
  endReason: WindowEnd;

  @Field(() => String, {
    description:
      "Start and end of the window in words, such as 'from Sat 2 May, 2 days before symptoms began on Mon 4 May, until now'; or why there is no window.",
  })
  reason: string;
}

@ObjectType({
  description: 'Isolation of a person with a disease: how long the person must stay away.',
  simpleResolvers: true,
})
export class CaseIsolation {
  @Field(() => GraphQLLocalDate, { description: 'Last day of isolation, included.' })
  until: string;

  @Field(() => String, {
    description:
      "Last day of isolation and the reason for it in words, such as 'until Thu 14 May, 10 days after symptoms began on Mon 4 May'.",
  })
  reason: string;
}
