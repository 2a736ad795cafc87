import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { QueryConfig } from 'pg';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { readCredentials } from './access/credentials.js';
import { type App, RequestContext } from './context.js';
import { poolOf } from './database/tenant.js';
import { serveEmbeddedPages } from './embedded-page.js';
import { projectRoot } from './env.js';
import { executionPlugin } from './execution.js';
import { servePhotos } from './photos.js';
import { mountMailPreview } from './mail-preview/preview.js';
import { publicError } from './public-error.js';
import { mountRest } from './rest/mount.js';
import { mountStreams } from './rest/streams.js';
import { schema } from './schema.js';
import { streams } from './streams.js';
import { receiveUploads } from './upload-door.js';
import { serveSubscriptions } from './websockets.js';

/** Room for 1000 contact records and the words around them. */
const largestBody = 2 * 1024 * 1024;
const notFound = { success: false, message: 'Not found' };
const webFolder = join(projectRoot, 'web/dist');
/** Where Apollo Sandbox comes from; nothing else is let in from outside. */
const sandbox = ['https://*.apollographql.com', 'https://embeddable-sandbox.cdn.apollographql.com'];

/** HTTP, in order: headers, /graphql, /api, photos, health, web app. Not listening yet. */
export async function makeServer(
  app: App,
  options: { introspection: boolean; mailPreview?: boolean },
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = app.log;
  const server = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    routerOptions: { maxParamLength: 500 },
  });
  const apollo = new ApolloServer<RequestContext>({
    schema,
    introspection: options.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: app.log,
    formatError: (_formatted, error) => publicError(error, app.log),
    plugins: [
      executionPlugin(schema),
      fastifyApolloDrainPlugin(server),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ...(options.introspection
        ? [ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false })]
        : []),
    ],
  });
  await apollo.start();
  const context = (request: FastifyRequest) =>
    new RequestContext(app, { credentials: readCredentials(request.headers), address: request.ip });

  await server.register(helmet, {
    contentSecurityPolicy: { directives: pageSources(app) },
    crossOriginEmbedderPolicy: false,
  });
  measure(server);
  await server.register(async (graphql) => {
    receiveUploads(graphql, context, app.log);
    graphql.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      helmet: options.introspection
        ? { contentSecurityPolicy: { directives: sandboxSources() } }
        : {},
      handler: fastifyApolloHandler(apollo, { context: async (request) => context(request) }),
    });
  });
  await server.register(
    async (rest) => {
      mountRest(rest, apollo, context, app.log);
      mountStreams(rest, streams, context, app.log);
    },
    { prefix: '/api' },
  );
  servePhotos(server, app, context);
  serveEmbeddedPages(server, app.tokenSecret);
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      await poolOf(app.dataSource).query(readiness);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'database away' });
    }
  });
  if (options.mailPreview) mountMailPreview(server, app.mailer);
  // Not the web app's page either: there is nothing at this address.
  else server.get('/mail-preview', async (_request, reply) => reply.code(404).send(notFound));
  if (existsSync(webFolder)) await serveWebApp(server);
  closeAfterAnswers(server);
  const stopSubscriptions = serveSubscriptions(server.server, app, schema);
  server.addHook('preClose', stopSubscriptions);
  return server;
}

/** Asked with a limit, for a database that hangs is away as well; in milliseconds. */
const readiness: QueryConfig & { query_timeout: number } = {
  text: 'SELECT 1',
  query_timeout: 3000,
};

type Sources = Record<string, (string | (() => string))[]>;

/**
 * Pages also show the thumbnails of the blog's feed, from the very hosts that it names now. On every page, for a visitor
 * comes to the blog without loading a new one; none where the feed is the project's own.
 */
function pageSources(app: App): Sources {
  const thumbnails = () => app.blog.thumbnailOrigins().join(' ');
  return { ...contentSources(), imgSrc: ["'self'", 'data:', thumbnails] };
}

function contentSources(): Record<string, string[]> {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameSrc: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
    // A company's own network may serve this without TLS; the browser must not be sent elsewhere.
    upgradeInsecureRequests: null as unknown as string[],
  };
}

function sandboxSources(): Record<string, string[]> {
  return {
    ...contentSources(),
    scriptSrc: ["'self'", "'unsafe-inline'", ...sandbox],
    imgSrc: ["'self'", 'data:', ...sandbox],
    connectSrc: ["'self'", ...sandbox],
    frameSrc: ["'self'", ...sandbox],
    manifestSrc: ["'self'", ...sandbox],
  };
}

/** As Vite names what it builds; the guide beside it has a fixed name. */
const hashedName = /[/\\]assets[/\\].*-[\w-]{8}\.\w+$/;

/** Files under hashed names are kept for good; every other path that asks for a page gets the web app. */
async function serveWebApp(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  server.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send(notFound);
  });
}

/** While it stops, each connection that is kept goes with its answer, so that nobody sends the next request to nobody. */
function closeAfterAnswers(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

function measure(server: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
