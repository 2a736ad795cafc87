import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

const tooLong = { message: 'At most 100 characters' };

@InputType({ description: 'Current state of a phone.' })
export class ReportHealthInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether Bluetooth is on; absent or null: unchanged.',
  })
  bluetoothStatus?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether location is on; absent or null: unchanged.',
  })
  locationStatus?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Location permission granted to the app; absent or null: unchanged.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  locationPermission?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the operating system; absent or null: unchanged.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  osVersion?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of device; absent or null: unchanged.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  deviceType?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Make and model of the device; absent or null: unchanged.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  makeModel?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the app; absent or null: unchanged.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  appVersion?: string | null;
}
