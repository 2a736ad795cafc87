import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** An invalid field, and the reason for the person who filled it in. */
export interface FieldError {
  field: string;
  message: string;
}

/** Stable error codes of GraphQL and REST, and their HTTP status in REST. */
const statusOfCode = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR: 401,
  FORBIDDEN: 403,
  STEP_UP: 403,
  NOT_FOUND: 404,
  COMPANY_CHOICE: 409,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

interface ErrorDetails {
  fields?: FieldError[];
  /** The request's session has ended or expired, so old clients sign out. */
  sessionEnded?: boolean;
  /** Reason for programs. */
  reason?: 'COMPANY_INACTIVE' | 'STEP_UP' | 'ACCOUNT_PROOF' | 'SECOND_FACTOR_REQUIRED';
  retryAfterSeconds?: number;
  /** SECOND_FACTOR: second factors of the account. Recovery codes can replace either. */
  secondFactor?: { hasAuthenticator: boolean; hasPasskey: boolean };
  /** COMPANY_CHOICE: the companies to choose from. */
  companies?: { id: string; name: string }[];
}

/** The only errors whose message reaches a client. */
export class ProductError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
  }
}

/** Input that is refused: one field with its message, or several. */
export class BadUserInput extends ProductError {
  constructor(field: string, message: string);
  constructor(fields: FieldError[]);
  constructor(field: string | FieldError[], message = '') {
    const fields = typeof field === 'string' ? [{ field, message }] : field;
    super('BAD_USER_INPUT', fields[0]?.message ?? 'Bad input', { fields });
  }
}

export class Conflict extends ProductError {
  constructor(field: string, message: string) {
    super('CONFLICT', message, { fields: [{ field, message }] });
  }
}

/** An account of several companies signs in without naming one. */
export class CompanyChoice extends ProductError {
  constructor(companies: { id: string; name: string }[]) {
    super('COMPANY_CHOICE', 'Please choose the company', { companies });
  }
}

/** A file exceeds the limit of its field. */
export class TooLarge extends ProductError {
  constructor(field: string, message: string) {
    super('TOO_LARGE', message, { fields: [{ field, message }] });
  }
}

export class Unauthenticated extends ProductError {
  constructor(message = 'Please sign in', details: ErrorDetails = {}) {
    super('UNAUTHENTICATED', message, details);
  }
}

/** The password was right, but the request lacks the account's second factor. */
export class SecondFactorMissing extends ProductError {
  constructor(secondFactor: { hasAuthenticator: boolean; hasPasskey: boolean }) {
    const message = secondFactor.hasAuthenticator
      ? 'Please enter the code of your authenticator app'
      : 'Please use your passkey, or enter a recovery code';
    super('SECOND_FACTOR', message, { secondFactor });
  }
}

/** The company requires a second factor, and the member has none yet. */
export class SecondFactorRequired extends ProductError {
  constructor() {
    super('FORBIDDEN', 'Your company requires a second factor: please set one up first', {
      reason: 'SECOND_FACTOR_REQUIRED',
    });
  }
}

/** The request needs a more recent proof of identity. */
export class StepUpNeeded extends ProductError {
  constructor() {
    super('STEP_UP', 'Please confirm that it is you', { reason: 'STEP_UP' });
  }
}

/** The request changes an account, for which the proof by a company's identity provider is not enough. */
export class AccountProofNeeded extends ProductError {
  constructor() {
    super(
      'STEP_UP',
      "Please confirm that it is you with a password, passkey or code of your own, or with a link that we mail to you. A sign-in through your company's identity provider is not enough to change your account",
      { reason: 'ACCOUNT_PROOF' },
    );
  }
}

/** The API key is unknown, expired or revoked, or its company is not active. All get the same answer. */
export class InvalidApiKey extends Unauthenticated {
  constructor() {
    super('This API key is not valid: it may have expired or been revoked');
  }
}

/** The request's session has ended or expired. */
export class SessionEnded extends Unauthenticated {
  constructor(
    message = 'Your session has ended, please sign in again',
    details: Pick<ErrorDetails, 'reason'> = {},
  ) {
    super(message, { ...details, sessionEnded: true });
  }
}

/** The admin's session ended because the provider has inactivated the company. */
export class EndedByInactivation extends SessionEnded {
  constructor() {
    super('Your company has been deactivated, please contact us', { reason: 'COMPANY_INACTIVE' });
  }
}

export class Forbidden extends ProductError {
  /** @param field the forbidden field, if only a part of the request was refused. */
  constructor(message = 'Not allowed', field?: string) {
    super('FORBIDDEN', message, field === undefined ? {} : { fields: [{ field, message }] });
  }
}

/** The company is inactive: nobody can sign in, and its phones' sessions are suspended. */
export class CompanyInactive extends ProductError {
  constructor(message = 'Your company is not active, please contact us') {
    super('FORBIDDEN', message, { reason: 'COMPANY_INACTIVE' });
  }
}

/** The same error for unknown, deleted and foreign objects. */
export class NotFound extends ProductError {
  constructor() {
    super('NOT_FOUND', 'Not found');
  }
}

export class RateLimited extends ProductError {
  constructor(retryAfterSeconds: number) {
    super('RATE_LIMITED', `Too many tries, please wait ${formatWait(retryAfterSeconds)}`, {
      retryAfterSeconds,
    });
  }
}

export class Unavailable extends ProductError {
  constructor() {
    super('UNAVAILABLE', 'The service is away for a moment, please try again', {
      retryAfterSeconds: 5,
    });
  }
}

/** Startup failed. The message is one line that names the cause and what to do. */
export class StartupError extends Error {}

function formatWait(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Returns the HTTP status of an error; unknown codes are a bad request or an internal error. */
export function statusOf(error: GraphQLFormattedError): number {
  const code = error.extensions?.code;
  if (typeof code === 'string' && code in statusOfCode) return statusOfCode[code as ErrorCode];
  return 400;
}

/** SQLSTATE classes of a database that cannot serve now: connection, rollback, resources, intervention, system error. */
const awayClasses = new Set(['08', '40', '53', '57', '58']);
/** Further such states: timeouts of locks, statements and idle transactions. */
const awayStates = new Set(['55P03', '25P03', '25P04']);
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNABORTED',
]);

/** Returns whether the database cannot be reached or cannot take work now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (awayCodes.has(code)) return true;
  if (sqlState.test(code))
    return (
      awayStates.has(code) ||
      awayClasses.has(code.slice(0, 2)) ||
      isOutdatedPlan(error) ||
      isTransient(error)
    );
  // TypeORM releases a lost connection and reports no other cause.
  if (error.name === 'QueryRunnerAlreadyReleasedError') return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed))/.test(
    error.message,
  );
}

/** Returns whether a statement was prepared before a migration changed its columns; another connection can run it. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && error.message === 'cached plan must not change result type';
}

/** Deadlock, and a conflict with a concurrent update. */
const transientStates = new Set(['40P01', '40001']);
/** Message of a shard that Citus has split or moved meanwhile. */
const shardMoved = /^could not find valid entry for shard \d+$/;

/** Returns whether the database rolled back a transaction that is likely to succeed if it is repeated. */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof Error &&
    (transientStates.has(sqlStateOf(error) ?? '') || shardMoved.test(error.message))
  );
}

const sqlState = /^[0-9A-Z]{5}$/;

/** Returns the SQLSTATE of an error. TypeORM wraps the driver's error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(
    'driverError' in error && error.driverError instanceof Error ? error.driverError : error,
  );
  return sqlState.test(code) ? code : undefined;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
