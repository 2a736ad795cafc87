import { isAnswerError } from '../apollo/errors.ts';

/**
 * What React does with errors of rendering that do not reach the user. What the gateway answers is shown by a boundary and is no fault of the
 * app; while React renders in the background it may throw more than once.
 */
export const rootOptions = {
  onCaughtError: (error: unknown): void => {
    if (!isAnswerError(error)) console.error(error);
  },
  onRecoverableError: (error: unknown): void => {
    if (!(error instanceof Error && isAnswerError(error.cause))) reportError(error);
  },
};
