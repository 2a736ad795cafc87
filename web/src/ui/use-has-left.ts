import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component has left the screen, such as with its page, when something that it has started ends. */
export const useHasLeft = (): RefObject<boolean> => {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
};
