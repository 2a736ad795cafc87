import { useEffect, useState } from 'react';

/**
 * How many of `total` rows or parts to draw: some at once, then as many more after each turn of the browser, until all are there. So hundreds
 * of rows hold up neither the first ones nor what a person does meanwhile.
 */
export const useGrowingCount = (total: number, atOnce: number): number => {
  const [count, setCount] = useState(atOnce);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => setCount(count + atOnce));
    return () => clearTimeout(timer);
  }, [count, total, atOnce]);
  return Math.min(count, total);
};
