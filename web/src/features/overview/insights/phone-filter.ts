import type { PhoneTrouble } from '../../../generated/graphql.ts';
import { choice, defineSearch, pageNumber, useSearch } from '../../../ui/search-params.ts';
import { texts } from './texts.ts';

export const phoneTroubles = Object.keys(texts.troubles) as PhoneTrouble[];

const search = defineSearch({
  page: pageNumber(),
  trouble: choice('trouble', phoneTroubles, null),
});

interface PhoneFilter {
  /** Null for all phones to look after. */
  trouble: PhoneTrouble | null;
  page: number;
  setTrouble: (trouble: PhoneTrouble | null) => void;
  setPage: (page: number) => void;
}

/** The filter of the phones to look after, kept in the address (`trouble`, `page`). */
export const usePhoneFilter = (): PhoneFilter => {
  const [{ page, trouble }, change] = useSearch(search);
  return {
    trouble,
    page,
    setTrouble: (to) => change({ page: 1, trouble: to }),
    setPage: (to) => change({ page: to }),
  };
};

/** Id of the section, for links to it. */
export const phonesSection = 'phones-to-look-after';
