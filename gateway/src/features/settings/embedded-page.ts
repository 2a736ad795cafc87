import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Formats the path of a page that embeds an https page of another host. Its content security policy allows only that host, so the web app's
 * policy need not allow any. The path is signed, so that nobody else can embed pages here.
 */
export function formatEmbeddedPath(secret: string, url: string): string {
  return `/embedded/${Buffer.from(url).toString('base64url')}.${computeSignature(secret, url)}`;
}

/** Registers the route of embedded pages. */
export function registerEmbeddedPages(server: FastifyInstance, secret: string): void {
  server.get<{ Params: { page: string } }>('/embedded/:page', async (request, reply) => {
    const [given = '', signature = ''] = request.params.page.split('.');
    const url = Buffer.from(given, 'base64url').toString();
    if (!isEqual(signature, computeSignature(secret, url)))
      return reply.code(404).send({ success: false, message: 'Not found' });
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; frame-src ${new URL(url).origin}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage(url));
  });
}

function renderPage(url: string): string {
  const src = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><title>Embedded page</title>
<style>html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}</style></head>
<body><iframe title="Embedded page" sandbox="allow-scripts allow-forms allow-popups" referrerpolicy="no-referrer" src="${src}"></iframe></body></html>`;
}

function computeSignature(secret: string, url: string): string {
  return createHmac('sha256', secret).update(`embedded-page:${url}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
