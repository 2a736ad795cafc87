import { type JsonSchema, list, object, text } from './json-schema.js';

/** Statuses of refusals. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

const descriptions: Record<FailureStatus, string> = {
  400: 'Invalid input. `errors` names each invalid field.',
  401: 'No valid session, or wrong credentials. `errorCode` is present only if the session that was sent has ended.',
  403: 'Not allowed for this caller or in its plan, or the company is not active (see `X-Reason`).',
  404: 'Not found, or it belongs to another company.',
  409: 'Already exists. `errors` names the field.',
  413: 'Too large.',
  415: 'Unsupported media type.',
  429: 'Too many attempts.',
  503: 'Temporarily unavailable.',
};

const retryAfter = {
  'Retry-After': {
    type: 'integer',
    minimum: 1,
    description: 'Seconds to wait before the next request.',
  },
};
const reason = {
  'X-Reason': {
    enum: ['COMPANY_INACTIVE', 'STEP_UP', 'ACCOUNT_PROOF', 'SECOND_FACTOR_REQUIRED'],
    description:
      'COMPANY_INACTIVE: a phone stays signed in, keeps its records and tries again later. Others: the member must confirm their identity, or set up a second factor, in the web app first.',
  },
};
const headers: Partial<Record<FailureStatus, object>> = {
  401: reason,
  403: reason,
  429: retryAfter,
  503: retryAfter,
};

const failure = {
  success: { const: false },
  message: text('Error message for display.'),
  errors: list(
    object({ field: text('Name of the field.'), message: text('What is wrong with it.') }),
    { description: 'The invalid fields.' },
  ),
};

/** The bodies of refusals. */
export const failures = {
  Failure: object(failure, ['success', 'message']),
  SessionFailure: object(
    {
      ...failure,
      errorCode: { const: 401, description: 'The session that was sent has ended. Sign out.' },
    },
    ['success', 'message'],
  ),
};

/** Lists the refusals of an operation: those of all operations, of its kind, and its own. */
export function failuresOf(
  { method, path }: { method: string; path: string },
  isPublic: boolean,
  own: readonly FailureStatus[] = [],
): Record<string, JsonSchema> {
  const statuses = new Set<FailureStatus>([
    400,
    503,
    ...(isPublic ? [] : ([401, 403] as const)),
    ...(path.includes(':') ? ([404] as const) : []),
    ...(method === 'GET' ? [] : ([413, 415] as const)),
    ...own,
  ]);
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        $ref: `#/components/schemas/${status === 401 ? 'SessionFailure' : 'Failure'}`,
        'x-response-description': descriptions[status],
        ...(headers[status] ? { headers: headers[status] } : {}),
      },
    ]),
  );
}
