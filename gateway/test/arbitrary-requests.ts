import fc from 'fast-check';
import type { JsonSchema } from '../src/rest/openapi/json-schema.js';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

interface Content {
  content: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
  security: Record<string, never[]>[];
}

/** The parts of /api/openapi.json that tests read. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Who sends a request; old: by the pair of headers of old clients. */
export const callers = [
  'company',
  'company, old',
  'employee',
  'employee, old',
  'own file',
  'stranger',
  'administrator',
  'API key',
  'camera',
  'nobody',
  'garbage',
  "company with a stranger's pass-key",
] as const;
export type Caller = (typeof callers)[number];

/** A request that the document allows, or nearly. Texts that begin with @ are replaced by existing values before sending. */
export interface ArbitraryRequest {
  operation: Operation;
  method: string;
  path: string;
  caller: Caller;
  parameters: Record<string, string>;
  query: Record<string, unknown>;
  /** Absent: none is sent. */
  body?: unknown;
  /** How the body is written. */
  encoding: 'as documented' | 'broken' | 'text/plain' | 'other form';
  address: string;
}

/** Placeholders of valid values, by field name, or by name and format. */
const samples: Record<string, fc.Arbitrary<unknown>> = {
  _id: fc.constantFrom('@employee'),
  batchId: fc.constant('019a0000-0000-7000-8000-00000000dead'),
  case: fc.constant(''),
  caseNumber: fc.constantFrom('1', '12'),
  camera_room_name: fc.constantFrom('Lobby', 'Küche', '会議室'),
  camera_room_number: fc.constantFrom('1', 'B-12'),
  cctv_feed_url: fc.constantFrom('rtsp://10.0.0.4/feed', 'https://cameras.example/1'),
  country: fc.constant('Singapore'),
  country_code: fc.constantFrom('+65', '33', ''),
  cross_employee_id: fc.constantFrom('@employee', '@colleague', '@code', '@stranger'),
  csv: fc.constant('@csv'),
  current_password: fc.constantFrom('@password', 'wrong'),
  date: fc.integer({ min: 1, max: 5000 }).map((minutes) => `@minutes ago ${minutes}`),
  department: fc.constantFrom('Research', 'Küche'),
  diseases: fc.constantFrom('COVID_19', 'COVID_19,MEASLES', ''),
  employee: fc.constantFrom('@employee', '@code'),
  employee_id: fc.constantFrom('@new', '@code', '@colleague'),
  from: fc.constantFrom('@today', '2026-01-01'),
  'from cursor': fc.constant('1763596800000.019a0000-0000-7000-8000-00000000dead'),
  'from date-time': fc.constant('@minutes ago 600'),
  from_date: fc.constantFrom('@today', '2026-01-01'),
  import: fc.constant('@import'),
  iframe: fc.constantFrom('https://page.example', ''),
  name: fc.constantFrom('Ana Lim', 'Ólafur Þór', '林'),
  company_name: fc.constant('@name'),
  nextSteps: fc.constantFrom('INFORM', 'TEST,RELEASE', ''),
  password: fc.constantFrom('123456', '@password', 'a long enough one'),
  phone: fc.constant('@digits'),
  plan: fc.constantFrom('@plan', '@plan', '@other plan'),
  profile_photo: fc.constant('@picture'),
  sort: fc.constantFrom('NAME', 'NAME:desc'),
  since: fc.double({ min: 0.5, max: 600, noNaN: true }),
  people: fc.integer({ min: 2, max: 20 }),
  states: fc.constantFrom('TO_INFORM', 'TEST_DUE,RELEASED', ''),
  subdomain: fc.constant('https://company.example'),
  time_zone: fc.constantFrom('Europe/Paris', null),
  timeMetric: fc.constantFrom(1, 5, 15, 30),
  min_distance: fc.integer({ min: 1, max: 10 }),
  to: fc.constantFrom('@today'),
  to_date: fc.constantFrom('@today'),
  unique_id: fc.constant('@pass-key'),
  until: fc.constant('@minutes ago 1'),
};

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    -(2 ** 63),
    1e308,
    '',
    ' ',
    '0',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '𝕏\u202E',
    'x'.repeat(100_000),
    '9'.repeat(400),
    "' OR 1=1 --",
    '%00',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13T00:00:00Z',
    'Infinity',
    [],
    [null],
    [[[]]],
    {},
    { length: 1e9 },
    { toString: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Draws a value that the schema allows, as far as it is specific. */
function allowed(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const sample = samples[`${name} ${String(schema['format'])}`] ?? samples[name];
  if (sample) return sample;
  if (typeof schema['pattern'] === 'string')
    return fc.stringMatching(new RegExp(schema['pattern']));
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'object') return allowedObject(schema);
  if (type === 'array')
    return fc.array(allowed(schema.items as JsonSchema, name), {
      minLength: Number(schema['minItems'] ?? 0),
      maxLength: Math.min(5, Number(schema['maxItems'] ?? 5)),
    });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') {
    const bounds = {
      min: Math.ceil(Number(schema['minimum'] ?? 0)),
      max: Math.min(1000, Number(schema['maximum'] ?? 1000)),
    };
    return type === 'integer' ? fc.integer(bounds) : fc.double({ ...bounds, noNaN: true });
  }
  if (schema['format'] === 'email') return fc.constantFrom('@address', '@email');
  if (schema['format'] === 'date') return fc.constantFrom('@today', '2020-02-29');
  if (schema['format'] === 'uuid' || name === 'id') return fc.uuid();
  return fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 });
}

function allowedObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const places = Object.entries(properties).map(([name, schema]) => {
    const value = allowed(schema, name);
    return [name, value] as const;
  });
  return fc.record(Object.fromEntries(places), { requiredKeys: [...required] });
}

/** A good body with one to three things wrong. */
function spoilt(body: fc.Arbitrary<unknown>, schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = [...Object.keys(schema.properties ?? {}), 'unknown', 'constructor', '__proto__'];
  const change = fc.record({
    name: fc.constantFrom(...names),
    value: fc.option(hostile, { nil: undefined }),
    isInside: fc.boolean(),
  });
  return fc.tuple(body, fc.array(change, { minLength: 1, maxLength: 3 })).map(([good, changes]) => {
    const bad = { ...(good as Record<string, unknown>) };
    for (const { name, value, isInside } of changes) {
      const list = bad['records'];
      const first: unknown = Array.isArray(list) ? list[0] : undefined;
      if (isInside && typeof first === 'object' && first !== null)
        bad['records'] = [
          ...(list as unknown[]),
          ...Object.keys(first).map((inside) => ({ ...first, [inside]: value })),
        ];
      else Object.defineProperty(bad, name, { value, enumerable: true, configurable: true });
    }
    return bad;
  });
}

/** Bodies that luck would seldom bring together. */
const rightBodies: Record<string, unknown> = {
  signInAdministrator: { email: '@administrator', password: '@administrator password' },
  signInCompany: { email: '@address', password: '@password' },
  signInEmployee: { unique_id: '@pass-key', employee_id: '@code', password: '123456' },
  changePassword: {
    email: '@address',
    current_password: '@password',
    password: 'another long one',
  },
};

function bodyOf(operation: Operation, isRight: boolean): fc.Arbitrary<unknown> {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  if (!schema) return isRight ? fc.constant(undefined) : fc.oneof(fc.constant(undefined), hostile);
  const good = allowedObject(schema);
  const right = rightBodies[operation.operationId];
  return isRight
    ? right === undefined
      ? good
      : fc.constant(right)
    : fc.oneof(
        { weight: 2, arbitrary: good },
        { weight: 6, arbitrary: spoilt(good, schema) },
        { weight: 1, arbitrary: hostile },
        { weight: 1, arbitrary: fc.constant(undefined) },
      );
}

const ids = [
  '@own',
  '@own code',
  '@stranger',
  '@stranger code',
  '@pass-key',
  '@link',
  '@verification',
];

function placeOf(isRight: boolean): fc.Arbitrary<string> {
  return isRight
    ? fc.constant('@right')
    : fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('@right', ...ids) },
        { weight: 1, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: fc.constantFrom('%00', '%', '%2e%2e%2f', 'x'.repeat(600), 'null') },
        {
          weight: 1,
          arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map(written),
        },
      );
}

/** Encodes a value for a path; dots alone would change the path. */
function written(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');
}

function rightCallers({ security, description: sentence }: Operation): readonly Caller[] {
  if (security.length === 0) return ['nobody'];
  return [
    ...(sentence.includes('an owner') ? (['company', 'company, old'] as const) : []),
    ...(sentence.includes("an employee's phone") ? (['employee', 'employee, old'] as const) : []),
    ...(sentence.includes('has opened their own file') ? (['own file'] as const) : []),
    ...(sentence.includes('administrator') ? (['administrator'] as const) : []),
    ...(sentence.includes('a camera.') ? (['camera'] as const) : []),
  ];
}

/** Requests by the document: about a third are right in everything, the others are wrong in some way. */
export function arbitraryRequests(document: OpenApiDocument): fc.Arbitrary<ArbitraryRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc
    .tuple(fc.constantFrom(...operations), fc.integer({ min: 0, max: 2 }))
    .chain(([{ path, method, operation }, luck]) => {
      const isRight = luck === 0;
      const named = operation.parameters ?? [];
      const inPath = named.filter((one) => one.in === 'path');
      const inQuery = named.filter((one) => one.in === 'query');
      const query = inQuery.map(({ name, schema }) => {
        const good = allowed(schema, name);
        return [name, isRight ? good : fc.oneof(good, hostile)] as const;
      });
      return fc.record({
        operation: fc.constant(operation),
        method: fc.constant(method.toUpperCase()),
        path: fc.constant(path),
        caller: isRight
          ? fc.constantFrom(...rightCallers(operation))
          : fc.constantFrom(...rightCallers(operation), ...callers),
        parameters: fc.record(
          Object.fromEntries(inPath.map(({ name }) => [name, placeOf(isRight)])),
        ),
        query: fc.record(Object.fromEntries(query), {
          requiredKeys: inQuery.filter((one) => one.required).map(({ name }) => name),
        }),
        body: bodyOf(operation, isRight),
        encoding: isRight
          ? fc.constant('as documented' as const)
          : fc.oneof(
              { weight: 12, arbitrary: fc.constant('as documented' as const) },
              { weight: 1, arbitrary: fc.constantFrom('broken', 'text/plain', 'other form') },
            ),
        address: fc.nat({ max: 3 }).map((last) => `10.1.2.${last}`),
      }) as fc.Arbitrary<ArbitraryRequest>;
    });
}
