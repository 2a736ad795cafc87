import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';

let gateway: TestGateway;
let made: MadeCompany;
let address: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  made = await makeCompany(gateway.app);
  address = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.stop());

const mutation =
  'mutation ($file: Upload!) { startImport(input: { file: $file, identifyBy: EMAIL }) { id } }';
/** Temporary files of uploads in this process's folder. */
const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('capacitor-'));
async function nothingIsLeft(before: string[]): Promise<void> {
  for (let tries = 0; tries < 100 && leftovers().some((name) => !before.includes(name)); tries += 1)
    await wait(50);
  expect(leftovers().filter((name) => !before.includes(name))).toEqual([]);
}

function formOf(operation: unknown, map: unknown, files: Record<string, File>): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify(operation));
  form.set('map', JSON.stringify(map));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
}
const oneFile = (file: File, query = mutation) =>
  formOf({ query, variables: { file: null } }, { file: ['variables.file'] }, { file });
async function post(form: FormData, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${made.token}`,
      'apollo-require-preflight': 'true',
      ...headers,
    },
    body: form,
  });
  return (await answer.json()) as { data?: any; errors?: { message: string; extensions: any }[] };
}
/** Sends a file of this many megabytes while it is generated, so that the sender does not keep it in memory. */
async function postMegabytes(count: number): Promise<Awaited<ReturnType<typeof post>>> {
  const part = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const chunk = Buffer.alloc(1024 * 1024, 65);
  async function* body() {
    yield part('operations', JSON.stringify({ query: mutation, variables: { file: null } }));
    yield part('map', JSON.stringify({ file: ['variables.file'] }));
    yield '--b\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n';
    for (let sent = 0; sent < count; sent += 1) yield chunk;
    yield '\r\n--b--\r\n';
  }
  const sending = request(`${address}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${made.token}`,
      'apollo-require-preflight': 'true',
      'content-type': 'multipart/form-data; boundary=b',
    },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  // Who is refused half-way is not listened to any longer.
  pipeline(Readable.from(body()), sending).catch(() => undefined);
  const [answer] = await answered;
  const result = JSON.parse(await text(answer)) as Awaited<ReturnType<typeof post>>;
  sending.destroy();
  return result;
}
const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).fill(65);

describe('a file beside an operation', () => {
  it('a file from a form of another site is refused', async () => {
    const { data, errors } = await post(oneFile(new File(['email\n'], 'x.csv')), {
      'apollo-require-preflight': '',
    });
    expect([data, errors?.[0]?.message]).toEqual([
      undefined,
      expect.stringContaining('Cross-Site Request Forgery'),
    ]);
  });

  it('a file is not read without a valid token', async () => {
    for (const [authorization, sessionEnded] of [
      ['', undefined],
      ['Bearer nonsense', true],
    ] as const) {
      const { data, errors } = await post(oneFile(new File([megabytes(1)], 'x.csv')), {
        authorization,
      });
      expect([data, errors?.[0]?.extensions]).toEqual([
        null,
        { code: 'UNAUTHENTICATED', ...(sessionEnded ? { sessionEnded } : {}) },
      ]);
    }
  });

  it('a file of 100 MB is refused and deleted', async () => {
    const before = leftovers();
    const rest = process.memoryUsage.rss();
    const { data, errors } = await postMegabytes(100);
    expect([data, errors?.[0]?.extensions]).toEqual([
      null,
      { code: 'TOO_LARGE', fields: [{ field: 'file', message: 'At most 20 MB' }] },
    ]);
    expect(process.memoryUsage.rss() - rest).toBeLessThan(200_000_000);
    await nothingIsLeft(before);
  });

  it('a file that no resolver reads is deleted', async () => {
    const before = leftovers();
    const { errors } = await post(oneFile(new File([megabytes(2)], 'x.pdf')));
    expect(errors?.[0]?.message).toBe('Please select a csv, xls or xlsx file');
    const unknown = await post(
      oneFile(
        new File([megabytes(2)], 'x.csv'),
        'mutation ($file: Upload!) { nothing(file: $file) }',
      ),
    );
    expect(unknown.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    await nothingIsLeft(before);
  });

  it('a file is deleted if its connection is lost', async () => {
    const before = leftovers();
    const body = new Response(oneFile(new File([megabytes(4)], 'x.csv')));
    const whole = Buffer.from(await body.arrayBuffer());
    const half = request(`${address}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${made.token}`,
        'apollo-require-preflight': 'true',
        'content-type': body.headers.get('content-type') ?? '',
        'content-length': whole.length,
      },
    });
    half.on('error', () => undefined);
    half.write(whole.subarray(0, 2_000_000));
    await wait(300);
    half.destroy();
    await nothingIsLeft(before);
    const { rows } = await (
      await import('../database/tenant.js')
    )
      .poolOf(gateway.app.dataSource)
      .query(
        "SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'",
      );
    expect(rows).toEqual([{ open: 0 }]);
  });

  it.each([
    [
      'two files',
      formOf(
        { query: mutation, variables: { file: null } },
        { 0: ['variables.file'], 1: ['variables.other'] },
        { 0: new File(['x'], 'x.csv'), 1: new File(['x'], 'y.csv') },
      ),
      'Send one file',
    ],
    [
      'a file that is not there',
      formOf({ query: mutation, variables: { file: null } }, { 0: ['variables.file'] }, {}),
      'The file did not arrive whole',
    ],
    ['no file at all', formOf({ query: '{ plans { id } }' }, {}, {}), 'Send a file as a variable'],
    [
      'a path that leads nowhere',
      formOf({ query: mutation }, { 0: ['__proto__.x'] }, { 0: new File(['x'], 'x.csv') }),
      expect.any(String),
    ],
  ])('a file is refused with %s', async (_name, form, message) => {
    const { data, errors } = await post(form);
    expect([data, errors?.[0]?.message]).toEqual([null, message]);
    expect(errors?.[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  });

  it('an incomplete form is refused', async () => {
    const answer = await gateway.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${made.token}`,
        'apollo-require-preflight': 'true',
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload:
        '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"{ plans { id } }"}\r\n',
    });
    expect(answer.json().errors[0].message).toBe('The file did not arrive whole');
  });
});
