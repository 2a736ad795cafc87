import type { FastifyReply } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { statusOf } from '../../../errors.js';

export const scimType = 'application/scim+json';
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Kinds of errors by RFC 7644, section 3.12. */
type ScimErrorKind =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'uniqueness';

/** A refused request with an error kind of SCIM. */
export class ScimError extends Error {
  constructor(
    readonly status: 400 | 403 | 409,
    readonly kind: ScimErrorKind | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** Sends an error as RFC 7644 describes it. */
export function sendScimError(
  reply: FastifyReply,
  { status, kind, message }: { status: number; kind?: string | undefined; message: string },
): FastifyReply {
  return reply
    .code(status)
    .type(scimType)
    .send({
      schemas: [errorSchema],
      status: String(status),
      ...(kind === undefined ? {} : { scimType: kind }),
      detail: message,
    });
}

/** Sends an error of the product as RFC 7644 describes it. */
export function sendPublicError(reply: FastifyReply, error: GraphQLFormattedError): FastifyReply {
  const retryAfter = error.extensions?.retryAfterSeconds;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  const status = statusOf(error);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const kind = status === 400 ? 'invalidValue' : undefined;
  return sendScimError(reply, { status, kind, message: error.message });
}
