import { useEffect, useState } from 'react';

/** Returns the time in milliseconds, updated every second. */
export const useNowBySecond = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
