import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { aSession } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { download, readFileName } from './download.ts';
import { currentSession, startSession } from './session.ts';

const path = '/api/employees/export';

it('downloads a file with the token in chunks, and returns the name that the server gives', async () => {
  startSession(aSession());
  server.use(
    http.get(`*${path}`, ({ request }) =>
      request.headers.get('authorization') === 'Bearer token-of-acme'
        ? new HttpResponse('ID NO.,NAME\r\n', {
            headers: {
              'content-type': 'text/csv',
              'content-disposition': 'attachment; filename="employees.csv"',
            },
          })
        : new HttpResponse(null, { status: 401 }),
    ),
  );
  let received = 0;
  const { name, content } = await download(path, {
    onChunk: (chunk) => (received += chunk.length),
  });
  expect(name).toBe('employees.csv');
  expect(content.type).toBe('text/csv');
  expect(content.size).toBe(13);
  expect(received).toBe(13);
});

it('fails with the message of the server, or with a general one if there is none', async () => {
  server.use(
    http.get(`*${path}`, () =>
      HttpResponse.json({ success: false, message: 'Too many exports' }, { status: 429 }),
    ),
  );
  await expect(download(path)).rejects.toThrow('Too many exports');
  server.use(http.get(`*${path}`, () => new HttpResponse('<html>', { status: 502 })));
  await expect(download(path)).rejects.toThrow('Something went wrong, Please try again!');
  const headers = { 'x-request-id': '3f9a1c07d2b84e65' };
  const fault = { success: false, message: 'The service is away for a moment, please try again' };
  server.use(http.get(`*${path}`, () => HttpResponse.json(fault, { status: 503, headers })));
  await expect(download(path)).rejects.toThrow(
    'The service is away for a moment, please try again Reference: 3f9a1c07d2b84e65',
  );
});

it('stores the reason if the session has ended because the company is inactive', async () => {
  startSession(aSession());
  const headers = { 'x-reason': 'COMPANY_INACTIVE' };
  server.use(http.get(`*${path}`, () => new HttpResponse(null, { status: 401, headers })));
  await expect(download(path)).rejects.toThrow('Something went wrong, Please try again!');
  expect(currentSession()).toBeNull();
  expect(localStorage.getItem('visioncloud.session-end')).toBe('"COMPANY_INACTIVE"');
});

it('signs out if the session is no longer valid', async () => {
  startSession(aSession());
  server.use(http.get(`*${path}`, () => new HttpResponse(null, { status: 401 })));
  await expect(download(path)).rejects.toThrow('Something went wrong');
  expect(currentSession()).toBeNull();
});

it('reads file names with spaces, quotes and letters of any language', () => {
  expect(readFileName('attachment; filename=people.csv')).toBe('people.csv');
  expect(readFileName('attachment; filename="my \\"best\\" people.csv"')).toBe(
    'my "best" people.csv',
  );
  expect(readFileName(`attachment; filename="muller.csv"; filename*=UTF-8''m%C3%BCller.csv`)).toBe(
    'müller.csv',
  );
  expect(readFileName('inline')).toBeNull();
});
