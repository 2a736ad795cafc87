import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Takes over what the user or the browser has entered before hydration, because the page is prerendered.
 * @returns ref of the form, whose fields need names
 */
export const useEarlyInput = <Values extends object>(
  setValues: (values: Partial<Values>) => void,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) setValues(Object.fromEntries(new FormData(form.current)) as Partial<Values>);
  }, [setValues]);
  return form;
};
