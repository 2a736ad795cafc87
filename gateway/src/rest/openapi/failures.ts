import type { Route } from '../route.js';
import type { JsonSchema } from './json-schema.js';

/** Statuses of refusals, as the document has them. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

const descriptions: Record<FailureStatus, string> = {
  400: 'Bad input. `errors` names each field.',
  401: 'No valid session, or wrong sign-in data. `errorCode` stands only where a session was sent and is over.',
  403: 'Not allowed to this caller, not in its plan, or the company is not active (`X-Reason`).',
  404: 'There is none, or it belongs to somebody else.',
  409: 'It exists already. `errors` names the field.',
  413: 'Too large.',
  415: 'Wrong media type.',
  429: 'Too many tries.',
  503: 'The service is away for a moment.',
};
const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
};

const reason = {
  'X-Reason': {
    description:
      'COMPANY_INACTIVE: the company is inactive. A phone stays signed in, keeps its records and tries again later.',
    schema: { const: 'COMPANY_INACTIVE' },
  },
};
const headersOf: Partial<Record<string, object>> = {
  401: reason,
  403: reason,
  429: retryAfter,
  503: retryAfter,
};

/** What refusals look like. */
export const failureSchemas: Record<'Failure' | 'SessionFailure', JsonSchema> = {
  Failure: failure({}),
  SessionFailure: failure({
    errorCode: {
      const: 401,
      description: 'Stands only where a session was sent and is no longer good: sign out.',
    },
  }),
};

function failure(more: Record<string, JsonSchema>): JsonSchema {
  return {
    type: 'object',
    properties: {
      success: { const: false },
      message: { type: 'string', description: 'Why, in words for a person.' },
      errors: {
        type: 'array',
        description: 'The fields that were refused.',
        items: {
          type: 'object',
          properties: {
            field: { type: 'string', description: 'Name of the field.' },
            message: { type: 'string', description: 'What is wrong with it.' },
          },
          required: ['field', 'message'],
        },
      },
      ...more,
    },
    required: ['success', 'message'],
  };
}

/** The components that operations refer to by status. */
export function failureResponses(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      nameOf(status),
      {
        description,
        ...(headersOf[status] ? { headers: headersOf[status] } : {}),
        content: {
          'application/json': {
            schema: {
              $ref: `#/components/schemas/${status === '401' ? 'SessionFailure' : 'Failure'}`,
            },
          },
        },
      },
    ]),
  );
}

/** The refusals of an operation: those of every one, those of its kind, and its own. */
export function failuresOf(
  { method, path }: Pick<Route, 'method' | 'path'>,
  isPublic: boolean,
  own: readonly FailureStatus[] = [],
): Record<string, { $ref: string }> {
  const statuses = new Set<FailureStatus>([
    400,
    503,
    ...(isPublic ? [] : ([401, 403] as const)),
    ...(path.includes(':') ? ([404] as const) : []),
    ...(method === 'GET' ? [] : ([413, 415] as const)),
    ...own,
  ]);
  return Object.fromEntries(
    [...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => [
        String(status),
        { $ref: `#/components/responses/${nameOf(String(status))}` },
      ]),
  );
}

function nameOf(status: string): string {
  return `Failure${status}`;
}
