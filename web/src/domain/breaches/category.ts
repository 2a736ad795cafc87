import { choice, defineSearch } from '../../components/search-params.ts';
import type { ContactSource, DeviceSource } from '../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Where a contact is known from, as people call it. */
export const sourceNames: Record<ContactSource, string> = texts.sources;

/** The category of the address (`category=camera`); Mobile is the default. */
export const categorySearch = defineSearch({
  category: choice<DeviceSource>('category', ['MOBILE', 'CAMERA'], 'MOBILE'),
});
