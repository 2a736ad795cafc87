import type { FastifyInstance } from 'fastify';
import type { App } from '../request/context.js';

/** Sources by directive of a content security policy. */
type Sources = Readonly<Record<string, readonly string[]>>;
/** Headers that restrict a response in the browser, by their names in lower case. */
type Protection = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Headers of a route whose page needs its own policy. */
    protection?: Protection;
  }
}

/** The hosts of Apollo Sandbox. */
const sandbox = ['https://*.apollographql.com', 'https://embeddable-sandbox.cdn.apollographql.com'];

/** Sources of the web app. `upgrade-insecure-requests` is left out, because a company may serve the app without TLS on its own network. */
export const contentSources: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'https:', 'data:'],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** Sources of the page of Apollo Sandbox. */
export const sandboxSources: Sources = {
  ...contentSources,
  'script-src': ["'self'", "'unsafe-inline'", ...sandbox],
  'img-src': ["'self'", 'data:', ...sandbox],
  'connect-src': ["'self'", ...sandbox],
  'frame-src': ["'self'", ...sandbox],
  'manifest-src': ["'self'", ...sandbox],
};

/** Makes the headers of a response with this content security policy. */
export function makeProtection(sources: Sources): Protection {
  return {
    'content-security-policy': Object.entries(sources)
      .map(([directive, values]) => [directive, ...values].join(' '))
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/** Sends protective headers with every response, including errors. */
export function protectPages(server: FastifyInstance, app: App): void {
  const pageProtection = watchPageProtection(app);
  server.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.routeOptions.config.protection ?? pageProtection());
    next();
  });
}

/** Forbids browsers and proxies to store the responses of a scope, because they are personal. A route can override the header. */
export function preventCaching(server: FastifyInstance): void {
  server.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
}

/**
 * Allows the hosts of the blog's current thumbnails. All pages need them, because visitors reach the blog without loading a new page.
 */
function watchPageProtection(app: App): () => Protection {
  let origins: readonly string[] | undefined;
  let headers: Protection = {};
  return () => {
    const { thumbnailOrigins } = app.blog;
    if (thumbnailOrigins !== origins) {
      headers = makeProtection({
        ...contentSources,
        'img-src': ["'self'", 'data:', ...thumbnailOrigins],
      });
      origins = thumbnailOrigins;
    }
    return headers;
  };
}
