import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';

export enum CompanyStatus {
  ACTIVE = 'Active',
  INACTIVE = 'InActive',
  PENDING = 'Pending',
}
registerEnumType(CompanyStatus, {
  name: 'CompanyStatus',
  description: 'Status of a company, set by the provider.',
  valuesConfig: {
    ACTIVE: { description: 'The company is accepted, and its people can sign in.' },
    INACTIVE: {
      description:
        'The provider has deactivated the company: nobody can sign in, and phones are suspended.',
    },
    PENDING: { description: 'The company has signed up and awaits acceptance by the provider.' },
  },
});

@ObjectType({ description: 'A company and its settings.' })
@Entity('company')
export class Company {
  @Field(() => GraphQLUUID, { description: 'Id of the company.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, {
    description:
      "The company's pass-key: identifies the company but is not a secret. Upper and lower case are equivalent.",
  })
  @Column({ name: 'unique_id', type: 'text' })
  passKey: string;

  @Field(() => String, { description: 'Name of the company.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => String, { description: "Email address of the company's admin." })
  @Column({ type: 'text' })
  email: string;

  @Field(() => String, { description: "URL of the company's website." })
  @Column({ type: 'text' })
  website: string;

  /** English name. */
  @Column({ type: 'text' })
  country: string;

  @Field(() => String, { description: 'Phone number, digits only.' })
  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'uuid' })
  planId: string;

  /** End of its trial; null before the company becomes active. Stays on a paid plan, because each company gets one trial. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  trialEndsAt: Date | null;

  /** The plan requested from the sales team, or null. */
  @Column({ type: 'uuid', nullable: true })
  requestedPlanId: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  planRequestedAt: Date | null;

  @Column({ type: 'text', default: '' })
  planRequestNote: string;

  @Field(() => CompanyStatus, {
    description: 'Whether the company is pending, active or inactive.',
  })
  @Column({ type: 'text' })
  status: CompanyStatus;

  @Field(() => Int, {
    description: 'Minimum distance in feet. Being closer than this is a breach.',
  })
  @Column({ type: 'integer', default: 6 })
  minDistance: number;

  @Field(() => Boolean, {
    description: 'Whether the app shows the COVID-19 status of the people met.',
  })
  @Column({ type: 'boolean', default: false })
  isCrossStatusOn: boolean;

  @Field(() => Boolean, { description: 'Whether the app reports only inside the geofence.' })
  @Column({ type: 'boolean', default: false })
  isGeofencingOn: boolean;

  @Field(() => Float, {
    nullable: true,
    description: "Latitude of the geofence's centre, in degrees; null: it was never set.",
  })
  @Column({ type: 'double precision', nullable: true })
  latitude: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Longitude of the geofence's centre, in degrees; null: it was never set.",
  })
  @Column({ type: 'double precision', nullable: true })
  longitude: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Radius of the geofence in metres; null: it was never set.',
  })
  @Column({ type: 'double precision', nullable: true })
  radius: number | null;

  /** Address of the page embedded in Analytics; empty: none. */
  @Column({ type: 'text', default: '' })
  iframe: string;

  @Field(() => Int, {
    description: 'Highest exposure level that is followed up: 1, 2 or 3. The default is 1.',
  })
  @Column({ type: 'integer', default: 1 })
  followUpLevels: number;

  @Field(() => Boolean, {
    description:
      'Whether a contest takes effect only after somebody other than its author has confirmed it.',
  })
  @Column({ type: 'boolean', default: false })
  contestsNeedConfirmation: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Until when new contests still need a confirmation by somebody else after an owner turned that off; null: it was never turned off.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  contestsNeedConfirmationUntil: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when members need a second factor; null: not required. Members who sign in without one can only set one up.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  secondFactorRequiredAt: Date | null;

  /** Since when members other than owners must sign in through the company's identity provider; null: they need not. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  singleSignOnRequiredAt: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether notices and corrections are sent automatically as soon as they are due. The default is false.',
  })
  @Column({ type: 'boolean', default: false })
  informsAtOnce: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When sending notices automatically was last turned on or off. They are sent automatically for cases opened since then; null: for all cases.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  informsAtOnceSince: Date | null;

  @Field(() => Int, {
    description:
      'Minimum number of colleagues who must remain possible to the reader of a notice as the ill person: 3 to 10. The default is 5. With fewer, somebody has to speak to the person.',
  })
  @Column({ type: 'integer', default: 5 })
  minNoticeCandidates: number;

  @Field(() => Int, {
    description:
      'Share of the employees, in percent, who must have been active in the last 24 hours for a safety indicator. The default is 10. Of fewer than 5 people there is never one.',
  })
  @Column({ type: 'integer', default: 10 })
  minActivePercent: number;

  @Field(() => Boolean, {
    description: 'Whether notices name the disease. The default is false.',
  })
  @Column({ type: 'boolean', default: false })
  noticesNameDisease: boolean;

  @Field(() => String, {
    description:
      'Whom readers of notices can ask what to do next, such as a name and a phone number. Empty: notices name the safety officer without saying how to reach them.',
  })
  @Column({ type: 'text', default: '' })
  noticeContact: string;

  @Field(() => String, {
    description:
      "IANA name of the company's time zone, such as 'Asia/Singapore'. Days begin and end in it.",
  })
  @Column({ type: 'text', default: 'Asia/Singapore' })
  timeZone: string;

  @Field(() => Int, {
    description:
      'Number of days before today for which records are stored: 14, 30, 60, 90, 180 or 365.',
  })
  @Column({ type: 'integer', default: 30 })
  retentionDays: number;

  @Field(() => GraphQLISODateTime, {
    description: 'When records older than the retention period will next be deleted.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  retentionDueAt: Date;

  /** First day kept by the latest retention run. Records that ended before have been deleted. */
  @Column({ type: 'date', nullable: true })
  forgottenBefore: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      "Oldest day with stored records, in the company's time zone; null: nothing has been deleted yet. Extending the retention does not restore deleted records.",
  })
  @Column({ type: 'date', nullable: true })
  keptFrom: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the company signed up.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the company and all its data will be deleted; null: no deletion is scheduled.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  deletionAt: Date | null;

  /** Deleted rows by table since its erasure began. */
  @Column({ type: 'jsonb', default: {} })
  erasedRows: Record<string, number>;
}
