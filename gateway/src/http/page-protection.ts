import type { FastifyInstance } from 'fastify';
import type { App } from '../request/context.js';

/** Sources by directive of a content security policy. */
type Sources = Readonly<Record<string, readonly string[]>>;
/** Headers that tell a browser what a response may do, by their names in lower case. */
type Protection = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route whose page needs a policy of its own. */
    protection?: Protection;
  }
}

/** The hosts of Apollo Sandbox. */
const sandbox = ['https://*.apollographql.com', 'https://embeddable-sandbox.cdn.apollographql.com'];

/** What the web app may load. Without `upgrade-insecure-requests`, because a company may serve it without TLS on its own network. */
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

/** What the page of Apollo Sandbox may load. */
export const sandboxSources: Sources = {
  ...contentSources,
  'script-src': ["'self'", "'unsafe-inline'", ...sandbox],
  'img-src': ["'self'", 'data:', ...sandbox],
  'connect-src': ["'self'", ...sandbox],
  'frame-src': ["'self'", ...sandbox],
  'manifest-src': ["'self'", ...sandbox],
};

/** Makes the headers of a response with this content security policy. */
export function protection(sources: Sources): Protection {
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

/** Sends these headers with every response, also with errors. */
export function protect(server: FastifyInstance, app: App): void {
  const pageProtection = protectionOfPages(app);
  server.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.routeOptions.config.protection ?? pageProtection());
    next();
  });
}

/** Forbids browsers and proxies to store the responses of a scope, because they are personal. A route may set another header. */
export function preventCaching(server: FastifyInstance): void {
  server.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
}

/**
 * Lets pages show the blog's thumbnails from the hosts that the feed names at the moment. All pages need it, because visitors
 * reach the blog without loading a new page.
 */
function protectionOfPages(app: App): () => Protection {
  let origins: readonly string[] | undefined;
  let headers: Protection = {};
  return () => {
    const { thumbnailOrigins } = app.blog;
    if (thumbnailOrigins !== origins) {
      headers = protection({
        ...contentSources,
        'img-src': ["'self'", 'data:', ...thumbnailOrigins],
      });
      origins = thumbnailOrigins;
    }
    return headers;
  };
}
