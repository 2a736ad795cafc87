import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime } from '../../../scalars.js';

export enum PhoneTrouble {
  BLUETOOTH_OFF = 'BLUETOOTH_OFF',
  OLD_APP = 'OLD_APP',
  PERMISSION_LACKING = 'PERMISSION_LACKING',
  SILENT = 'SILENT',
}
registerEnumType(PhoneTrouble, {
  name: 'PhoneTrouble',
  description: 'Why a phone may miss contacts.',
  valuesConfig: {
    BLUETOOTH_OFF: { description: 'The last report had Bluetooth turned off.' },
    OLD_APP: { description: 'The app is older than the newest version in use in the company.' },
    PERMISSION_LACKING: { description: 'Location is turned off or not permitted for the app.' },
    SILENT: { description: 'The phone has not reported in the last 24 hours.' },
  },
});

@ObjectType({
  description:
    'Number of phones and cameras that could report and that did report, so that missing data is not mistaken for safety.',
  simpleResolvers: true,
})
export class Coverage {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of people in the directory; null: withheld.',
  })
  people: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of people who have never signed in on the app; null: withheld.',
  })
  neverSignedIn: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of people who have signed in on the app at least once; null: withheld.',
  })
  phones: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of signed-in phones that reported in the last 24 hours; null: withheld.',
  })
  reported: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of signed-in phones that did not report in the last 24 hours; null: withheld.',
  })
  silent: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of signed-in phones whose last report had Bluetooth turned off; null: withheld.',
  })
  bluetoothOff: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of signed-in phones whose last report had location turned off or not permitted; null: withheld.',
  })
  permissionLacking: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of signed-in phones whose app is older than the newest one in use; null: withheld.',
  })
  oldApp: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Newest app version on any phone of the company; null: no phone has reported one.',
  })
  newestApp: string | null;

  @Field(() => Boolean, {
    description:
      'Whether numbers are withheld from the viewer, because they concern fewer than 5 people or would allow such a number to be derived.',
  })
  isWithheld: boolean;

  @Field(() => Int, { description: 'Number of cameras on the list.' })
  cameras: number;

  @Field(() => Int, { description: 'Number of cameras that reported in the last 24 hours.' })
  camerasReported: number;
}

@ObjectType({ description: 'A phone that may miss contacts of its owner.', simpleResolvers: true })
export class TroubledPhone {
  employeeId: string;

  @Field(() => [PhoneTrouble], { description: 'Reasons why the phone may miss contacts.' })
  troubles: PhoneTrouble[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the phone last reported; null: never.',
  })
  lastActiveAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the app; null: never reported.',
  })
  appVersion: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the operating system; null: never reported.',
  })
  osVersion: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of device; null: never reported.',
  })
  deviceType: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Make and model of the device; null: never reported.',
  })
  makeModel: string | null;
}

@ObjectType({ description: 'A page of phones that may miss contacts.' })
export class TroubledPhonePage extends paginated(TroubledPhone, 'phones') {}
