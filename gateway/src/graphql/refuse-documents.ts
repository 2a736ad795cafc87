import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';

const graphqlResponse = 'application/graphql-response+json';

/**
 * Refuses documents by their text, before they are parsed.
 * @param findRefusal gets each document of a request, of any type; returns why it is refused, or undefined.
 */
export function refuseDocuments(
  graphql: FastifyInstance,
  findRefusal: (text: unknown) => GraphQLError | undefined,
): void {
  graphql.addHook('preHandler', async (request, reply) => {
    // Apollo Server reads documents from these places.
    const { searchParams } = new URL(request.url, 'http://gateway');
    const body = request.body as Record<string, unknown> | null | undefined;
    const texts: unknown[] = [...searchParams.getAll('query'), body?.['query']];
    const refusal = texts
      .filter((text) => text !== undefined && text !== null)
      .map(findRefusal)
      .find((error) => error !== undefined);
    if (!refusal) return undefined;
    return sendRefusal(request, reply.code(400), refusal);
  });
}

/** Sends an error in place of running a document, with the status of the reply. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, extensions }: Pick<GraphQLError, 'message' | 'extensions'>,
): FastifyReply {
  // Clients read the message of a 400 only if it has the media type that they accept.
  const type = request.headers.accept?.includes(graphqlResponse)
    ? graphqlResponse
    : 'application/json';
  return reply
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}
