import { describe, expect, it } from 'vitest';
import { Role } from '../../access/role.js';
import { makeCompany, makeEmployee, makeMember } from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';

const gateway = useTestGateway();

const get = (url: string) => gateway.server.inject({ method: 'GET', url });

const ask = 'query ($url: String!) { embeddedPath(url: $url) }';

describe('GET /embedded/{page}', () => {
  it('embeds the page in a sandbox, and allows its host only in the policy of that page', async () => {
    const company = await makeCompany(gateway.app);
    const url = 'https://board.example/x?a="1"&b=<2>';
    const { data } = await gateway.graphql(company.token, ask, { url });
    const page = await get(data.embeddedPath);
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

  it('returns 404 for a path that the gateway has not signed', async () => {
    const url = Buffer.from('https://evil.example').toString('base64url');
    for (const path of [`${url}.AAAA`, url, '.', `${url}.`])
      expect((await get(`/embedded/${path}`)).statusCode).toBe(404);
  });
});

describe('embeddedPath', () => {
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
  const own = '{ viewer { company { embeddedPath } } }';

  it('returns a path to members who may not change the page', async () => {
    const company = await makeCompany(gateway.app);
    const officer = await makeMember(gateway.app, company, Role.SAFETY_OFFICER);
    const before = await gateway.graphql(officer.token, own);
    expect(before.data.viewer.company.embeddedPath).toBeNull();
    await gateway.graphql(
      company.token,
      'mutation { updateCompanySettings(input: { iframe: "https://board.example/x" }) { id } }',
    );
    const { data } = await gateway.graphql(officer.token, own);
    const page = await get(data.viewer.company.embeddedPath);
    expect(page.body).toContain('src="https://board.example/x"');
    const refused = await gateway.graphql(officer.token, ask, { url: 'https://board.example' });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
