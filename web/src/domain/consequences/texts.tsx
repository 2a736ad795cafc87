import type { ReactNode } from 'react';

/** Texts of previews of a change. */
export const texts = {
  loading: 'Counting what this changes…',
  failed: (tryAgain: ReactNode): ReactNode => (
    <>What this changes could not be counted. You can go on without it, or {tryAgain}.</>
  ),
  tryAgain: 'try again',
  tooMany: 'This changes too many people to preview. You can go on without it.',
};
