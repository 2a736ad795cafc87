import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { App } from '../request/context.js';

/** Where Apollo Sandbox comes from; nothing else is let in from outside. */
const sandbox = ['https://*.apollographql.com', 'https://embeddable-sandbox.cdn.apollographql.com'];

type Sources = Record<string, string[]>;
/** Headers that tell a browser what an answer may do, by their names in lower case. */
type Protection = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route whose page may do something else. */
    protection?: Protection;
  }
}

/**
 * What the library says of answers with such a policy. It is asked once, and not to set a dozen headers of each answer one by one,
 * which are then read back from there.
 * @param useDefaults whether the library's own policy fills in what is not said.
 */
export function protection(directives: Sources, useDefaults = true): Protection {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const say = helmet({
    contentSecurityPolicy: { directives, useDefaults },
    crossOriginEmbedderPolicy: false,
  });
  say({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Every answer, also an error, carries these headers. */
export function protect(server: FastifyInstance, app: App): void {
  const usual = protectionOfPages(app);
  server.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.routeOptions.config.protection ?? usual());
    next();
  });
}

/** Answers below here are personal: neither a browser nor a proxy may keep them, unless a route says otherwise. */
export function preventCaching(server: FastifyInstance): void {
  server.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
}

/**
 * Pages also show the thumbnails of the blog's feed, from the very hosts that it names now. On every page, for a visitor
 * comes to the blog without loading a new one; none where the feed is the project's own.
 */
function protectionOfPages(app: App): () => Protection {
  let origins: readonly string[] | undefined;
  let headers: Protection = {};
  return () => {
    const named = app.blog.thumbnailOrigins;
    if (named !== origins) {
      headers = protection({ ...contentSources(), imgSrc: ["'self'", 'data:', ...named] });
      origins = named;
    }
    return headers;
  };
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
    baseUri: ["'none'"],
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
