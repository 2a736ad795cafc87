import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type SearchParams = ReturnType<typeof useSearchParams>;

/**
 * Reads and changes the query string of the page, and keeps the scroll position. After the page has been left, changes are ignored: a late
 * answer must not change the address of the next page.
 */
export const usePageParams = (): SearchParams => {
  const [params, setParams] = useSearchParams();
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return [
    params,
    (next, options) => {
      if (!hasLeft.current) setParams(next, { preventScrollReset: true, ...options });
    },
  ];
};
