import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime } from '../../scalars.js';

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
    BLUETOOTH_OFF: { description: 'Bluetooth was off at the last report.' },
    OLD_APP: { description: 'Its app is older than the newest one that the company uses.' },
    PERMISSION_LACKING: { description: 'Location is off or not allowed to the app.' },
    SILENT: { description: 'No report in the last 24 hours.' },
  },
});

@ObjectType({
  description:
    'Phones and cameras that could report, and those that did, so that silence is not taken for safety.',
  simpleResolvers: true,
})
export class Coverage {
  @Field(() => Int, { nullable: true, description: 'People of the directory; null: withheld.' })
  people: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'People who never signed in on the app; null: withheld.',
  })
  neverSignedIn: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'People whose phone signed in at least once; null: withheld.',
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
    description: 'Number of signed-in phones that last reported Bluetooth as off; null: withheld.',
  })
  bluetoothOff: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of signed-in phones that last reported location as off or not allowed; null: withheld.',
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
    description:
      'Newest version of the app that any phone of the company uses; null: none has reported.',
  })
  newestApp: string | null;

  @Field(() => Boolean, {
    description:
      'Whether figures are withheld from the viewer, because they or what can be computed from them are about fewer than 5 people.',
  })
  isWithheld: boolean;

  @Field(() => Int, { description: 'Cameras on the list.' })
  cameras: number;

  @Field(() => Int, { description: 'Number of cameras that reported in the last 24 hours.' })
  camerasReported: number;
}

@ObjectType({ description: 'A phone that may miss contacts.', simpleResolvers: true })
export class TroubledPhone {
  employeeId: string;

  @Field(() => [PhoneTrouble], { description: 'Reasons why the phone may miss contacts.' })
  troubles: PhoneTrouble[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the phone last reported; null: never.',
  })
  lastActiveAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Version of the app.' })
  appVersion: string | null;

  @Field(() => String, { nullable: true, description: 'Version of the operating system.' })
  osVersion: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of device.' })
  deviceType: string | null;

  @Field(() => String, { nullable: true, description: 'Make and model.' })
  makeModel: string | null;
}

@ObjectType({ description: 'A page of the phones that may miss contacts.' })
export class TroubledPhonePage extends paginated(TroubledPhone, 'phones') {}
