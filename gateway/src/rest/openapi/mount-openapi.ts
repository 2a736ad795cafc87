import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { FileStream } from '../../http/file-stream.js';
import { routes } from '../routes.js';
import { openApiDocument } from './document.js';
import { darkAsTheSystem } from './page-theme.js';

/**
 * Serves the contract's document at /openapi.json, and at /docs a page that shows it and tries calls. Both are open: they say
 * what anybody may know, and a call that is tried is a call like any other.
 */
export async function mountOpenApi(
  rest: FastifyInstance,
  streams: readonly FileStream[],
  schema: GraphQLSchema,
): Promise<void> {
  const document = openApiDocument(routes, streams, schema);
  const text = JSON.stringify(document);
  rest.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
  await rest.register(async (page) => {
    await page.register(swagger, {
      mode: 'static',
      specification: { document: document as never },
    });
    await page.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: rest.prefix,
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', persistAuthorization: false },
      theme: { title: 'VisionCloud REST API', js: [darkAsTheSystem] },
      // The contract's own words stand at the top of the page.
      logo: null as never,
    });
  });
}
