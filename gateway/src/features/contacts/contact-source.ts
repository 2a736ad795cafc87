import { registerEnumType } from 'type-graphql';

/** What reported a contact. The values are those that the table holds. */
export enum ContactSource {
  CAMERA = 'camera',
  MOBILE = 'mobile',
}
registerEnumType(ContactSource, {
  name: 'ContactSource',
  description: 'What reported a contact; the two are never added up.',
  valuesConfig: {
    CAMERA: { description: 'A camera.' },
    MOBILE: { description: "The people's phones." },
  },
});
