import { choice, defineSearch } from '../../components/search-params.ts';
import type { ContactSource } from '../../generated/graphql.ts';
import { texts } from './texts.ts';

/** What saw a contact or a breach, as people call it. */
export const categoryNames: Record<ContactSource, string> = texts.categories;

/** The category of the address (`category=camera`); Mobile is the default. */
export const categorySearch = defineSearch({
  category: choice<ContactSource>('category', ['MOBILE', 'CAMERA'], 'MOBILE'),
});
