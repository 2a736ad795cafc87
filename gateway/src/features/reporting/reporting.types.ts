import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { DeviceSource } from '../contacts/contact-source.js';

export enum PhoneReport {
  BLUETOOTH_OFF = 'BLUETOOTH_OFF',
  REPORTED = 'REPORTED',
  SILENT = 'SILENT',
}
registerEnumType(PhoneReport, {
  name: 'PhoneReport',
  description: "What a person's own phone reported in a period.",
  valuesConfig: {
    BLUETOOTH_OFF: {
      description: 'It reported, but only that Bluetooth was off: it could notice nobody.',
    },
    REPORTED: {
      description: 'It sent contacts, or reported while Bluetooth was not known to be off.',
    },
    SILENT: { description: 'It sent nothing: its own contacts are not known.' },
  },
});

@ObjectType({
  description:
    'Which sources reported in a period. A source that reported nothing measured nothing: a count of 0 then means "not known".',
  simpleResolvers: true,
})
export class ReportingSources {
  @Field(() => Boolean, { description: 'Whether any phone sent a contact or its state.' })
  phones: boolean;

  @Field(() => Boolean, { description: 'Whether any camera reported.' })
  cameras: boolean;

  @Field(() => Boolean, {
    description:
      'Whether any camera named the people it saw. Cameras that only count people tell nothing about who met whom.',
  })
  namingCameras: boolean;
}

@ObjectType({
  description: "What can be known about one person's contacts in a period.",
  simpleResolvers: true,
})
export class PersonReporting {
  @Field(() => PhoneReport, { description: "What the person's own phone reported." })
  phone: PhoneReport;

  @Field(() => [DeviceSource], {
    description:
      'Devices with at least one record of this person, of any length, whoever reported it.',
  })
  recordedBy: DeviceSource[];

  @Field(() => ReportingSources, { description: 'Sources that reported in the whole company.' })
  company: ReportingSources;
}
