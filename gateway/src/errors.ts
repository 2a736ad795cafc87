import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** One field that was refused, and why, in words for the person who filled it in. */
export interface FieldError {
  field: string;
  message: string;
}

/** The stable codes of both doors, and the HTTP status that the REST door answers for each. */
const statusOfCode = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

interface ErrorDetails {
  fields?: FieldError[];
  /** A session was sent and is no longer good: old clients sign out. */
  sessionEnded?: boolean;
  /** Why somebody is kept out, for programs. */
  reason?: 'COMPANY_INACTIVE';
  retryAfterSeconds?: number;
}

/** The only kind of error whose words reach a client. */
export class ProductError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
  }
}

/** Input that is refused: one field with its message, or several. */
export class BadUserInput extends ProductError {
  constructor(field: string, message: string);
  constructor(fields: FieldError[]);
  constructor(given: string | FieldError[], message = '') {
    const fields = typeof given === 'string' ? [{ field: given, message }] : given;
    super('BAD_USER_INPUT', fields[0]?.message ?? 'Bad input', { fields });
  }
}

export class Conflict extends ProductError {
  constructor(field: string, message: string) {
    super('CONFLICT', message, { fields: [{ field, message }] });
  }
}

/** A file that is larger than its field takes. */
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

/** A session was sent and is no longer good. */
export class SessionEnded extends Unauthenticated {
  constructor(
    message = 'Your session has ended, please sign in again',
    details: Pick<ErrorDetails, 'reason'> = {},
  ) {
    super(message, { ...details, sessionEnded: true });
  }
}

/** An admin's session was sent, and the provider has inactivated the company since. */
export class EndedByInactivation extends SessionEnded {
  constructor() {
    super('Your company has been deactivated, please contact us', { reason: 'COMPANY_INACTIVE' });
  }
}

export class Forbidden extends ProductError {
  constructor(message = 'Not allowed') {
    super('FORBIDDEN', message);
  }
}

/** The company is inactive: nobody can sign in, and the sessions of its phones are suspended until it is active again. */
export class CompanyInactive extends ProductError {
  constructor(message = 'Your company is not active, please contact us') {
    super('FORBIDDEN', message, { reason: 'COMPANY_INACTIVE' });
  }
}

/** The same answer for what never was, what was deleted and what belongs to somebody else. */
export class NotFound extends ProductError {
  constructor() {
    super('NOT_FOUND', 'Not found');
  }
}

export class RateLimited extends ProductError {
  constructor(retryAfterSeconds: number) {
    super('RATE_LIMITED', `Too many tries, please wait ${waitInWords(retryAfterSeconds)}`, {
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

/** A start that cannot succeed: its message is one line that says what to do. */
export class StartupError extends Error {}

function waitInWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** HTTP status of an error code; what is not ours is the client's bad request or our own fault. */
export function statusOf(error: GraphQLFormattedError): number {
  const code = error.extensions?.code;
  if (typeof code === 'string' && code in statusOfCode) return statusOfCode[code as ErrorCode];
  return 400;
}

/** PostgreSQL's classes of 'cannot serve now': connection, given up for another one, resources, shutdown, the machine below it. */
const awayClasses = new Set(['08', '40', '53', '57', '58']);
/** The same of other classes: waited too long for a lock, took too long or was idle too long. */
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

/** Whether an error says that the database cannot be reached or cannot take work now. */
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
  // TypeORM lets go of a connection as soon as it is lost, and then knows nothing else of it.
  if (error.name === 'QueryRunnerAlreadyReleasedError') return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed))/.test(
    error.message,
  );
}

/** A statement was prepared before a migration changed a column that it answers; on another connection it works. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && error.message === 'cached plan must not change result type';
}

/** Deadlock, and a conflict with a concurrent update. */
const transientStates = new Set(['40P01', '40001']);
/** Of a shard that Citus has split or moved since the statement began. */
const shardMoved = /^could not find valid entry for shard \d+$/;

/** Whether the database ended a transaction that is likely to succeed when it is tried again at once. Nothing of it is stored. */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof Error &&
    (transientStates.has(sqlStateOf(error) ?? '') || shardMoved.test(error.message))
  );
}

const sqlState = /^[0-9A-Z]{5}$/;

/** PostgreSQL's code of an error; TypeORM carries the driver's error inside its own. */
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
