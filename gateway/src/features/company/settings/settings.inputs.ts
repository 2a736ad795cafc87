import {
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { CompanyRef } from '../profile/company.inputs.js';

const validLatitude = { message: 'Please enter a valid latitude' };
const validLongitude = { message: 'Please enter a valid longitude' };

/** More than 0, at most 100 km, and at most two decimals. */
function IsRadius(message: string): PropertyDecorator {
  const validate = (given: unknown) =>
    typeof given === 'number' &&
    given > 0 &&
    given <= 100_000 &&
    Math.abs(Math.round(given * 100) - given * 100) < 1e-6;
  return ValidateBy({ name: 'isRadius', validator: { validate } }, { message });
}

@InputType({
  description:
    'Geofence of the app. No coordinates are needed to turn it off, and the stored ones are retained.',
})
export class GeofencingInput {
  @Field(() => Boolean, { description: 'Whether the app reports only inside the geofence.' })
  isOn: boolean;

  @Field(() => Float, {
    nullable: true,
    description: "Latitude of the geofence's centre, in degrees.",
  })
  @IsOptional()
  @Min(-90, validLatitude)
  @Max(90, validLatitude)
  latitude?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Longitude of the geofence's centre, in degrees.",
  })
  @IsOptional()
  @Min(-180, validLongitude)
  @Max(180, validLongitude)
  longitude?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Radius of the geofence in metres, with at most two decimals.',
  })
  @IsOptional()
  @IsRadius('Please enter a valid radius')
  radius?: number | null;
}

@InputType({ description: 'Settings to change. Absent settings are left unchanged.' })
export class UpdateCompanySettingsInput {
  @Field(() => CompanyRef, {
    nullable: true,
    description: "The viewer's own company, for clients that send it. No other company is found.",
  })
  company?: CompanyRef | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Length in minutes from which a contact counts: 1, 2, 3, 4, 5, 10, 15, 20, 25 or 30. Takes effect 24 hours later and replaces a pending change.',
  })
  timeMetric?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minimum distance in feet, 1 to 10. Being closer is a breach. Takes effect at once, also for past days.',
  })
  minDistance?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the app shows the COVID-19 status of the people met. A safeguard: only owners may change it, after a recent confirmation.',
  })
  isCrossStatusOn?: boolean | null;

  @Field(() => GeofencingInput, { nullable: true, description: 'Geofence of the app.' })
  @IsOptional()
  @ValidateNested()
  geofencing?: GeofencingInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'https URL of the page embedded in Analytics; null: no page.',
  })
  iframe?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Highest exposure level that is followed up: 1, 2 or 3. Takes effect at once, also for open cases.',
  })
  followUpLevels?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a contest takes effect only after somebody other than its author has confirmed it. Applies to contests made from now on, and turned off to those made 24 hours later. A safeguard: only owners may change it, after a recent confirmation.',
  })
  contestsNeedConfirmation?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether notices and corrections are sent automatically as soon as they are due, for cases opened from now on. A safeguard: only owners may change it, after a recent confirmation.',
  })
  informsAtOnce?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether notices name the disease. Notices already sent do not change. A safeguard: only owners may change it, after a recent confirmation.',
  })
  noticesNameDisease?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Whom readers of notices can ask what to do next, in one line of at most 200 characters; empty: nobody is named. Applies to notices sent from now on.',
  })
  @IsOptional()
  @MaxLength(200, { message: 'At most 200 characters' })
  @Matches(/^[^\r\n]*$/, { message: 'Please enter one line' })
  noticeContact?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Share of the employees, in percent, who must have been active in the last 24 hours for a safety indicator: 0, 5, 10, 20, 30 or 50. Takes effect at once.',
  })
  minActivePercent?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minimum number of colleagues who must remain possible to the reader of a notice as the ill person: 3 to 10. Applies to notices sent from now on. A safeguard: only owners may change it, after a recent confirmation.',
  })
  minNoticeCandidates?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of days for which records are stored: 14, 30, 60, 90, 180 or 365. A shorter period takes effect at retentionDueAt, at least one hour later, and can be reverted until then; it is a safeguard that only owners may change, after a recent confirmation.',
  })
  retentionDays?: number | null;
}
