import type { ReactNode } from 'react';

export const texts = {
  inactive: 'Your company has been deactivated',
  inactiveMeaning: (email: ReactNode, phone: ReactNode) => (
    <>
      Nobody can sign in until it is active again. Its data is kept, and phones keep what they
      record. Write to {email} or call {phone}.
    </>
  ),
  dismiss: 'Dismiss',
};
