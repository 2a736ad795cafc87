import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../app/schema.js';
import { streams } from '../../app/file-streams.js';
import { startTestGateway, type TestGateway } from '../../../test/run-document.js';
import { routes } from '../routes.js';
import { type OpenApiDocument, openApiDocument } from './document.js';
import type { JsonSchema } from './json-schema.js';
import { valuesOf } from './requests.js';

/** Everything the linter recommends is an error, but for what is not ours to change. */
const config = {
  extends: ['recommended-strict'],
  rules: {
    // The product's licence is no public one.
    'info-license': 'off',
    // Old clients know these paths: /employee/profile-photo/{id} stands beside /employee/{id}/data.
    'no-ambiguous-paths': 'off',
  },
} as const;

let gateway: TestGateway;
let document: OpenApiDocument;
beforeAll(async () => {
  gateway = await startTestGateway();
  document = openApiDocument(routes, streams, schema);
});
afterAll(() => gateway.stop());

const template = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}');

describe('the document', () => {
  it('has no warning of the linter', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: [...config.extends], rules: config.rules }),
    });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it('has an operation for every row and file, and no other', () => {
    const told = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${template(path)}`),
    );
    const mounted = [
      ...routes.map(({ method, path }) => `${method} ${template(path)}`),
      ...streams.map(({ path }) => `GET ${template(path)}`),
    ];
    expect(told.toSorted()).toEqual(mounted.toSorted());
  });

  it.each(routes.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s documents every field that it reads and every variable that it needs',
    (_at, row) => {
      const values = valuesOf(row, schema);
      const documented = new Set([
        ...values.map(({ source }) => `${source.in} ${source.name.split('.')[0]}`),
        ...Object.keys(row.request ?? {}).map((name) => `body ${name}`),
      ]);
      const read = new Set<string>();
      const noting = (inside: string) =>
        new Proxy<Record<string, string>>(
          {},
          {
            get(_target, name) {
              read.add(`${inside} ${String(name)}`);
              return undefined;
            },
          },
        );
      const variables = row.variables({
        params: noting('path'),
        query: noting('query'),
        body: noting('body'),
        file: null,
      });
      expect([...read].filter((place) => !documented.has(place))).toEqual([]);
      // A variable that nothing fills must come from somewhere in the request.
      const sources = values.map(({ source }) => source);
      if (Object.keys(variables).length > 0) expect(sources.length).toBeGreaterThan(0);
      for (const [, name] of row.path.matchAll(/:(\w+)/g))
        expect(sources).toContainEqual({ in: 'path', name });
    },
  );

  it('asks of callers what the schema asks', () => {
    const { paths } = document;
    expect(paths['/plans']?.['get']?.security).toEqual([]);
    expect(paths['/cameras']?.['get']?.security).toEqual([
      { session: [] },
      { passKey: [], accessToken: [] },
    ]);
    expect(paths['/camera/{id}/breaches']?.['post']?.security).toEqual([{ cameraKey: [] }]);
    expect(paths['/company/all']?.['get']?.description).toContain(
      "May be called by the provider's administrator.",
    );
  });

  it('says types, rules and descriptions of the schema in the words of the contract', () => {
    const body = document.paths['/employee/new']?.['post']?.requestBody?.content;
    expect(body?.['application/json']?.schema).toMatchObject({
      type: 'object',
      properties: {
        employee_id: { type: 'string', minLength: 1, maxLength: 64 },
        gender: { type: ['string', 'null'], enum: ['Female', 'Male', null] },
        dob: { type: ['string', 'null'], format: 'date', description: expect.any(String) },
        phone: { pattern: String.raw`^[\s(]*\+?(?:[\s()./-]*\d){6,13}[\s)]*$` },
      },
      required: expect.arrayContaining(['department', 'email', 'employee_id', 'name', 'phone']),
    });
    const signUp = document.paths['/company/signup']?.['post']?.requestBody?.content;
    expect(signUp?.['application/json']?.schema.properties?.['location']).toMatchObject({
      type: 'object',
      properties: { country: { type: 'string' } },
      required: ['country'],
    });
    const contacts = document.paths['/contacts']?.['post']?.requestBody?.content;
    const records = contacts?.['application/json']?.schema.properties?.['records'];
    const item: JsonSchema = { ...(records?.items as JsonSchema | undefined) };
    expect(Object.keys(item.properties ?? {}).toSorted()).toEqual([
      'cross_employee_id',
      'date',
      'distance',
      'id',
      'since',
    ]);
  });
});

describe('what is served', () => {
  it('GET /api/openapi.json answers the document to anybody', async () => {
    const { status, headers, body } = await gateway.rest(null, 'GET /openapi.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('GET /api/docs/json, which the page reads and links to, is the same document', async () => {
    const { status, body } = await gateway.rest(null, 'GET /docs/json');
    expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(document))]);
  });

  it('GET /api/docs is a page whose parts all come from here, under the policy of every page', async () => {
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
