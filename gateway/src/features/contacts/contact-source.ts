import { registerEnumType } from 'type-graphql';

/** Kind of device that reported a contact, with the values of the column. */
export enum ContactSource {
  CAMERA = 'camera',
  MOBILE = 'mobile',
}
registerEnumType(ContactSource, {
  name: 'ContactSource',
  description: 'Source of a contact. Contacts of different sources are never added up.',
  valuesConfig: {
    CAMERA: { description: 'A camera.' },
    MOBILE: { description: "The people's phones." },
  },
});
