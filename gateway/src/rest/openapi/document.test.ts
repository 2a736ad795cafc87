import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../app/schema.js';
import { streams } from '../../app/rooms.js';
import type { OpenApiDocument } from '../../../test/arbitrary-requests.js';
import { useTestGateway } from '../../../test/hooks.js';
import { routes } from '../routes.js';
import { describeRequest, readEmptyRequest } from './requests.js';

/** All recommendations of the linter are errors, except those about the fixed contract. */
const config = {
  extends: ['recommended-strict'],
  rules: {
    // The product's licence is not public.
    'info-license': 'off',
    // Old clients need both of these paths: /employee/profile-photo/{id} and /employee/{id}/data.
    'no-ambiguous-paths': 'off',
  },
} as const;

const gateway = useTestGateway();
let document: OpenApiDocument;
beforeAll(async () => {
  document = (await gateway.rest(null, 'GET /openapi.json')).body;
});

const template = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}');

describe('the OpenAPI document', () => {
  it('passes the linter without a warning', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: [...config.extends], rules: config.rules }),
    });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it('lists exactly the rows and files', () => {
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${template(path)}`),
    );
    const mounted = [
      ...routes.map(({ method, path }) => `${method} ${template(path)}`),
      ...streams.map(({ path }) => `GET ${template(path)}`),
    ];
    expect(documented.toSorted()).toEqual(mounted.toSorted());
  });

  it.each(routes.map((row) => [`${row.method} ${row.path}`, row] as const))(
    'describes every field that %s reads',
    (_at, { path, method, ...row }) => {
      const documented = path.replaceAll(/:(\w+)/g, '{$1}');
      const operation = document.paths[documented]?.[method.toLowerCase()];
      const { schema } = Object.values(operation?.requestBody?.content ?? {})[0] ?? {};
      const described = new Set([
        ...Object.keys(schema?.properties ?? {}),
        ...(operation?.parameters ?? [])
          .filter((parameter) => parameter.in === 'query')
          .map(({ name }) => name),
      ]);
      const { read } = readEmptyRequest({ path, method, ...row });
      expect([...read].filter((name) => !described.has(name))).toEqual([]);
      expect(
        (operation?.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name),
      ).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    },
  );

  it('refuses words about a field that the row does not read', () => {
    const [row] = routes;
    expect(() =>
      describeRequest({ ...row!, fields: { adress: { maxLength: 9 } } }, schema),
    ).toThrow('/company/login does not read adress');
  });

  it('takes descriptions, types and limits from the GraphQL schema', () => {
    const properties = (path: string, method: string) =>
      Object.values(document.paths[path]?.[method]?.requestBody?.content ?? {})[0]?.schema;
    expect(properties('/employee/new', 'post')?.properties).toMatchObject({
      email: {
        type: 'string',
        minLength: 1,
        maxLength: 254,
        format: 'email',
        description: 'Email address of the employee, unique within the company.',
      },
      dob: { type: ['string', 'null'], format: 'date' },
      password: { type: ['string', 'null'], pattern: String.raw`^\d{6}$` },
    });
    expect(properties('/employee/new', 'post')?.required?.toSorted()).toEqual([
      'department',
      'email',
      'employee_id',
      'name',
      'phone',
    ]);
    expect(document.components.schemas['Company']?.properties).toMatchObject({
      unique_id: { type: 'string', description: expect.stringContaining('not a secret') },
      min_distance: { type: 'integer' },
      latitude: { type: ['number', 'null'] },
    });
  });

  it('names the callers of each operation', () => {
    const { paths } = document;
    expect(paths['/plans']?.['get']?.security).toEqual([]);
    expect(paths['/cameras']?.['get']?.security).toEqual([
      { session: [] },
      { passKey: [], accessToken: [] },
      { apiKey: [] },
    ]);
    expect(paths['/cameras']?.['get']?.description).toContain(
      'an API key with the scope camera:read',
    );
    expect(paths['/camera/{id}/breaches']?.['post']?.security).toEqual([{ cameraKey: [] }]);
    expect(paths['/company/all']?.['get']?.description).toContain(
      "May be called by the provider's administrator.",
    );
  });
});

describe('routes of the OpenAPI document', () => {
  it('GET /api/openapi.json serves JSON to anybody', async () => {
    const { status, headers } = await gateway.rest(null, 'GET /openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('GET /api/docs/json, which the page reads, serves the same document', async () => {
    const { status, body } = await gateway.rest(null, 'GET /docs/json');
    expect([status, body]).toEqual([200, document]);
  });

  it('GET /api/docs serves a page that loads only own files, with the policy of every page', async () => {
    const { status, headers, text } = await gateway.rest(null, 'GET /docs');
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    const parts = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at]) => at ?? '');
    expect(parts.length).toBeGreaterThan(3);
    for (const at of parts) {
      expect(at).toMatch(/^\/api\/docs\//);
      const part = await gateway.server.inject(at);
      expect([at, part.statusCode]).toEqual([at, 200]);
    }
  });
});
