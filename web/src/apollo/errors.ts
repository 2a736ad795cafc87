import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import { LinkError } from '@apollo/client/errors';

/** Error codes of the gateway. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'SECOND_FACTOR'
  | 'STEP_UP'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'COMPANY_CHOICE';

/** Reason for a refusal, in addition to the code. */
export type RefusalReason = 'COMPANY_INACTIVE';

export const somethingWentWrong = 'Something went wrong, Please try again!';

/** Returns the code of the first error; undefined if there was no answer or no code. */
export const codeOf = (error: ErrorLike | undefined): ErrorCode | undefined =>
  CombinedGraphQLErrors.is(error)
    ? (error.errors[0]?.extensions?.['code'] as ErrorCode | undefined)
    : undefined;

/** Validates the reason in an answer's extensions or headers; undefined for any other text. */
export const readReason = (reason: unknown): RefusalReason | undefined =>
  reason === 'COMPANY_INACTIVE' ? reason : undefined;

/** Returns the reason of the first error. */
export const reasonOf = (error: ErrorLike | undefined): RefusalReason | undefined =>
  CombinedGraphQLErrors.is(error) ? readReason(error.errors[0]?.extensions?.['reason']) : undefined;

/** A company that the account belongs to. */
export interface CompanyOption {
  id: string;
  name: string;
}

/** Returns the companies to choose from at sign-in; empty for any other error. */
export const companyOptionsOf = (error: ErrorLike | undefined): readonly CompanyOption[] =>
  CombinedGraphQLErrors.is(error) && codeOf(error) === 'COMPANY_CHOICE'
    ? ((error.errors[0]?.extensions?.['companies'] as CompanyOption[] | undefined) ?? [])
    : [];

/** Second factors that an account has set up. */
export interface SecondFactor {
  hasAuthenticator: boolean;
  hasPasskey: boolean;
}

/** Returns the second factors that a sign-in requires; null for any other error. */
export const secondFactorOf = (error: ErrorLike | undefined): SecondFactor | null =>
  CombinedGraphQLErrors.is(error) && codeOf(error) === 'SECOND_FACTOR'
    ? ((error.errors[0]?.extensions?.['secondFactor'] as SecondFactor | undefined) ?? null)
    : null;

/** Returns the reference for support. The gateway sends it only for its own faults. */
export const referenceOf = (error: ErrorLike | undefined): string | undefined => {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const id = error.errors[0]?.extensions?.['requestId'];
  return typeof id === 'string' ? `Reference: ${id}` : undefined;
};

/**
 * Returns the message for users: the server's, or a general one after a lost connection or a fault of the gateway. Includes the reference if
 * there is one.
 */
export const messageOf = (error: ErrorLike | undefined): string => {
  const message =
    CombinedGraphQLErrors.is(error) && codeOf(error) !== undefined && error.errors[0]?.message
      ? error.errors[0].message
      : somethingWentWrong;
  const reference = referenceOf(error);
  return reference === undefined ? message : `${message} ${reference}`;
};

/** Returns messages by field, from `extensions.fields` of BAD_USER_INPUT and CONFLICT errors. */
export const fieldErrorsOf = (error: ErrorLike | undefined): Record<string, string> => {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields = error.errors.flatMap(
    (each) =>
      (each.extensions?.['fields'] as { field: string; message: string }[] | undefined) ?? [],
  );
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
};

/** True for failures that may pass: no answer, a fault of the gateway or too many requests. All others are about the request itself. */
export const isTransient = (error: ErrorLike): boolean => {
  const code = codeOf(error);
  return code === undefined || code === 'UNAVAILABLE' || code === 'RATE_LIMITED';
};

/** True for errors that the gateway sent and for lost connections, which are not faults of the app. */
export const isAnswerError = (error: unknown): error is Error =>
  CombinedGraphQLErrors.is(error) || LinkError.is(error);
