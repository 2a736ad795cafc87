import { Modal, type ModalProps } from '@mantine/core';
import { createContext, use, useEffect, useState } from 'react';

/** Is told whether a secret is shown that must stay on the screen. */
export const SecretShownContext = createContext<(isShown: boolean) => void>(() => undefined);

/**
 * A dialog that ends with a secret that is shown only once. While its content calls `useSecretShown`, only the content's own button
 * closes it: a secret that was not copied is lost.
 */
export function SecretDialog({ children, ...props }: ModalProps) {
  const [isSecretShown, setSecretShown] = useState(false);
  return (
    <Modal
      {...props}
      closeOnClickOutside={false}
      closeOnEscape={!isSecretShown}
      withCloseButton={!isSecretShown}
    >
      <SecretShownContext value={setSecretShown}>{children}</SecretShownContext>
    </Modal>
  );
}

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
