import type { ReactNode } from 'react';

/** Texts about the app for phones. */
export const texts = {
  install: (stores: ReactNode): ReactNode => <>Install VisionCloud from the {stores}.</>,
  or: ' or ',
};
