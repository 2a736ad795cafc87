import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';
import { ReportingSources } from './reporting.types.js';

@ObjectType({
  description: 'Effect of a minimum distance and a time metric on a period.',
  simpleResolvers: true,
})
export class SettingsOutcome {
  @Field(() => Int, { description: 'Time metric in minutes.' })
  timeMetric: number;

  @Field(() => Int, { description: 'Minimum distance in feet.' })
  minDistance: number;

  @Field(() => Int, { description: 'Number of meetings that lasted at least the time metric.' })
  continuousContacts: number;

  @Field(() => Int, {
    description: 'Number of pairs whose time together within 24 hours reached the time metric.',
  })
  cumulativePairs: number;

  @Field(() => Int, {
    description: 'Number of people with at least one continuous or cumulative contact.',
  })
  peopleInContact: number;

  @Field(() => Int, {
    description: 'Number of meetings in which people were closer than the minimum distance.',
  })
  breaches: number;
}

@ObjectType({
  description:
    "Comparison of the current and the proposed settings over the company's last 14 days.",
})
export class SettingsPreview {
  @Field(() => GraphQLISODateTime, { description: 'Start of the 14 days.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the 14 days: now.' })
  until: Date;

  @Field(() => ReportingSources, { description: 'Sources that reported in the 14 days.' })
  reporting: ReportingSources;

  @Field(() => SettingsOutcome, { description: 'Effect of the current settings.' })
  current: SettingsOutcome;

  @Field(() => SettingsOutcome, { description: 'Effect of the proposed settings.' })
  proposed: SettingsOutcome;
}
