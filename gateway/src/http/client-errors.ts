import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Limits } from '../access/limits.js';
import { clientErrors } from '../observability/metrics.js';
import { redactPersonalData } from './personal-data.js';

/** An error that the web app caught in a browser. */
interface ClientError {
  message: string;
  /** Names of components or functions, innermost first, each with its place in the built script. */
  stack: string[];
  /** Pattern of the page's path, such as `/dashboard/:companyName/emp`. */
  route: string;
  /** Build of the web app. */
  version: string;
}

const maxBodyBytes = 8 * 1024;
const maxMessageLength = 500;
const maxFrames = 30;
const frame = /^[\w$.<>]{1,80}(?: [\w.-]{1,80}:\d{1,7}:\d{1,7})?$/;
const route = /^(?:\/(?::?[A-Za-z-]+|\*)?){1,10}$/;
const version = /^[\w.-]{1,40}$/;

/**
 * Logs errors of browsers: `POST /client-errors`, without a session. The response has no body. Its `X-Request-Id` is the reference that
 * the user sees.
 */
export function receiveClientErrors(
  server: FastifyInstance,
  { log, limits }: { log: FastifyBaseLogger; limits: Limits },
): void {
  server.post(
    '/client-errors',
    {
      bodyLimit: maxBodyBytes,
      // Fastify's own message repeats the unreadable text.
      errorHandler: (error, _request, reply) => {
        const { statusCode = 500 } = error as { statusCode?: number };
        if (statusCode >= 500) log.error({ err: error }, 'logging a client error failed');
        return reply.code(statusCode).send(refusal);
      },
    },
    async ({ body, id, ip }, reply) => {
      const waitSeconds = await limits.take('client-errors', ip);
      if (waitSeconds > 0)
        return reply.code(429).header('retry-after', String(waitSeconds)).send(refusal);
      const reported = parseReport(body);
      if (!reported) return reply.code(400).send(refusal);
      clientErrors.inc();
      log.error({ requestId: id, ...reported }, 'client error');
      return reply.code(204).send();
    },
  );
}

const refusal = { success: false, message: 'The report was refused' };

/** Reads a report without personal data; null if it is invalid. */
function parseReport(body: unknown): ClientError | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields: Partial<Record<string, unknown>> = { ...body };
  if (typeof fields['message'] !== 'string' || !Array.isArray(fields['stack'])) return null;
  if (!isText(fields['route'], route) || !isText(fields['version'], version)) return null;
  return {
    message: redactPersonalData(fields['message']).slice(0, maxMessageLength),
    stack: fields['stack'].filter((one) => isText(one, frame)).slice(0, maxFrames),
    route: fields['route'],
    version: fields['version'],
  };
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}
