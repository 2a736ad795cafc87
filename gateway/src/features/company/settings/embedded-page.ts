import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isCompanyOpen } from '../../../access/viewer.queries.js';
import { inTenant } from '../../../database/tenant.js';
import { HOUR, MINUTE } from '../../../durations.js';
import type { App } from '../../../request/context.js';
import { isUuid } from '../../../validation/reference.js';

/** A path stays the same for this long, so that a page that loads its data again keeps its frame, and works as long again. */
const storedStepMs = HOUR;
const previewStepMs = 15 * MINUTE;

interface EmbeddedPage {
  companyId: string;
  url: string;
  /** Whether the address is not stored yet. The path then has the address. */
  isPreview: boolean;
}

/**
 * Formats the path of a page that embeds an https page of another host. Its content security policy allows only that host, so the web app's
 * policy need not allow any. The path is signed and expires, so that nobody else can embed pages here.
 */
export function formatEmbeddedPath(secret: string, page: EmbeddedPage, now = Date.now()): string {
  const { companyId, url, isPreview } = page;
  const step = isPreview ? previewStepMs : storedStepMs;
  const expiresAt = (Math.ceil(now / step) + 1) * step;
  const shown = isPreview ? Buffer.from(url).toString('base64url') : hashAddress(url);
  const signed = [companyId, expiresAt, isPreview ? 'preview' : 'stored', shown].join('.');
  return `/embedded/${signed}.${computeSignature(secret, signed)}`;
}

/**
 * Registers the route of embedded pages. A page is shown only in a frame of the dashboard. The address must be the one that the company has
 * stored now, or one that somebody who may store it looks at before.
 */
export function registerEmbeddedPages(
  server: FastifyInstance,
  app: Pick<App, 'dataSource' | 'tokenSecret'>,
): void {
  server.get<{ Params: { page: string } }>('/embedded/:page', async (request, reply) => {
    const { page } = request.params;
    const signed = page.slice(0, Math.max(0, page.lastIndexOf('.')));
    if (!isEqual(page.slice(signed.length + 1), computeSignature(app.tokenSecret, signed)))
      return reply.code(404).send({ success: false, message: 'Not found' });
    if (request.headers['sec-fetch-dest'] !== 'iframe')
      return sendText(
        reply,
        403,
        'This page is shown in the dashboard only. Please open it there.',
      );
    const [companyId = '', expiresAt = '', kind = '', shown = ''] = signed.split('.');
    const stored = Number(expiresAt) > Date.now() ? await findAddress(app, companyId) : null;
    const url = kind === 'preview' ? Buffer.from(shown, 'base64url').toString() : stored;
    if (stored === null || url === null || (kind === 'stored' && hashAddress(url) !== shown))
      return sendText(reply, 404, 'This page is not shown any more. Please reload the dashboard.');
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

/** Finds the stored address of a company; null if the company is not open. */
async function findAddress(
  { dataSource }: Pick<App, 'dataSource'>,
  companyId: string,
): Promise<string | null> {
  if (!isUuid(companyId)) return null;
  const text = `SELECT iframe FROM company WHERE id = $1 AND ${isCompanyOpen}`;
  const found = await inTenant(dataSource, companyId, (db) =>
    db.row<{ iframe: string }>({ name: 'embedded-address', text }, [companyId]),
  );
  return found?.iframe ?? null;
}

/** Sends a page for people, which may be shown anywhere. */
function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', `default-src 'none'; frame-ancestors 'self'`)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><title>Embedded page</title></head><body><p>${text}</p></body></html>`,
    );
}

function renderPage(url: string): string {
  const src = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><title>Embedded page</title>
<style>html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}</style></head>
<body><iframe title="Embedded page" sandbox="allow-scripts allow-forms allow-popups" referrerpolicy="no-referrer" src="${src}"></iframe></body></html>`;
}

function hashAddress(url: string): string {
  return createHash('sha256').update(url).digest('base64url');
}

function computeSignature(secret: string, signed: string): string {
  return createHmac('sha256', secret).update(`embedded-page:${signed}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
