import { gzipSync } from 'node:zlib';
import { makeHostileImages, makePhoto } from '../hostile-images.js';
import { zipWithEmptySheet, zipWithFalseSize, zipSheet, zipParts } from '../hostile-sheets.js';
import type { Random } from '../../src/demo/random.js';
import type { HostileRequest } from './request.js';
import { randomBytes } from './values.js';

const boundary = 'hostile-boundary';
const id = '019a0000-0000-7000-8000-000000000001';

interface Part {
  name: string;
  fileName?: string;
  headers?: string;
  content: Buffer | string;
}

/** Broken and oversized files, made once because some are large. */
export interface HostileFiles {
  images: Buffer[];
  sheets: Buffer[];
  texts: Buffer[];
}

export async function makeHostileFiles(): Promise<HostileFiles> {
  return {
    images: [...Object.values(await makeHostileImages()), await makePhoto('png', 3000, 2000)],
    sheets: [
      zipWithEmptySheet(300),
      zipWithFalseSize(),
      zipSheet('<row>'.repeat(5000)),
      zipSheet(`<row>${'<c t="s"><v>99999</v></c>'.repeat(5000)}</row>`),
      zipSheet('<!DOCTYPE x [<!ENTITY a "aaaa">]><row><c><v>&a;</v></c></row>'),
      zipParts({ '../../outside': Buffer.from('x'), 'xl/workbook.xml': Buffer.from('<a') }),
      zipParts({}),
      Buffer.from('504b0304', 'hex'),
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000, 0xff)]),
    ],
    texts: [
      Buffer.from(','.repeat(100_000)),
      Buffer.from('"'.repeat(99_999)),
      Buffer.from(`NAME,EMAIL\n${'"open'.repeat(2000)}`),
      Buffer.from('NAME,EMAIL\n\0,\0\n'),
      Buffer.from('\ufeffNAME,EMAIL\nx,y\n', 'utf16le'),
      Buffer.from(`NAME,EMAIL\n${'=cmd()|x,a@b.example\n'.repeat(200)}`),
      Buffer.alloc(100_000),
      gzipSync(Buffer.alloc(1_000_000)),
      Buffer.alloc(0),
    ],
  };
}

function encoded(parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer {
  const encodedParts = parts.flatMap(({ name, fileName, headers = '', content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${headers}\r\n`,
    ),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...encodedParts, Buffer.from(end)]);
}

type Form = { body: Buffer; type?: string };
const type = `multipart/form-data; boundary=${boundary}`;

/** Ways to break a form. */
const breakers: Record<string, (parts: Part[], random: Random) => Form> = {
  'a hostile file': (parts) => ({ body: encoded(parts) }),
  'cut short': (parts, random) => {
    const whole = encoded(parts);
    return { body: whole.subarray(0, random.whole(0, whole.length)) };
  },
  'no end': (parts) => ({ body: encoded(parts, '') }),
  'no boundary': (parts) => ({ body: encoded(parts), type: 'multipart/form-data' }),
  'another boundary': (parts) => ({
    body: encoded(parts),
    type: 'multipart/form-data; boundary=other',
  }),
  'a long boundary': (parts) => ({
    body: encoded(parts),
    type: `multipart/form-data; boundary=${'b'.repeat(3000)}`,
  }),
  'an empty boundary': (parts) => ({
    body: encoded(parts),
    type: 'multipart/form-data; boundary=',
  }),
  'thousands of parts': (parts, random) => ({
    body: encoded([
      ...Array.from({ length: random.pick([20, 5000]) }, (_, at) => ({
        name: `p${at}`,
        content: 'x',
      })),
      ...parts,
    ]),
  }),
  'thousands of files': (parts, random) => ({
    body: encoded([
      ...parts,
      ...Array.from({ length: random.pick([2, 3000]) }, (_, at) => ({
        name: `f${at}`,
        fileName: 'x.csv',
        content: 'x',
      })),
    ]),
  }),
  'a long name': (parts, random) => ({
    body: encoded([{ name: 'n'.repeat(random.pick([1000, 500_000])), content: 'x' }, ...parts]),
  }),
  'a long field': (parts) => ({
    body: encoded([{ name: 'identify_by', content: 'x'.repeat(1_000_000) }, ...parts]),
  }),
  'many headers': (parts) => ({
    body: encoded([
      { name: 'x', content: 'x', headers: 'X-Header: value\r\n'.repeat(5000) },
      ...parts,
    ]),
  }),
  'names of prototypes': (parts, random) => ({
    body: encoded([
      {
        name: random.pick(['__proto__', 'constructor', 'toString', 'hasOwnProperty']),
        content: '{}',
      },
      ...parts,
    ]),
  }),
  backwards: (parts) => ({ body: encoded(parts.toReversed()) }),
  'everything twice': (parts) => ({ body: encoded([...parts, ...parts]) }),
  'a form in a form': (parts) => ({
    body: encoded([
      {
        name: 'file',
        headers: 'Content-Type: multipart/mixed; boundary=inner\r\n',
        content: '--inner\r\n\r\nx\r\n--inner--',
      },
      ...parts,
    ]),
  }),
  bytes: (_parts, random) => ({ body: randomBytes(random, 1000) }),
  empty: () => ({ body: Buffer.alloc(0) }),
};

/** Invalid `map` fields of the GraphQL multipart request specification. */
const maps = [
  '{"file":["variables.file"]}',
  '{"file":["variables.__proto__.file"]}',
  '{"file":["__proto__"]}',
  '{"file":["constructor.prototype.x"]}',
  '{"file":["variables.file.0.1.2"]}',
  `{"file":[${'"variables.file",'.repeat(2000)}"variables.file"]}`,
  '{"file":"variables.file"}',
  '{"file":[]}',
  '{"other":["variables.file"]}',
  '["variables.file"]',
  'null',
  '{',
  '['.repeat(50_000),
];

const operations = [
  JSON.stringify({
    query:
      'mutation ($file: Upload!) { startImport(input: { file: $file, identifyBy: EMAIL }) { id } }',
    variables: { file: null },
  }),
  JSON.stringify({
    query: `mutation ($file: Upload!) { uploadEmployeePhoto(input: { employee: { id: "${id}" }, photo: $file }) { id } }`,
    variables: { file: null },
  }),
  JSON.stringify({ query: '{ plans { id } }', variables: { file: null } }),
  JSON.stringify([{ query: '{ plans { id } }', variables: { file: null } }]),
  '{"query":"{ plans { id } }","variables":{"file":null,"__proto__":{"x":1}}}',
  '{"query":',
  'null',
  '[]',
  '{}',
  '"x"',
];

/** A hostile form for an endpoint that takes files. */
export function hostileForm(random: Random, files: HostileFiles): HostileRequest {
  const isSheet = random.whole(0, 2) === 0;
  // Few are large, as in real traffic.
  const content = isSheet
    ? random.pick(random.whole(0, 4) === 0 ? files.sheets : files.texts)
    : random.pick(files.images);
  const fileName = random.pick([
    isSheet ? 'people.xlsx' : 'photo.png',
    isSheet ? 'people.csv' : 'photo.jpg',
    'people.xls',
    '../../etc/passwd.csv',
    'a\0b.csv',
    `${'n'.repeat(3000)}.csv`,
    '',
    '.csv',
  ]);
  const file = (name: string): Part => ({ name, fileName, content });
  const endpoint = random.whole(0, 3);
  const parts =
    endpoint === 0
      ? [
          { name: 'operations', content: random.pick(operations) },
          { name: 'map', content: random.pick(maps) },
          file('file'),
        ]
      : [file(endpoint === 1 ? 'csv' : 'profile_photo')];
  const kind = random.pick(Object.keys(breakers));
  const form = breakers[kind]?.(parts, random) ?? { body: Buffer.alloc(0) };
  return {
    kind: `form: ${kind}`,
    method: endpoint === 2 ? 'PATCH' : 'POST',
    path:
      ['/graphql', '/api/employee/csv-upload', `/api/employee/profile-photo/${id}`][endpoint] ??
      '/',
    headers: {
      'content-type': form.type ?? type,
      ...(endpoint === 0 ? { 'apollo-require-preflight': 'true' } : {}),
    },
    body: form.body,
  };
}
