import { type DestinationStream, type Logger, pino } from 'pino';

/** Names of fields with secrets or user input, one or two levels deep in a log entry. */
const secretNames = [
  'authorization',
  'bearer',
  'cookie',
  'currentPassword',
  'password',
  'passwordHash',
  'query.key',
  'secret',
  'token',
  'tokenSecret',
  '["x-access-token"]',
  '["x-camera-key"]',
];
/** Fields of errors that may contain values of rows (PostgreSQL, TypeORM) or the password (pool). */
const valuesInErrors = ['client', 'parameters', 'driverError', 'detail', 'where', 'internalQuery'];

const redactedPaths = [
  ...secretNames.flatMap((name) => {
    const path = name.startsWith('[') ? name : `.${name}`;
    return [name, `*${path}`, `*.*${path}`];
  }),
  ...valuesInErrors.map((name) => `err.${name}`),
];

/** Makes the log: JSON lines on standard output, without secrets. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, redact: redactedPaths }, destination);
}
