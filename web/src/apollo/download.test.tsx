import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { aSession } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { download, fileNameIn } from './download.ts';
import { currentSession, startSession } from './session.ts';

const path = '/api/employees/export';

it('fetches a file with the token, chunk by chunk, under the name that the server gives', async () => {
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

it('fails with what the server says, and in general words where it says nothing', async () => {
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

it('keeps the reason when the session has ended with its company', async () => {
  startSession(aSession());
  const headers = { 'x-reason': 'COMPANY_INACTIVE' };
  server.use(http.get(`*${path}`, () => new HttpResponse(null, { status: 401, headers })));
  await expect(download(path)).rejects.toThrow('Something went wrong, Please try again!');
  expect(currentSession()).toBeNull();
  expect(localStorage.getItem('visioncloud.session-end')).toBe('"COMPANY_INACTIVE"');
});

it('signs out when the session is no longer good', async () => {
  startSession(aSession());
  server.use(http.get(`*${path}`, () => new HttpResponse(null, { status: 401 })));
  await expect(download(path)).rejects.toThrow('Something went wrong');
  expect(currentSession()).toBeNull();
});

it('reads names with spaces, quotes and letters of any language', () => {
  expect(fileNameIn('attachment; filename=people.csv')).toBe('people.csv');
  expect(fileNameIn('attachment; filename="my \\"best\\" people.csv"')).toBe(
    'my "best" people.csv',
  );
  expect(fileNameIn(`attachment; filename="muller.csv"; filename*=UTF-8''m%C3%BCller.csv`)).toBe(
    'müller.csv',
  );
  expect(fileNameIn('inline')).toBeNull();
});
