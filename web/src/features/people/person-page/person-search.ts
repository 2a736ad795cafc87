import { choice, defineSearch } from '../../../ui/search-params.ts';

/** A link to the page of a person can open a dialog: `?dialog=case`. */
export const personSearch = defineSearch({
  dialog: choice('dialog', ['case', 'edit', 'phone'], null),
});
