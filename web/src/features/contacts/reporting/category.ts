import { choice, defineSearch } from '../../../ui/search-params.ts';
import type { ContactSource, DeviceSource } from '../../../generated/graphql.ts';
import { texts } from './breach-texts.ts';

/** Labels of the sources of a contact. */
export const sourceNames: Record<ContactSource, string> = texts.sources;

/** The category in the query string, such as `category=camera`. Default: Mobile. */
export const categorySearch = defineSearch({
  category: choice<DeviceSource>('category', ['MOBILE', 'CAMERA'], 'MOBILE'),
});
