import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import { LinkError } from '@apollo/client/errors';

/** The gateway's stable codes. */
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

/** Why the gateway keeps somebody out, beside the code. */
export type RefusalReason = 'COMPANY_INACTIVE';

export const somethingWentWrong = 'Something went wrong, Please try again!';

/** The code of the first error of an answer; undefined when no answer came, or one without a code. */
export const codeOf = (error: ErrorLike | undefined): ErrorCode | undefined =>
  CombinedGraphQLErrors.is(error)
    ? (error.errors[0]?.extensions?.['code'] as ErrorCode | undefined)
    : undefined;

/** A refusal's reason in an answer's extensions or headers; undefined for every other text. */
export const readReason = (reason: unknown): RefusalReason | undefined =>
  reason === 'COMPANY_INACTIVE' ? reason : undefined;

/** The reason of the first error of an answer. */
export const reasonOf = (error: ErrorLike | undefined): RefusalReason | undefined =>
  CombinedGraphQLErrors.is(error) ? readReason(error.errors[0]?.extensions?.['reason']) : undefined;

/** A company of the account that signs in. */
export interface CompanyOption {
  id: string;
  name: string;
}

/** The companies of which a sign-in has to name one; empty for every other error. */
export const companyOptionsOf = (error: ErrorLike | undefined): readonly CompanyOption[] =>
  CombinedGraphQLErrors.is(error) && codeOf(error) === 'COMPANY_CHOICE'
    ? ((error.errors[0]?.extensions?.['companies'] as CompanyOption[] | undefined) ?? [])
    : [];

/** What an account has besides its password. */
export interface SecondFactor {
  hasAuthenticator: boolean;
  hasPasskey: boolean;
}

/** What a sign-in has to prove besides the password; null for every other error. */
export const secondFactorOf = (error: ErrorLike | undefined): SecondFactor | null =>
  CombinedGraphQLErrors.is(error) && codeOf(error) === 'SECOND_FACTOR'
    ? ((error.errors[0]?.extensions?.['secondFactor'] as SecondFactor | undefined) ?? null)
    : null;

/** What support finds a failure by: the gateway gives it with its own faults, and only with those. */
export const referenceOf = (error: ErrorLike | undefined): string | undefined => {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const id = error.errors[0]?.extensions?.['requestId'];
  return typeof id === 'string' ? `Reference: ${id}` : undefined;
};

/**
 * What to tell a person: the server's message where it has one for people, else the general one (a lost connection, a fault), with the
 * reference where there is one.
 */
export const messageOf = (error: ErrorLike | undefined): string => {
  const message =
    CombinedGraphQLErrors.is(error) && codeOf(error) !== undefined && error.errors[0]?.message
      ? error.errors[0].message
      : somethingWentWrong;
  const reference = referenceOf(error);
  return reference === undefined ? message : `${message} ${reference}`;
};

/** Messages by field, of BAD_USER_INPUT and CONFLICT answers (`extensions.fields: [{ field, message }]`). */
export const fieldErrorsOf = (error: ErrorLike | undefined): Record<string, string> => {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields = error.errors.flatMap(
    (each) =>
      (each.extensions?.['fields'] as { field: string; message: string }[] | undefined) ?? [],
  );
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
};

/** Whether an error is an answer of the gateway or a lost connection, and no fault of the app. */
export const isAnswerError = (error: unknown): error is Error =>
  CombinedGraphQLErrors.is(error) || LinkError.is(error);
