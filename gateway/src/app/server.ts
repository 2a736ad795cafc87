import { existsSync, readdirSync } from 'node:fs';
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
import { acceptJson, maxLargeBodyBytes, maxSmallBodyBytes } from '../http/json-bodies.js';
import { receiveClientErrors } from '../http/client-errors.js';
import { clientTimes, guardConnections } from '../http/open-connections.js';
import { type App, type Caller, RequestContext } from '../request/context.js';
import { poolOf } from '../database/tenant.js';
import {
  documentLimits,
  limitRules,
  parseLimits,
  refuseLargeDocuments,
} from '../graphql/document-limits.js';
import { registerEmbeddedPages } from '../features/company/settings/embedded-page.js';
import { type MetricsAccess, projectRoot, type TrustedProxies } from '../env.js';
import { executionPlugin } from '../graphql/execution.js';
import { mountScim } from '../features/members/identity-provider/scim-routes.js';
import { scimPath } from '../features/members/identity-provider/scim-schemas.js';
import { registerPhotoRoute } from '../features/people/directory/photo-route.js';
import { registerSingleSignOnCallback } from '../features/members/identity-provider/callback-route.js';
import { serveMetrics } from './metrics-endpoint.js';
import { operationPlugin } from '../graphql/operation-metrics.js';
import { mountMailPreview } from '../mail-preview/preview.js';
import {
  contentSources,
  preventCaching,
  makeProtection,
  protectPages,
  sandboxSources,
} from '../http/page-protection.js';
import { persistedQueries, refuseOtherDocuments } from '../graphql/persisted-operations.js';
import { publicError } from '../graphql/public-error.js';
import { Readiness, serveHealth } from './readiness.js';
import { readOrMakeRequestId } from '../http/request-id.js';
import { observeRequests } from '../http/request-log.js';
import { mountRest } from '../rest/mount.js';
import { serveOpenApi } from '../rest/openapi/document.js';
import { mountStreams } from '../rest/streams.js';
import { exampleDocument, exampleHeaders, exampleVariables } from './sandbox-examples.js';
import { schema } from './schema.js';
import { serveSiteFiles } from '../http/site-files.js';
import { streams } from './rooms.js';
import { acceptDocuments } from '../http/document-bodies.js';
import { receiveUploads } from '../http/receive-uploads.js';
import { serveSubscriptions } from './websockets.js';

const notFound = { success: false, message: 'Not found' };
const webFolder = join(projectRoot, 'web/dist');
interface ServerOptions {
  introspection: boolean;
  mailPreview?: boolean;
  /** Runs the web app's own documents only. */
  persistedOnly?: boolean;
  /** Who may read /metrics, by default nobody. */
  metrics?: MetricsAccess;
  readiness?: Readiness;
  /** Where to report a vulnerability, as a URI. Without one there is no security.txt. */
  securityContact?: string | undefined;
  /** Proxies whose `X-Forwarded-For` counts, by default none. */
  trusts?: TrustedProxies;
}

/** Makes the HTTP server, not listening yet. The order matters: headers, /graphql, /api, photos, health, web app. */
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
    // A child logger per request would search its id for secrets; request-log.ts logs requests.
    childLoggerFactory: (logger) => logger,
    bodyLimit: maxSmallBodyBytes,
    // Schemas of routes only document them, because GraphQL validates. Fastify's compilers would take 10 MB.
    schemaController: {
      compilersFactory: {
        buildValidator: (() => () => () => true) as never,
        buildSerializer: () => () => (answer: unknown) => JSON.stringify(answer),
      },
    },
    ...clientTimes,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // A path that cannot be decoded, or a parameter longer than any id or name.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(404).send(notFound);
    },
    trustProxy: trusts,
    genReqId: ({ headers }) => readOrMakeRequestId(headers),
  });
  // Apollo Sandbox is useless if only the web app's documents run.
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
    // Without the newline that Apollo Server appends, which would copy the whole text.
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
  const setContext = observeRequests(server, app.log);
  const context = (request: FastifyRequest) =>
    setContext(request, new RequestContext(app, callerOf(request)));

  acceptJson(server, app);
  protectPages(server, app);
  guardConnections(server);
  await server.register(async (graphql) => {
    preventCaching(graphql);
    acceptDocuments(graphql, app, context);
    receiveUploads(graphql, context);
    refuseLargeDocuments(graphql);
    if (options.persistedOnly) refuseOtherDocuments(graphql);
    graphql.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      bodyLimit: maxLargeBodyBytes,
      config: { protection: makeProtection(hasSandbox ? sandboxSources : contentSources) },
      handler: fastifyApolloHandler(apollo, { context: async (request) => context(request) }),
    });
  });
  await server.register(
    async (rest) => {
      preventCaching(rest);
      await serveOpenApi(rest, schema);
      mountRest(rest, { apollo, schema }, context, app);
      mountStreams(rest, streams, context, poolOf(app.dataSource).options.max);
    },
    { prefix: '/api' },
  );
  await server.register(
    async (scim) => {
      preventCaching(scim);
      mountScim(scim, app, context);
    },
    { prefix: scimPath },
  );
  registerPhotoRoute(server, app, context);
  registerSingleSignOnCallback(server, app, context);
  receiveClientErrors(server, app);
  registerEmbeddedPages(server, app);
  serveHealth(server, app, readiness);
  serveSiteFiles(server, {
    publicUrl: app.publicUrl,
    articles: listArticles(),
    securityContact: options.securityContact,
  });
  serveMetrics(server, app, metrics);
  if (options.mailPreview) mountMailPreview(server, app.mailer);
  // Without this route the web app would serve its page there.
  else server.get('/mail-preview', async (_request, reply) => reply.code(404).send(notFound));
  if (existsSync(webFolder)) await serveWebApp(server);
  closeConnectionsOnStop(server);
  const stopSubscriptions = serveSubscriptions(server.server, app, schema, {
    ...options,
    addressOf: (request) => proxyAddr(request, trusts),
  });
  server.addHook('preClose', stopSubscriptions);
  return server;
}

/** Names of Vite's output, compressed or not. The guide in the same folder has a fixed name. */
const hashedName = /[/\\]assets[/\\].*-[\w-]{8}\.\w+(?:\.br|\.gz)?$/;

/** Lists the paths of the posts in the built web app: each is a folder with a page. */
function listArticles(): string[] {
  const folder = join(webFolder, 'blog');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/blog/${name}`);
}

/**
 * Serves the web app. Files with hashed names are cached for good. `/plans` is the file `plans/index.html`, which the build rendered; every
 * other path that asks for a page gets the empty page in which the app starts.
 */
async function serveWebApp(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    preCompressed: true,
    // Compressed files need no routes of their own, which would take 2 MB.
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
    if (wantsPage) return reply.header('cache-control', 'no-cache').sendFile('app.html');
    return reply.code(404).send(notFound);
  });
}

function callerOf(request: FastifyRequest): Caller {
  return {
    credentials: readCredentials(request.headers),
    address: plainAddress(request.ip),
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: request.headers.cookie ?? '',
  };
}

/** While the server stops, closes each persistent connection with its next response, so that clients send no further requests on it. */
function closeConnectionsOnStop(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
