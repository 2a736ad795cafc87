import { IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';

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

@InputType({ description: 'The geofence. Turning it off needs no numbers and keeps those it has.' })
export class GeofencingInput {
  @Field(() => Boolean, { description: 'Whether the app reports only inside of it.' })
  isOn: boolean;

  @Field(() => Float, { nullable: true, description: 'Degrees: its middle.' })
  @IsOptional()
  @Min(-90, validLatitude)
  @Max(90, validLatitude)
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees: its middle.' })
  @IsOptional()
  @Min(-180, validLongitude)
  @Max(180, validLongitude)
  longitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Metres, at most two decimals.' })
  @IsOptional()
  @IsRadius('Please enter a valid radius')
  radius?: number | null;
}
