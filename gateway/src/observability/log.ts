import { type DestinationStream, type Logger, pino } from 'pino';

/** Names under which secrets, and what people typed, may stand in something that is logged, one level deep and two. */
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
/** Where PostgreSQL's and TypeORM's errors repeat values of rows, and the pool's its password. */
const valuesInErrors = ['client', 'parameters', 'driverError', 'detail', 'where', 'internalQuery'];

const redacted = [
  ...secretNames.flatMap((name) => {
    const path = name.startsWith('[') ? name : `.${name}`;
    return [name, `*${path}`, `*.*${path}`];
  }),
  ...valuesInErrors.map((name) => `err.${name}`),
];

/** The log: JSON lines on standard output, without secrets. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, redact: redacted }, destination);
}
