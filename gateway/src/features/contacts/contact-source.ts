import { registerEnumType } from 'type-graphql';

/** Source of a contact, with the values of the column. */
export enum ContactSource {
  CAMERA = 'camera',
  MANUAL = 'manual',
  MOBILE = 'mobile',
}
registerEnumType(ContactSource, {
  name: 'ContactSource',
  description: 'Source of a contact. Contacts of different sources are never added up.',
  valuesConfig: {
    CAMERA: { description: 'A camera.' },
    MANUAL: { description: 'Somebody told of it, and it was added by hand.' },
    MOBILE: { description: "The people's phones." },
  },
});

/** Kind of device that measures by itself, with the values of the column. */
export enum DeviceSource {
  CAMERA = 'camera',
  MOBILE = 'mobile',
}
registerEnumType(DeviceSource, {
  name: 'DeviceSource',
  description: 'Kind of device that reports contacts and breaches.',
  valuesConfig: {
    CAMERA: { description: 'Cameras.' },
    MOBILE: { description: 'Phones.' },
  },
});
