import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

const tooLong = { message: 'At most 100 characters' };

@InputType({ description: 'State of a phone.' })
export class ReportHealthInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether Bluetooth is on.' })
  bluetoothStatus?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether location is on.' })
  locationStatus?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Location permission that the app was given.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  locationPermission?: string | null;

  @Field(() => String, { nullable: true, description: 'Version of the operating system.' })
  @IsOptional()
  @MaxLength(100, tooLong)
  osVersion?: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of device.' })
  @IsOptional()
  @MaxLength(100, tooLong)
  deviceType?: string | null;

  @Field(() => String, { nullable: true, description: 'Make and model.' })
  @IsOptional()
  @MaxLength(100, tooLong)
  makeModel?: string | null;

  @Field(() => String, { nullable: true, description: 'Version of the app.' })
  @IsOptional()
  @MaxLength(100, tooLong)
  appVersion?: string | null;
}
