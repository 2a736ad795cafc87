import type { FastifyInstance } from 'fastify';
import { DAY } from '../durations.js';

interface Site {
  /** Without a trailing slash. */
  publicUrl: string;
  /** Paths of the posts that ship with the project. */
  articles: readonly string[];
  /** Where to report a vulnerability, as a URI. */
  securityContact: string | undefined;
}

/** Public pages, for search engines. */
const publicPages = [
  '/',
  '/plans',
  '/guide',
  '/blog',
  '/contactus',
  '/terms-conditions',
  '/privacy',
  '/app-terms-conditions',
  '/app-privacy',
];

/** Paths without public pages. */
const privatePaths = [
  '/api/',
  '/graphql',
  '/dashboard/',
  '/portal/',
  '/report/',
  '/photos/',
  '/embedded/',
  '/email-verification/',
  '/me/',
  '/reset-password/',
];

/** Validity of security.txt. RFC 9116 recommends less than a year. */
const securityTextDays = 180;

/** Serves files for crawlers and security researchers: /robots.txt, /sitemap.xml and /.well-known/security.txt. */
export function serveSiteFiles(
  server: FastifyInstance,
  { publicUrl, articles, securityContact }: Site,
): void {
  const robots = [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  server.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
  const sitemap = makeSitemap(publicUrl, [...publicPages, ...articles]);
  server.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  );
  if (securityContact === undefined) return;
  server.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(makeSecurityText(publicUrl, securityContact, new Date())),
  );
}

function makeSitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Formats security.txt (RFC 9116). It expires a fixed number of days after the day of the request. */
export function makeSecurityText(publicUrl: string, contact: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / DAY) + securityTextDays) * DAY);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
