import { describe, expect, it } from 'vitest';
import { makeServer } from '../app/server.js';
import { makeSecurityText } from './site-files.js';
import { useTestApp } from '../../test/hooks.js';

const app = useTestApp();

async function get(url: string, securityContact?: string) {
  const server = await makeServer(app, { introspection: false, securityContact });
  const answer = await server.inject({ url });
  await server.close();
  return answer;
}

describe('GET /robots.txt', () => {
  it('disallows private paths and names the sitemap', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('User-agent: *\n');
    for (const path of ['/api/', '/dashboard/', '/portal/', '/reset-password/'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Sitemap: https://app.visioncloud.example/sitemap.xml\n');
  });
});

describe('GET /sitemap.xml', () => {
  it('lists public pages under the public address', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain('<loc>https://app.visioncloud.example/</loc>');
    expect(body).toContain('<loc>https://app.visioncloud.example/privacy</loc>');
    expect(body).not.toMatch(/dashboard|portal/);
  });
});

describe('GET /.well-known/security.txt', () => {
  it('names the configured contact and expires within a year', async () => {
    const url = '/.well-known/security.txt';
    const { headers, body } = await get(url, 'mailto:security@company.example');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Contact: mailto:security@company\.example\n/);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  it('returns 404 without a contact', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404);
  });
});

describe('makeSecurityText', () => {
  it('has the fields of RFC 9116, and does not change within a day', () => {
    const at = (moment: string) =>
      makeSecurityText('https://vc.example', 'https://vc.example/report', new Date(moment));
    expect(at('2026-11-22T13:00:00Z')).toBe(`Contact: https://vc.example/report
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: en
Canonical: https://vc.example/.well-known/security.txt
`);
    expect(at('2026-11-22T23:59:59Z')).toBe(at('2026-11-22T00:00:00Z'));
  });
});
