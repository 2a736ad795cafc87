import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';
import { ReportingSources } from '../reporting/reporting.types.js';

@ObjectType({
  description: 'Effect that settings would have had on a period.',
  simpleResolvers: true,
})
export class SettingsOutcome {
  @Field(() => Int, { description: 'Time metric in minutes.' })
  timeMetric: number;

  @Field(() => Int, { description: 'Minimum distance in feet.' })
  minDistance: number;

  @Field(() => Int, { description: 'Meetings that lasted the time metric.' })
  continuousContacts: number;

  @Field(() => Int, {
    description: 'Pairs whose time within some 24 hours reached the time metric.',
  })
  cumulativePairs: number;

  @Field(() => Int, { description: 'People with at least one continuous or cumulative contact.' })
  peopleInContact: number;

  @Field(() => Int, { description: 'Meetings in which people came closer than the distance.' })
  breaches: number;
}

@ObjectType({
  description: "Effects of current and proposed settings on the company's last 14 days.",
})
export class SettingsPreview {
  @Field(() => GraphQLISODateTime, { description: 'Start of the 14 days.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the compared days: now.' })
  until: Date;

  @Field(() => ReportingSources, { description: 'Which sources reported in the 14 days.' })
  reporting: ReportingSources;

  @Field(() => SettingsOutcome, { description: 'Effect of the current settings.' })
  current: SettingsOutcome;

  @Field(() => SettingsOutcome, { description: 'Effect of the proposed settings.' })
  proposed: SettingsOutcome;
}
