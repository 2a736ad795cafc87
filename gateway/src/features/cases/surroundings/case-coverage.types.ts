import { Field, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../../scalars.js';
import type { Span } from '../../contacts/reports/reporting.queries.js';
import { PhoneReport } from '../../contacts/reports/reporting.types.js';

@ObjectType({
  description: 'What a phone reported on one day of an infectious window.',
  simpleResolvers: true,
})
export class CoveredDay {
  @Field(() => GraphQLLocalDate, { description: "A day in the company's time zone." })
  day: string;

  @Field(() => PhoneReport, {
    description: 'What the phone reported during the part of the day that lies within the window.',
  })
  phone: PhoneReport;
}

@ObjectType({
  description:
    "A colleague whose own phone could not detect anybody in an infectious window. Only the other person's phone could have recorded a contact.",
  simpleResolvers: true,
})
export class SilentColleague {
  employeeId: string;

  @Field(() => PhoneReport, {
    description: 'Whether the phone was silent, or reported only while Bluetooth was off.',
  })
  phone: PhoneReport;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Last moment before the window at which the phone could detect others; null: never.',
  })
  silentSince: Date | null;
}

@ObjectType({ description: 'A page of colleagues whose phones could not detect anybody.' })
export class SilentColleaguePage extends paginated(SilentColleague, 'colleagues') {}

@ObjectType({
  description:
    'Phones that could measure contacts of a case in its infectious window, and so whom to ask.',
})
export class CaseCoverage {
  /** Whose case it is. */
  personId: string;
  timeZone: string;
  window: Span;
  /** The part of the window whose records are kept; empty where from equals until. */
  kept: Span;
}
