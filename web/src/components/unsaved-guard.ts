import { createContext, use, useLayoutEffect } from 'react';

/** Is told whether the form inside a dialog has unsaved entries. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => undefined);

/** Asks before a reload, or closing the surrounding `FormDialog`, discards what was entered. */
export const useUnsavedGuard = (isUnsaved: boolean): void => {
  const setUnsaved = use(UnsavedContext);
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    setUnsaved(true);
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      setUnsaved(false);
      window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isUnsaved, setUnsaved]);
};
