import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import {
  getIntrospectionQuery,
  parse,
  print,
  separateOperations,
  specifiedRules,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { documentLimits, heavyFields, limitRules, parseLimits } from './document-limits.js';
import { projectRoot } from '../env.js';
import { webOperations } from './persisted-operations.js';
import { schema } from '../app/schema.js';
import { makeCompany } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.server.listen({ port: 0, host: 'localhost' });
  port = (gateway.server.server.address() as AddressInfo).port;
});
afterAll(() => gateway.stop());

const post = async (payload: unknown, token?: string) => {
  const answer = await gateway.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
};

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');
const ofType = (depth: number) => `${'ofType { '.repeat(depth)}name${' }'.repeat(depth)}`;
const bomb = (levels: number) =>
  `{ plans { ...f0 } } ${times(levels, (level) => `fragment f${level} on Plan { ...f${level + 1} ...f${level + 1} }`)} fragment f${levels} on Plan { id }`;

const tooManyTokens = `Syntax Error: Document contains more that ${documentLimits.tokens} tokens. Parsing aborted.`;

const tooDeep = 'The document is too deep: at most 15 levels of fields';
const tooNested = 'The document is nested too deeply: at most 600 levels of brackets';
const tooLong = 'The document is too long: at most 65536 characters';
const hostile: [name: string, query: string, code: string, message: string][] = [
  [
    '10000 fields',
    `{ plans { ${times(10_000, () => 'id')} } }`,
    'GRAPHQL_PARSE_FAILED',
    tooManyTokens,
  ],
  [
    '5000 __typename',
    `{ ${times(5000, () => '__typename')} }`,
    'GRAPHQL_PARSE_FAILED',
    tooManyTokens,
  ],
  ['a name of 66000 letters', `{ ${'a'.repeat(66_000)} }`, 'GRAPHQL_PARSE_FAILED', tooLong],
  [
    'a comment of 66000 letters',
    `{ plans { id } } #${'a'.repeat(66_000)}`,
    'GRAPHQL_PARSE_FAILED',
    tooLong,
  ],
  [
    '5000 lists in each other',
    `{ employees(filter: ${'['.repeat(5000)}${']'.repeat(5000)}) { total } }`,
    'GRAPHQL_PARSE_FAILED',
    tooNested,
  ],
  ['10000 brackets', '{a'.repeat(10_000), 'GRAPHQL_PARSE_FAILED', tooNested],
  [
    '2000 operations',
    times(2000, (index) => `query q${index} { plans { id } }`),
    'GRAPHQL_PARSE_FAILED',
    tooManyTokens,
  ],
  [
    'a list of 10000 values',
    `{ plans(ids: [${times(10_000, () => '1')}]) { id } }`,
    'GRAPHQL_PARSE_FAILED',
    tooManyTokens,
  ],
  [
    'deep fields',
    `{ __type(name: "Plan") { ${ofType(15)} } }`,
    'GRAPHQL_VALIDATION_FAILED',
    tooDeep,
  ],
  [
    'deep fields of fragments',
    `{ __type(name: "Plan") { ...a } } fragment a on __Type { ofType { ofType { ...b } } } fragment b on __Type { ${ofType(13)} }`,
    'GRAPHQL_VALIDATION_FAILED',
    tooDeep,
  ],
  [
    '16 aliases',
    `{ ${times(16, (index) => `a${index}: plans { id }`)} }`,
    'GRAPHQL_VALIDATION_FAILED',
    'The document has too many aliases: at most 15',
  ],
  [
    'sign-ins by aliases',
    `mutation { ${times(100, (index) => `a${index}: signInAdministrator(input: { email: "a@b.example", password: "${index}" }) { token }`)} }`,
    'GRAPHQL_VALIDATION_FAILED',
    'The document has too many aliases: at most 15',
  ],
  [
    'aliases of a fragment spread often',
    `{ plans { ...p ...p ...p ...p } } fragment p on Plan { a: id b: id c: id d: id }`,
    'GRAPHQL_VALIDATION_FAILED',
    'The document has too many aliases: at most 15',
  ],
  [
    '31 directives',
    `{ plans { id ${times(31, () => 'id @include(if: true)')} } }`,
    'GRAPHQL_VALIDATION_FAILED',
    'The document has too many directives: at most 30',
  ],
  [
    'a billion selections by fragments',
    bomb(30),
    'GRAPHQL_VALIDATION_FAILED',
    'Anonymous operation recursively requests too many selections.',
  ],
  [
    'a cycle of fragments',
    '{ plans { ...a } } fragment a on Plan { ...b } fragment b on Plan { ...a }',
    'GRAPHQL_VALIDATION_FAILED',
    'Cannot spread fragment "a" within itself via "b".',
  ],
  [
    'a fragment of itself',
    '{ plans { ...a } } fragment a on Plan { priceTiers { currency } ...a }',
    'GRAPHQL_VALIDATION_FAILED',
    'Cannot spread fragment "a" within itself.',
  ],
  [
    'introspection in circles',
    `{ __schema { types { ${'fields { type { '.repeat(6)}name${' } }'.repeat(6)} } } }`,
    'GRAPHQL_VALIDATION_FAILED',
    'Maximum introspection depth exceeded',
  ],
  [
    'introspection of 500 levels',
    `{ __schema { types { ${ofType(500)} } } }`,
    'GRAPHQL_VALIDATION_FAILED',
    tooDeep,
  ],
];

describe('a document that is too large', () => {
  it.each(hostile)(
    'a document that is too large is refused with a message: %s',
    async (_name, query, code, message) => {
      // Some have more characters than a body may have without a session.
      const { token } = await makeCompany(gateway.app);
      const { status, body, text } = await post({ query }, token);
      expect(status).toBe(400);
      expect(body.data).toBeUndefined();
      expect(body.errors.map((error: { extensions: object }) => error.extensions)).toContainEqual({
        code,
      });
      expect(body.errors.map((error: { message: string }) => error.message)).toContainEqual(
        message,
      );
      expect(text).not.toMatch(/stack|node_modules|\.ts:/);
    },
  );

  // Larger messages are cut off before they are read, and a subscription's fragments are no more than its one field.
  const bySocket = hostile.filter(
    ([name, query]) => query.length < 60_000 && !name.startsWith('a billion'),
  );

  it.each(bySocket)(
    'a document that is too large is refused over a websocket: %s',
    async (_name, query) => {
      const { token } = await makeCompany(gateway.app);
      const client = createClient({
        url: `ws://localhost:${port}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { Authorization: `Bearer ${token}` },
      });
      const beside = query.replace(/^\{/, 'query beside {').replace(/^mutation/, 'mutation beside');
      const error = await new Promise((resolve) => {
        client.subscribe(
          {
            query: `subscription live { insightsChanged { at } } ${beside}`,
            operationName: 'live',
          },
          { next: resolve, error: resolve, complete: () => resolve('over') },
        );
      });
      await client.dispose();
      // A message above the limit closes the socket before it is read.
      if (query.length > 16_000) expect(error).toMatchObject({ code: 1009 });
      else
        expect(error).toContainEqual(
          expect.objectContaining({
            extensions: { code: expect.stringMatching(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/) },
          }),
        );
    },
  );
});

describe('variables', () => {
  it.each([
    ['a deep list', '['.repeat(100_000) + ']'.repeat(100_000), 'BAD_REQUEST'],
    ['a deep object', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000), 'BAD_REQUEST'],
    ['a list of 25 levels', '['.repeat(25) + ']'.repeat(25), 'BAD_USER_INPUT'],
    ['20000 wrong values', `{"departments":[${'1,'.repeat(19_999)}1]}`, 'BAD_USER_INPUT'],
    ['a list of 45000 texts', `{"departments":[${'"",'.repeat(44_999)}""]}`, 'BAD_USER_INPUT'],
    ['a long list', `{"departments":[${'"",'.repeat(400_000)}""]}`, 'BAD_REQUEST'],
    [
      '100000 keys',
      `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
      'BAD_REQUEST',
    ],
    [
      '40000 keys',
      `{${Array.from({ length: 40_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
      'BAD_USER_INPUT',
    ],
  ])('invalid variables get a short message: %s', async (_name, value, code) => {
    const { token } = await makeCompany(gateway.app);
    const query = 'query ($filter: EmployeeFilterInput) { employees(filter: $filter) { total } }';
    for (let time = 0; time < 3; time += 1) {
      const { body, text } = await post(
        `{"query":${JSON.stringify(query)},"variables":{"filter":${value}}}`,
        token,
      );
      expect(body.errors[0].extensions.code).toBe(code);
      expect(text.length).toBeLessThan(10_000);
    }
  });
});

describe('hundreds of invalid values in variables', () => {
  it('hundreds of invalid values are bad input, not an internal error', async () => {
    const { token } = await makeCompany(gateway.app);
    const query =
      'mutation ($records: [ContactRecordInput!]!) { uploadContacts(input: { records: $records }) { accepted } }';
    const { body } = await post({ query, variables: { records: Array(200).fill(null) } }, token);
    const codes = body.errors.map(
      (error: { extensions: { code: string } }) => error.extensions.code,
    );
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']));
  });
});

describe('heavy root fields', () => {
  const times = (count: number) =>
    Array.from({ length: count }, (_, at) => `p${at}: positiveCases(passKey: "x") { date }`).join(
      ' ',
    );

  it.each([
    ['aliases', `{ ${times(4)} }`],
    ['a fragment', `{ ...many } fragment many on Query { ${times(4)} }`],
    [
      'a fragment and a field',
      `{ ...many q: positiveTraces { person { id } } } fragment many on Query { ${times(3)} }`,
    ],
  ])('are refused more than 3 times in a document: %s', async (_, query) => {
    const { token } = await makeCompany(gateway.app);
    const { status, body } = await post({ query }, token);
    expect(status).toBe(400);
    expect(body.errors.map(({ message }: { message: string }) => message)).toContain(
      'The document has too many previews, traces and lists of contacts: at most 3',
    );
  });

  it('are answered 3 times', async () => {
    const { token } = await makeCompany(gateway.app);
    const query = `{ ${times(3)} }`.replaceAll(
      'positiveCases(passKey: "x") { date }',
      'positiveTraces { exposures { level } }',
    );
    const { status, body } = await post({ query }, token);
    expect([status, body.errors]).toEqual([200, undefined]);
  });

  it('exist in the schema', () => {
    expect(Object.keys(schema.getQueryType()!.getFields())).toEqual(
      expect.arrayContaining([...heavyFields]),
    );
  });
});

describe('limits of documents', () => {
  const errorsOf = (text: string) =>
    validate(schema, parse(text, parseLimits), [...specifiedRules, ...limitRules]);
  /** Leaves the same number of tokens for future documents. */
  const room = (text: string) => parse(text, { maxTokens: documentLimits.tokens / 2 });

  it("the web app's documents use at most half of the tokens", () => {
    expect(webOperations.size).toBeGreaterThan(100);
    for (const text of webOperations.values()) {
      expect(errorsOf(text)).toEqual([]);
      expect(() => room(text)).not.toThrow();
    }
  });

  it('the documents of REST rows use at most half of the tokens', () => {
    const folder = join(projectRoot, 'gateway/src/rest/documents');
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const documents = Object.values(separateOperations(parse(texts.join('\n'))));
    expect(documents.length).toBeGreaterThan(20);
    for (const document of documents) {
      expect(errorsOf(print(document))).toEqual([]);
      expect(() => room(print(document))).not.toThrow();
    }
  });

  it('the introspection query of tools fits the limits', async () => {
    const { status, body } = await post({
      query: getIntrospectionQuery({
        inputValueDeprecation: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        oneOf: true,
      }),
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data.__schema.types.length).toBeGreaterThan(100);
  });
});
