import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';
import { ReportingSources } from '../reporting/reporting.types.js';

@ObjectType({
  description: 'What settings would have meant for a stretch of time.',
  simpleResolvers: true,
})
export class SettingsOutcome {
  @Field(() => Int, { description: 'Time metric in minutes.' })
  timeMetric: number;

  @Field(() => Int, { description: 'Minimum distance in feet.' })
  minDistance: number;

  @Field(() => Int, { description: 'Meetings that lasted the time metric.' })
  continuousContacts: number;

  @Field(() => Int, { description: 'Pairs whose time within some 24 hours reached it.' })
  cumulativePairs: number;

  @Field(() => Int, { description: 'People with at least one of the two.' })
  peopleInContact: number;

  @Field(() => Int, { description: 'Meetings in which people came closer than the distance.' })
  breaches: number;
}

@ObjectType({
  description: "Settings as they are and as they might be, by the company's own last 14 days.",
})
export class SettingsPreview {
  @Field(() => GraphQLISODateTime, { description: 'Start of the 14 days.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the compared days: now.' })
  until: Date;

  @Field(() => ReportingSources, { description: 'Which sources reported in the 14 days.' })
  reporting: ReportingSources;

  @Field(() => SettingsOutcome, { description: 'With the settings as they are.' })
  current: SettingsOutcome;

  @Field(() => SettingsOutcome, { description: 'With the settings asked for.' })
  proposed: SettingsOutcome;
}
