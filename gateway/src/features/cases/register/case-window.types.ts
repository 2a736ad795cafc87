import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../../scalars.js';
import { DayZeroBasis } from './day-zero.js';
import { WindowEnd } from './infectious-window.js';
import { IsolationRule } from './isolation.js';

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
    CLEARED: {
      description:
        'The isolation of the person ended: the disease has no infectious days after day zero.',
    },
    CLOSED: {
      description: 'The case was closed: the disease has no infectious days after day zero.',
    },
    DAYS_AFTER: { description: 'The infectious days of the disease after day zero are over.' },
    DISMISSED: {
      description: 'The case was closed as not a case or as opened in error, so it has no window.',
    },
    ISOLATION: { description: 'The person met nobody else in the company from then on.' },
    NOW: { description: 'The window has not ended yet.' },
  },
});

registerEnumType(IsolationRule, {
  name: 'IsolationRule',
  description: 'What must hold before the isolation of a case ends.',
  valuesConfig: {
    DAYS: { description: 'The isolation days of the disease after day zero are over.' },
    SYMPTOMS: { description: 'Symptoms ended some hours ago; see Case.symptomsEndedAt.' },
    FEVER: {
      description:
        'Fever ended some hours ago, without medicine against it; see Case.feverEndedAt.',
    },
    TREATMENT: {
      description: 'Effective treatment began some hours ago; see Case.treatmentStartedAt.',
    },
    CLEARANCE: {
      description: 'Negative tests or a physician cleared the person; see Case.clearedAt.',
    },
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
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Last day of isolation, included; null: not known yet, because something has not been reported.',
  })
  until: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment at which isolation ends: every rule of the disease holds from then on. Null: not known yet.',
  })
  endsAt: Date | null;

  @Field(() => Boolean, { description: 'Whether isolation has ended.' })
  isOver: boolean;

  @Field(() => [IsolationRule], {
    description:
      'What must hold before isolation ends, all of it unless Disease.isTreatmentAlternative says otherwise.',
  })
  rules: IsolationRule[];

  @Field(() => String, {
    description:
      "End of isolation and the rule that decides it in words, or what is missing: 'until Thu 14 May, 10 days after symptoms began on Mon 4 May', or 'until 48 hours after symptoms end, which nobody has reported'.",
  })
  reason: string;
}
