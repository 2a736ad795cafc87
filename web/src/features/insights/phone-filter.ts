import type { PhoneTrouble } from '../../generated/graphql.ts';
import { usePageState } from '../../components/page-state.ts';
import { troubleWords } from './coverage-words.ts';

const troubles = Object.keys(troubleWords) as PhoneTrouble[];

interface PhoneFilter {
  /** Null: every phone to look after. */
  trouble: PhoneTrouble | null;
  page: number;
  setTrouble: (trouble: PhoneTrouble | null) => void;
  setPage: (page: number) => void;
}

/** Which of the phones to look after are shown; lives in the address (`trouble`, `page`). */
export const usePhoneFilter = (): PhoneFilter => {
  const [{ page, filter }, change] = usePageState('trouble');
  return {
    trouble: troubles.find((trouble) => trouble.toLowerCase() === filter) ?? null,
    page,
    setTrouble: (trouble) => change({ filter: trouble?.toLowerCase() ?? '' }),
    setPage: (to) => change({ page: to }),
  };
};

/** Id of the section with the phones to look after. */
export const phonesSection = 'phones-to-look-after';
