import { Modal, type ModalProps } from '@mantine/core';
import { useState } from 'react';
import { SecretShownContext } from './secret-shown.ts';

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
