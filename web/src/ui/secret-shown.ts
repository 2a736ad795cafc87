import { createContext, use, useEffect } from 'react';

/** Is told whether a secret is shown that must stay on the screen. */
export const SecretShownContext = createContext<(isShown: boolean) => void>(() => undefined);

/** Keeps the surrounding dialog and the page open while a secret is shown. */
export const useSecretShown = (): void => {
  const setShown = use(SecretShownContext);
  useEffect(() => {
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    setShown(true);
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      setShown(false);
      window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [setShown]);
};
