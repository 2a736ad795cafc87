import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import proxyAddr from '@fastify/proxy-addr';
import fastifyStatic from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { readCredentials } from '../access/credentials.js';
import { plainAddress } from '../access/network.js';
import { parseJsonInTurn } from '../http/body-turns.js';
import { clientTimes, guardConnections } from '../http/open-connections.js';
import { type App, type Caller, RequestContext } from '../request/context.js';
import { poolOf } from '../database/tenant.js';
import {
  documentLimits,
  limitRules,
  parseLimits,
  refuseLongDocuments,
} from '../graphql/document-limits.js';
import { serveEmbeddedPages } from '../features/settings/embedded-page.js';
import { projectRoot, type TrustedProxies } from '../env.js';
import { executionPlugin } from '../graphql/execution.js';
import { registerPhotoRoute } from '../features/photos/photo-route.js';
import type { MetricsAccess } from '../env.js';
import { serveMetrics } from './metrics-endpoint.js';
import { operationPlugin } from '../graphql/operation-metrics.js';
import { mountMailPreview } from '../mail-preview/preview.js';
import {
  contentSources,
  preventCaching,
  protect,
  protection,
  sandboxSources,
} from '../http/page-protection.js';
import { persistedQueries, refuseOtherDocuments } from '../graphql/persisted-operations.js';
import { publicError } from '../graphql/public-error.js';
import { Readiness, serveHealth } from './readiness.js';
import { requestIdOf } from '../http/request-id.js';
import { observeRequests } from '../http/request-log.js';
import { mountRest } from '../rest/mount.js';
import { serveOpenApi } from '../rest/openapi/document.js';
import { mountStreams } from '../rest/streams.js';
import { exampleDocument, exampleHeaders, exampleVariables } from './sandbox-examples.js';
import { schema } from './schema.js';
import { serveSiteFiles } from '../http/site-files.js';
import { streams } from './file-streams.js';
import { receiveUploads } from '../http/receive-uploads.js';
import { serveSubscriptions } from './websockets.js';

/** Room for 1000 contact records and the words around them. */
const maxBodyBytes = 2 * 1024 * 1024;
const notFound = { success: false, message: 'Not found' };
const webFolder = join(projectRoot, 'web/dist');
interface ServerOptions {
  introspection: boolean;
  mailPreview?: boolean;
  /** Only the web app's own documents are run. */
  persistedOnly?: boolean;
  /** Nobody reads /metrics without it. */
  metrics?: MetricsAccess;
  readiness?: Readiness;
  /** Where a vulnerability is reported, as a URI; nothing is said of it without one. */
  securityContact?: string | undefined;
  /** Whose `X-Forwarded-For` is believed; nobody's without it. */
  trusts?: TrustedProxies;
}

/** HTTP, in order: headers, /graphql, /api, photos, health, web app. Not listening yet. */
export async function makeServer(
  app: App,
  {
    metrics = 'closed',
    readiness = new Readiness(),
    trusts = () => false,
    ...options
  }: ServerOptions,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = app.log;
  const server = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // The line of a request is written by request-log.ts: a logger of its own for each would look for secrets in its id.
    childLoggerFactory: (logger) => logger,
    bodyLimit: maxBodyBytes,
    // Schemas of routes only describe them: GraphQL checks requests and answers. Fastify's own compilers would take 10 MB.
    schemaController: {
      compilersFactory: {
        buildValidator: (() => () => () => true) as never,
        buildSerializer: () => () => (answer: unknown) => JSON.stringify(answer),
      },
    },
    ...clientTimes,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // A path that cannot be read, or names something longer than any name, leads nowhere.
    frameworkErrors: (_error, _request, reply) => leadNowhere(reply as FastifyReply),
    trustProxy: trusts,
    genReqId: ({ headers }) => requestIdOf(headers),
  });
  // Where nothing but the web app's documents runs, it would be of no use.
  const hasSandbox = options.introspection && !options.persistedOnly;
  const apollo = new ApolloServer<RequestContext>({
    schema,
    introspection: options.introspection,
    hideSchemaDetailsFromClientErrors: !options.introspection,
    parseOptions: parseLimits,
    validationRules: limitRules,
    maxRecursiveSelections: documentLimits.selections,
    persistedQueries,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: app.log,
    formatError: (_formatted, error) => publicError(error, app.log),
    // As it is: a line end behind it would have the whole text copied.
    stringifyResult: (result) => JSON.stringify(result),
    plugins: [
      operationPlugin(),
      executionPlugin(schema),
      fastifyApolloDrainPlugin(server),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      hasSandbox
        ? ApolloServerPluginLandingPageLocalDefault({
            embed: true,
            footer: false,
            document: exampleDocument,
            variables: exampleVariables,
            headers: exampleHeaders,
          })
        : ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await apollo.start();
  const noteContext = observeRequests(server, app.log);
  const context = (request: FastifyRequest) =>
    noteContext(request, new RequestContext(app, callerOf(request)));

  protect(server, app);
  guardConnections(server);
  await server.register(async (graphql) => {
    preventCaching(graphql);
    parseJsonInTurn(graphql);
    receiveUploads(graphql, context);
    refuseLongDocuments(graphql);
    if (options.persistedOnly) refuseOtherDocuments(graphql);
    graphql.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      config: { protection: protection(hasSandbox ? sandboxSources : contentSources) },
      handler: fastifyApolloHandler(apollo, { context: async (request) => context(request) }),
    });
  });
  await server.register(
    async (rest) => {
      preventCaching(rest);
      await serveOpenApi(rest);
      mountRest(rest, { apollo, schema }, context, app.log);
      mountStreams(rest, streams, context, poolOf(app.dataSource).options.max);
    },
    { prefix: '/api' },
  );
  registerPhotoRoute(server, app, context);
  serveEmbeddedPages(server, app.tokenSecret);
  serveHealth(server, app, readiness);
  serveSiteFiles(server, { publicUrl: app.publicUrl, securityContact: options.securityContact });
  serveMetrics(server, app, metrics);
  if (options.mailPreview) mountMailPreview(server, app.mailer);
  // Not the web app's page either: there is nothing at this address.
  else server.get('/mail-preview', async (_request, reply) => reply.code(404).send(notFound));
  if (existsSync(webFolder)) await serveWebApp(server);
  closeAfterAnswers(server);
  const stopSubscriptions = serveSubscriptions(server.server, app, schema, {
    ...options,
    addressOf: (request) => proxyAddr(request, trusts),
  });
  server.addHook('preClose', stopSubscriptions);
  return server;
}

function leadNowhere(reply: FastifyReply): void {
  void reply.code(404).send(notFound);
}

/** As Vite names what it builds, compressed or not; the guide beside it has a fixed name. */
const hashedName = /[/\\]assets[/\\].*-[\w-]{8}\.\w+(?:\.br|\.gz)?$/;

/** Files under hashed names are kept for good; every other path that asks for a page gets the web app. */
async function serveWebApp(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    preCompressed: true,
    // Each file has a route of its own, and they come with it: more than half of some hundred routes, and 2 MB.
    globIgnore: ['**/*.{br,gz}'],
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

function callerOf(request: FastifyRequest): Caller {
  return {
    credentials: readCredentials(request.headers),
    address: plainAddress(request.ip),
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? '',
  };
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
