import { Field, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../scalars.js';
import type { Span } from '../reporting/reporting.queries.js';
import { PhoneReport } from '../reporting/reporting.types.js';

@ObjectType({
  description: 'What a phone reported on a day of an infectious window.',
  simpleResolvers: true,
})
export class CoveredDay {
  @Field(() => GraphQLLocalDate, { description: "The day, in the company's time zone." })
  day: string;

  @Field(() => PhoneReport, {
    description: 'What the phone reported on the part of the day that lies in the window.',
  })
  phone: PhoneReport;
}

@ObjectType({
  description:
    'A colleague whose own phone noticed nobody in an infectious window. Only the phone of the other person could measure a contact.',
  simpleResolvers: true,
})
export class SilentColleague {
  employeeId: string;

  @Field(() => PhoneReport, {
    description: 'Whether the phone was silent, or reported only that Bluetooth was off.',
  })
  phone: PhoneReport;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Last moment before the window at which the phone could notice others; null: never.',
  })
  silentSince: Date | null;
}

@ObjectType({ description: 'A page of colleagues whose phones were silent.' })
export class SilentColleaguePage extends paginated(SilentColleague, 'colleagues') {}

@ObjectType({
  description:
    'Which phones could measure contacts of a case in its infectious window, and so whom to ask.',
})
export class CaseCoverage {
  /** Whose case it is. */
  personId: string;
  timeZone: string;
  window: Span;
}
