import { isAnswerError } from '../apollo/errors.ts';

/** Logs an error that a boundary has caught. What the gateway answers is shown to people and is no fault of the app. */
export const logCaughtError = (error: unknown): void => {
  if (!isAnswerError(error)) console.error(error);
};
