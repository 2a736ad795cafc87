import type { ValidationError } from 'class-validator';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { ArgumentValidationError } from 'type-graphql';
import {
  BadUserInput,
  type FieldError,
  isDatabaseAway,
  ProductError,
  Unavailable,
} from '../errors.js';

/** SQLSTATEs of text that PostgreSQL cannot store, such as a NUL character. */
const unstorableText = new Set(['22021', '22P05']);
/** Apollo's codes of requests that are refused before anything runs. */
const requestCodes = new Set([
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'QUERY_NOT_IN_SAFELIST',
]);

/**
 * Formats an error for a client. Unexpected errors are logged, and the client gets a general message. Errors that a person may have to
 * report to support contain the request's id; all others are byte for byte the same for everybody.
 */
export function publicError(
  error: unknown,
  log: Logger,
  requestId?: string,
): GraphQLFormattedError {
  const reference = requestId === undefined ? {} : { requestId };
  const original = findCause(error);
  const path = error instanceof GraphQLError && error.path ? { path: error.path } : {};
  const known = mapKnownError(error, original);
  if (known) {
    const isFault = known.extensions['code'] === 'UNAVAILABLE';
    const extensions = { ...known.extensions, ...(isFault ? reference : {}) };
    return { message: known.message, extensions, ...path };
  }
  // Errors of compiled documents have no extensions.
  const errorExtensions =
    error instanceof GraphQLError && (error.extensions as { code?: unknown } | undefined);
  if (
    error instanceof GraphQLError &&
    errorExtensions &&
    requestCodes.has(String(errorExtensions.code))
  ) {
    const { message, locations, extensions } = error;
    return { message, ...(locations ? { locations } : {}), extensions: { code: extensions.code } };
  }
  if (isBadRequest(error)) return { message: error.message, extensions: { code: 'BAD_REQUEST' } };
  log.error({ err: original }, 'request failed');
  return {
    message: 'Something went wrong, Please try again!',
    extensions: { code: 'INTERNAL_SERVER_ERROR', ...reference },
    ...path,
  };
}

function findCause(error: unknown): unknown {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (!(original instanceof ArgumentValidationError)) return original;
  // TypeGraphQL wraps any error of a validation, even if it is not a list of violations.
  const { validationErrors } = original.extensions;
  return Array.isArray(validationErrors) ? original : validationErrors;
}

/** Returns whether Apollo Server refused the request with a status but no code, for example because a hash does not fit the document. */
function isBadRequest(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError) || error.originalError || error.path) return false;
  return (error.extensions?.http as { status?: number } | undefined)?.status === 400;
}

function mapKnownError(error: unknown, original: unknown): ProductError | undefined {
  if (original instanceof ProductError) return original;
  if (original instanceof ArgumentValidationError)
    return new BadUserInput(
      original.extensions.validationErrors.flatMap((violation) => fieldErrors(violation)),
    );
  if (isDatabaseAway(original)) return new Unavailable();
  const code = original instanceof Error && 'code' in original ? String(original.code) : '';
  // A lone surrogate, which libraries cannot encode, cannot be stored either.
  if (unstorableText.has(code) || original instanceof URIError)
    return new BadUserInput([
      { field: 'input', message: 'Text has a character that cannot be stored' },
    ]);
  // An error without a path was raised before anything ran: a variable does not fit its type.
  if (error instanceof GraphQLError && !error.path && error.message.startsWith('Variable '))
    return invalidVariableError(error.message);
  // The executor reports 50 such errors and then this one.
  if (
    error instanceof GraphQLError &&
    error.message.startsWith('Too many errors processing variables')
  )
    return new BadUserInput([{ field: 'variables', message: 'Too many values are not valid' }]);
  return undefined;
}

function fieldErrors(violation: ValidationError, inside = ''): FieldError[] {
  const field = `${inside}${violation.property}`;
  const own = Object.values(violation.constraints ?? {}).map((message) => ({ field, message }));
  return [
    ...own,
    ...(violation.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`)),
  ];
}

/** Makes an error that names the invalid field without its value, which may be a password. */
function invalidVariableError(message: string): BadUserInput {
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1] ?? 'input';
  const place = [...message.matchAll(/ at "([\w.[\]]+)"/g)].at(-1)?.[1];
  const required = /Field "(\w+)" of required type/.exec(message)?.[1];
  const inside = place?.split('.').slice(1).join('.') ?? '';
  const field = [inside, required].filter(Boolean).join('.') || variable;
  const missing =
    required !== undefined ||
    /of required type .* was not provided|not (to )?be null/.test(message);
  return new BadUserInput([
    { field, message: missing ? `${field} is missing` : `${field} is not valid` },
  ]);
}
