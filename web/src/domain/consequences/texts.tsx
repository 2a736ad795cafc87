import type { ReactNode } from 'react';

/** Texts of previews of a change. */
export const texts = {
  loading: 'Checking what this would change…',
  failed: (tryAgain: ReactNode): ReactNode => (
    <>What this would change could not be checked. You can go on without it, or {tryAgain}.</>
  ),
  tryAgain: 'try again',
  tooMany: 'This would change too many people to preview. You can go on without it.',
};
