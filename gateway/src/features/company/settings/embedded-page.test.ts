import { describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { HOUR, MINUTE } from '../../../durations.js';
import {
  type MadeCompany,
  makeCompany,
  makeEmployee,
  makeMember,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { formatEmbeddedPath } from './embedded-page.js';

const gateway = useTestGateway();

/** Requests a page as the browser does for a frame, or for another destination. */
const get = (url: string, destination: string | null = 'iframe') =>
  gateway.server.inject({
    method: 'GET',
    url,
    headers: destination === null ? {} : { 'sec-fetch-dest': destination },
  });

const ask = 'query ($url: String!) { embeddedPath(url: $url) }';
const own = '{ viewer { company { embeddedPath } } }';
const store = ({ token }: MadeCompany, iframe: string | null) =>
  gateway.graphql(
    token,
    'mutation ($iframe: String) { updateCompanySettings(input: { iframe: $iframe }) { id } }',
    { iframe },
  );
const getOwnPath = async ({ token }: Pick<MadeCompany, 'token'>) => {
  const { data } = await gateway.graphql(token, own);
  return data.viewer.company.embeddedPath as string;
};

describe('GET /embedded/{page}', () => {
  it('embeds the page in a sandbox, and allows its host only in the policy of that page', async () => {
    const company = await makeCompany(gateway.app);
    await store(company, 'https://board.example/x?a="1"&b=<2>');
    const page = await get(await getOwnPath(company));
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-src https://board.example; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    );
    expect(page.body).toContain('sandbox="allow-scripts allow-forms allow-popups"');
    expect(page.body).toContain('src="https://board.example/x?a=&quot;1&quot;&amp;b=&lt;2>"');
    expect((await get('/healthz')).headers['content-security-policy']).not.toContain(
      'board.example',
    );
  });

  it.each(['document', 'object', 'empty', null])(
    'shows no page of another host to the destination %s',
    async (destination) => {
      const company = await makeCompany(gateway.app);
      await store(company, 'https://board.example/x');
      const page = await get(await getOwnPath(company), destination);
      expect(page.statusCode).toBe(403);
      expect(page.body).toContain('shown in the dashboard only');
      expect(page.body).not.toContain('board.example');
    },
  );

  it('returns 404 once the address was changed or cleared, or the company is not active', async () => {
    const company = await makeCompany(gateway.app);
    await store(company, 'https://board.example/x');
    const path = await getOwnPath(company);
    await store(company, 'https://other.example');
    expect((await get(path)).statusCode).toBe(404);
    const second = await getOwnPath(company);
    expect((await get(second)).body).toContain('https://other.example');
    await store(company, null);
    expect((await get(second)).statusCode).toBe(404);
    await store(company, 'https://board.example/x');
    expect((await get(path)).statusCode).toBe(200);
    await gateway.app.owner.query(`UPDATE company SET status = 'InActive' WHERE id = $1`, [
      company.company.id,
    ]);
    expect((await get(path)).statusCode).toBe(404);
  });

  it('returns 404 after its time, and keeps its path for a while', async () => {
    const { company } = await makeCompany(gateway.app);
    const url = 'https://board.example/x';
    const format = (at: number, isPreview = true) =>
      formatEmbeddedPath(gateway.app.tokenSecret, { companyId: company.id, url, isPreview }, at);
    const now = Date.now();
    expect((await get(format(now))).statusCode).toBe(200);
    const expired = await get(format(now - 31 * MINUTE));
    expect([expired.statusCode, expired.body.includes('board.example')]).toEqual([404, false]);
    const hour = Math.ceil(now / HOUR) * HOUR;
    expect(format(hour + 1, false)).toBe(format(hour + HOUR - 1, false));
    expect(format(hour + 1, false)).not.toBe(format(hour + HOUR + 1, false));
  });

  it('returns 404 for a path that the gateway has not signed', async () => {
    const company = await makeCompany(gateway.app);
    await store(company, 'https://board.example/x');
    const path = await getOwnPath(company);
    const other = (await makeCompany(gateway.app)).company.id;
    const forged = [
      path.replace('/embedded/', '/embedded/x'),
      path.replace(company.company.id, other),
      `${path}A`,
      '/embedded/.',
      '/embedded/x',
      '/embedded/x.y',
    ];
    for (const each of forged) expect((await get(each)).statusCode).toBe(404);
  });
});

describe('embeddedPath', () => {
  it('previews an address that is not stored', async () => {
    const company = await makeCompany(gateway.app);
    const { data } = await gateway.graphql(company.token, ask, { url: 'https://board.example/y' });
    expect((await get(data.embeddedPath)).body).toContain('src="https://board.example/y"');
    expect((await get(data.embeddedPath, 'document')).statusCode).toBe(403);
  });

  it('accepts only https addresses, from company admins', async () => {
    const company = await makeCompany(gateway.app);
    const bad = await gateway.graphql(company.token, ask, { url: 'http://board.example' });
    expect(bad.errors?.[0]?.extensions.fields).toEqual([
      { field: 'url', message: 'Please enter an https address' },
    ]);
    const phone = await makeEmployee(gateway.app, company);
    const refused = await gateway.graphql(phone.token, ask, { url: 'https://board.example' });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('Company.embeddedPath', () => {
  it('returns a path to members who may not change the page', async () => {
    const company = await makeCompany(gateway.app);
    const officer = await makeMember(gateway.app, company, Role.SAFETY_OFFICER);
    expect(await getOwnPath(officer)).toBeNull();
    await store(company, 'https://board.example/x');
    const page = await get(await getOwnPath(officer));
    expect(page.body).toContain('src="https://board.example/x"');
    const refused = await gateway.graphql(officer.token, ask, { url: 'https://board.example' });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
