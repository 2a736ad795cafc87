import { registerEnumType } from 'type-graphql';

/** Source of a contact, with the values of the column. */
export enum ContactSource {
  CAMERA = 'camera',
  MANUAL = 'manual',
  MOBILE = 'mobile',
}
registerEnumType(ContactSource, {
  name: 'ContactSource',
  description: 'Source of a contact. Contacts from different sources are never added together.',
  valuesConfig: {
    CAMERA: { description: 'A camera of the company.' },
    MANUAL: { description: 'A person reported the contact, and it was added manually.' },
    MOBILE: { description: 'The phones of the people.' },
  },
});

/** Kind of device that measures by itself, with the values of the column. */
export enum DeviceSource {
  CAMERA = 'camera',
  MOBILE = 'mobile',
}
registerEnumType(DeviceSource, {
  name: 'DeviceSource',
  description: 'Type of device that reports contacts and breaches.',
  valuesConfig: {
    CAMERA: { description: 'Cameras.' },
    MOBILE: { description: 'Phones.' },
  },
});
