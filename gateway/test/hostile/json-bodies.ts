import { gzipSync } from 'node:zlib';
import type { Random } from '../../src/demo/random.js';
import type { HostileRequest } from './request.js';
import { hostileFields, hostileRecords, hostileValue, randomBytes } from './values.js';

const id = '019a0000-0000-7000-8000-000000000001';

/** REST endpoints with a body, and some without. */
const endpoints = [
  'POST /company/login',
  'POST /admin/login',
  'POST /company/signup',
  'POST /company/forgetpassword',
  'POST /company/resetpassword/x',
  'PATCH /company/changepassword',
  `PATCH /company/upgrade/plan/${id}`,
  `POST /company/activate/${id}`,
  'POST /company/guide',
  'POST /employee/login',
  'POST /employee/new',
  `PATCH /employee/${id}`,
  `DELETE /employee/${id}`,
  'POST /intermittent/cross',
  'POST /cumulative/cross',
  'POST /contacts',
  'POST /health/new',
  'POST /healths',
  'POST /health-report',
  'POST /camera/new',
  `PATCH /camera/${id}`,
  `POST /camera/${id}/breaches`,
  `PATCH /company/save-time-metric/${id}`,
  `PATCH /company/save-minimum-distance/${id}`,
  `PATCH /company/cross-status/${id}`,
  `PATCH /company/save-geofencing/${id}`,
  `PATCH /company/save-iframe/${id}`,
  'GET /employees',
  'GET /nowhere',
] as const;

type Broken = { body: Buffer | string; headers?: Record<string, string> };

/** Ways to break a JSON body. */
const breakers: Record<string, (text: string, random: Random) => Broken> = {
  'wrong values': (text) => ({ body: text }),
  truncated: (text, random) => ({ body: text.slice(0, random.whole(0, text.length)) }),
  'open brackets': (_text, random) => ({ body: '['.repeat(random.pick([10, 1000, 100_000])) }),
  'deep brackets': (_text, random) => {
    const depth = random.pick([100, 5000, 100_000]);
    return { body: '['.repeat(depth) + ']'.repeat(depth) };
  },
  'deep objects': (_text, random) => {
    const depth = random.pick([100, 5000, 50_000]);
    return { body: `${'{"email":'.repeat(depth)}1${'}'.repeat(depth)}` };
  },
  'huge numbers': (_text, random) => ({
    body: `{"since":${'9'.repeat(random.pick([20, 400, 100_000]))},"phone":1e99999,"page":-1e-99999}`,
  }),
  'raw NUL': (text) => ({ body: text.replace(':', ':\0') }),
  'escaped surrogates': () => ({ body: '{"email":"\\ud800","password":"\\udfff\\u0000"}' }),
  'invalid UTF-8': (_text, random) => ({
    body: Buffer.concat([Buffer.from('{"email":"'), randomBytes(random, 200), Buffer.from('"}')]),
  }),
  prototypes: (text, random) => ({
    body: `{${random.pick([
      '"__proto__":{"isAdmin":true}',
      '"constructor":{"prototype":{"isAdmin":true}}',
      '"email":{"__proto__":{"length":1}}',
      '"\\u005f_proto__":{"isAdmin":true}',
    ])},${text.slice(1)}`,
  }),
  'duplicate names': (text) => ({ body: `{"email":"a@b.example","email":["x"],${text.slice(1)}` }),
  'UTF-16': (text) => ({
    body: Buffer.from(`\ufeff${text}`, 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16' },
  }),
  'Latin-1': (text) => ({
    body: Buffer.from(text.replace('"', '"é'), 'latin1'),
    headers: { 'content-type': 'application/json; charset=iso-8859-1' },
  }),
  compressed: (text) => ({
    body: gzipSync(text),
    headers: { 'content-encoding': 'gzip' },
  }),
  'compressed, undeclared': (text) => ({ body: gzipSync(text) }),
  'declared compressed, but plain': (text) => ({
    body: text,
    headers: { 'content-encoding': 'br' },
  }),
  'byte order mark': (text) => ({ body: `\ufeff${text}` }),
  empty: () => ({ body: '' }),
  'no object': (_text, random) => ({
    body: random.pick(['null', 'true', '0', '"x"', '[]', '[[]]', 'undefined', 'NaN', '{}{}']),
  }),
  'other media type': (text, random) => ({
    body: text,
    headers: {
      'content-type': random.pick([
        '',
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'application/json;charset',
        'application/json, text/html',
        'application/vnd.api+json',
        'multipart/form-data',
        `x/${'y'.repeat(4000)}`,
        '\u00e9/\u00e9',
      ]),
    },
  }),
  'too large': () => ({ body: `{"name":"${'x'.repeat(2_500_000)}"}` }),
  'many names': (_text, random) => ({
    body: `{${Array.from({ length: random.pick([100, 50_000]) }, (_, at) => `"k${at}":${at}`).join()}}`,
  }),
  'large list': (_text, random) => ({
    body: `{"records":[${'{},'.repeat(random.pick([1001, 300_000]))}{}]}`,
  }),
  'trailing garbage': (text) => ({ body: `${text}\n${text}` }),
  'other dialects': (text, random) => ({
    body: random.pick([
      `/* */${text}`,
      text.replaceAll('"', "'"),
      text.replace('}', ',}'),
      `)]}'${text}`,
    ]),
  }),
  bytes: (_text, random) => ({ body: randomBytes(random, random.whole(0, 500)) }),
};

/** A hostile body for a REST endpoint. */
export function hostileJson(random: Random): HostileRequest {
  const [method, path] = random.pick(endpoints).split(' ') as [HostileRequest['method'], string];
  const fields = path === '/contacts' ? hostileRecords(random) : hostileFields(random);
  const kind = random.pick(Object.keys(breakers));
  const broken = breakers[kind]?.(JSON.stringify(fields), random) ?? { body: '' };
  return {
    kind: `JSON: ${kind}`,
    method,
    path: `/api${path}`,
    headers: { 'content-type': 'application/json', ...broken.headers },
    body: Buffer.from(broken.body as string),
  };
}

const places = ['employee', 'company/details', 'camera', 'health', 'employee/conta', 'photos'];

/** A request whose URL is hostile. */
export function hostileAddress(random: Random): HostileRequest {
  const part = random.pick([
    '%00',
    '%E0%A4%A',
    '%ff%fe',
    '..%2f..%2f..%2fetc%2fpasswd',
    '__proto__',
    'x'.repeat(4000),
    '%F0%9F%99%82',
    "'%20OR%201=1",
    id,
    String(random.whole(0, 1e9)),
  ]);
  const value = encodeURIComponent(JSON.stringify(hostileValue(random)) ?? '').slice(0, 3000);
  const base = random.pick(['/api/', '/', '/photos/', '/embedded/']);
  return {
    kind: 'address',
    method: 'GET',
    path: random.pick([
      `${base}${random.pick(places)}/${part}`,
      `/api/employees?page=${value}&pageSize=${value}&search=${value}`,
      `/api/employees/export?search=${value}&filter=${value}`,
      `/photos/${part}?key=${value}`,
      `/graphql?query=${value}&variables=${value}`,
    ]),
    headers: {},
    body: Buffer.alloc(0),
  };
}
