import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { App } from './context.js';

/** Where Apollo Sandbox comes from; nothing else is let in from outside. */
const sandbox = ['https://*.apollographql.com', 'https://embeddable-sandbox.cdn.apollographql.com'];

type Sources = Record<string, (string | (() => string))[]>;
/** Sets the headers that tell a browser what an answer may do. */
type Protection = ReturnType<typeof helmet>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route whose page may do something else. */
    protection?: Protection;
  }
}

/** @param useDefaults whether the library's own policy fills in what is not said. */
export function protection(directives: Sources, useDefaults = true): Protection {
  return helmet({
    contentSecurityPolicy: { directives, useDefaults },
    crossOriginEmbedderPolicy: false,
  });
}

/** Every answer, also an error, carries these headers. */
export function protect(server: FastifyInstance, app: App): void {
  const usual = protection(pageSources(app));
  server.addHook('onRequest', (request, reply, next) => {
    const { config } = request.routeOptions;
    (config.protection ?? usual)(request.raw, reply.raw, (error) => next(error as Error));
  });
}

/**
 * Pages also show the thumbnails of the blog's feed, from the very hosts that it names now. On every page, for a visitor
 * comes to the blog without loading a new one; none where the feed is the project's own.
 */
function pageSources(app: App): Sources {
  const thumbnails = () => app.blog.thumbnailOrigins().join(' ');
  return { ...contentSources(), imgSrc: ["'self'", 'data:', thumbnails] };
}

export function contentSources(): Record<string, string[]> {
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

export function sandboxSources(): Record<string, string[]> {
  return {
    ...contentSources(),
    scriptSrc: ["'self'", "'unsafe-inline'", ...sandbox],
    imgSrc: ["'self'", 'data:', ...sandbox],
    connectSrc: ["'self'", ...sandbox],
    frameSrc: ["'self'", ...sandbox],
    manifestSrc: ["'self'", ...sandbox],
  };
}
