import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { DeviceSource } from '../records/contact-source.js';

export enum PhoneReport {
  BLUETOOTH_OFF = 'BLUETOOTH_OFF',
  DELETED = 'DELETED',
  REPORTED = 'REPORTED',
  SILENT = 'SILENT',
}
registerEnumType(PhoneReport, {
  name: 'PhoneReport',
  description: "What a person's own phone reported in a period.",
  valuesConfig: {
    BLUETOOTH_OFF: {
      description:
        'The phone reported only while Bluetooth was off, so it could not detect anybody.',
    },
    DELETED: {
      description:
        'Records of the period are deleted, so what the phone reported is no longer known.',
    },
    REPORTED: {
      description: 'The phone sent contacts, or reported while Bluetooth was not known to be off.',
    },
    SILENT: { description: 'The phone sent nothing, so its contacts are unknown.' },
  },
});

@ObjectType({
  description:
    'Sources that reported in a period. If a source reported nothing, a count of 0 from it means "unknown".',
  simpleResolvers: true,
})
export class ReportingSources {
  @Field(() => Boolean, { description: 'Whether any phone sent a contact or a health report.' })
  phones: boolean;

  @Field(() => Boolean, { description: 'Whether any camera reported.' })
  cameras: boolean;

  @Field(() => Boolean, {
    description:
      'Whether any camera recognised the people it saw. Cameras that only count people cannot show who met whom.',
  })
  namingCameras: boolean;
}

@ObjectType({
  description: "How much can be known about a person's contacts in a period, given what reported.",
  simpleResolvers: true,
})
export class PersonReporting {
  @Field(() => PhoneReport, { description: "What the person's own phone reported." })
  phone: PhoneReport;

  @Field(() => [DeviceSource], {
    description: 'Kinds of device with at least one record of the person, of any length.',
  })
  recordedBy: DeviceSource[];

  @Field(() => ReportingSources, { description: 'Sources that reported in the company.' })
  company: ReportingSources;
}
