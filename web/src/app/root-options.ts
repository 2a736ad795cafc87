import { isAnswerError } from '../apollo/errors.ts';

/**
 * Ignores caught errors that the gateway sent: a boundary shows them, and they are not faults of the app. React may throw them more than once
 * while it renders in the background.
 */
export const rootOptions = {
  onCaughtError: (error: unknown): void => {
    if (!isAnswerError(error)) console.error(error);
  },
  onRecoverableError: (error: unknown): void => {
    if (!(error instanceof Error && isAnswerError(error.cause))) reportError(error);
  },
};
