import { useSyncExternalStore } from 'react';
import { isProofAsked, onProofAsked } from '../apollo/step-up.ts';
import { lazyPart } from '../components/lazy-part.tsx';

const StepUpDialog = lazyPart(
  async () => (await import('../features/security/StepUpDialog.tsx')).StepUpDialog,
);

/** Asks the viewer to confirm their identity when a request requires it. */
export function StepUp() {
  const isAsked = useSyncExternalStore(onProofAsked, isProofAsked, () => false);
  return isAsked && <StepUpDialog />;
}
