import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type SearchParams = ReturnType<typeof useSearchParams>;

/**
 * Reads and changes the query string of the page, and keeps the scroll position. After the page has been left, changes are ignored: a late
 * answer must not change the address of the next page.
 */
export const usePageParams = (): SearchParams => {
  const [latest, setParams] = useSearchParams();
  // In a transition of React Router, useQuery would send requests in a loop: docs/decisions/0001-data-router.md.
  const [params, setShown] = useState(latest);
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setShown(latest), [latest]);
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
      if (!hasLeft.current)
        setParams(next, { preventScrollReset: true, flushSync: true, ...options });
    },
  ];
};
