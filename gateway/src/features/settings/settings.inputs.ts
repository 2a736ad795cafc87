import { IsOptional, Max, Min, ValidateBy, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { CompanyRef } from '../companies/company.inputs.js';

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
  description: "The app's geofence. Turning it off needs no numbers and keeps the stored ones.",
})
export class GeofencingInput {
  @Field(() => Boolean, { description: 'Whether the app reports only inside the geofence.' })
  isOn: boolean;

  @Field(() => Float, { nullable: true, description: 'Degrees: latitude of its middle.' })
  @IsOptional()
  @Min(-90, validLatitude)
  @Max(90, validLatitude)
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees: longitude of its middle.' })
  @IsOptional()
  @Min(-180, validLongitude)
  @Max(180, validLongitude)
  longitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Metres: radius, at most two decimals.' })
  @IsOptional()
  @IsRadius('Please enter a valid radius')
  radius?: number | null;
}

@InputType({ description: 'Settings to change. Absent settings do not change.' })
export class UpdateCompanySettingsInput {
  @Field(() => CompanyRef, {
    nullable: true,
    description: "The viewer's own company, for callers that name it; no other is found.",
  })
  company?: CompanyRef | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes after which a contact counts: 1, 2, 3, 4, 5, 10, 15, 20, 25 or 30. In force 24 hours later; replaces a change that is not in force yet.',
  })
  timeMetric?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Feet, 1 to 10: closer than this is a breach. In force at once, for past days too.',
  })
  minDistance?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the app shows the status of people met.',
  })
  isCrossStatusOn?: boolean | null;

  @Field(() => GeofencingInput, { nullable: true, description: 'The geofence of the app.' })
  @IsOptional()
  @ValidateNested()
  geofencing?: GeofencingInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'https address of the page embedded in Analytics; null: no page.',
  })
  iframe?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Maximum level at which people exposed by cases are followed up: 1, 2 or 3. In force at once, for open cases too.',
  })
  followUpLevels?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a contest of a contact counts only once somebody else than its author has confirmed it. In force for contests that are made from then on.',
  })
  contestsNeedConfirmation?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether notices and corrections are sent automatically as soon as somebody is to be informed. Turning it on also informs the people who wait.',
  })
  informsAtOnce?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether notices name the disease. Notices that were sent stay as they are.',
  })
  noticesNameDisease?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Days for which records are kept: 14, 30, 60, 90, 180 or 365. A shorter time takes effect at retentionDueAt, an hour later at least, and can be changed back until then.',
  })
  retentionDays?: number | null;
}
