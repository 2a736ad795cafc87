import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { CancelImportDocument, ChooseFileDocument } from '../generated/graphql.ts';
import { aSession } from '../testing/render.tsx';
import { refuse, server } from '../testing/server.ts';
import { passUploads } from '../testing/uploads.ts';
import { createClient } from './client.ts';
import { codeOf, isAnswerError } from './errors.ts';
import { startSession } from './session.ts';
import { uploadContext } from './upload.ts';

const people = (): File => new File(['name\r\nAnna Li\r\n'], 'people.csv', { type: 'text/csv' });

const send = (options: Parameters<typeof uploadContext>[0]) =>
  createClient().mutate({
    mutation: ChooseFileDocument,
    variables: { file: people(), identifyBy: 'EMAIL' },
    context: uploadContext(options),
  });

const silent = (): void => undefined;

it('sends a file as a multipart request with the token and the preflight header', async () => {
  startSession(aSession());
  refuse(ChooseFileDocument, { code: 'CONFLICT', message: 'no' });
  const sent = passUploads();
  const failure = await send({ onProgress: silent }).catch((error: Error) => error);
  expect(codeOf(failure as Error)).toBe('CONFLICT');
  const { headers, parts } = sent[0]!;
  expect(headers['authorization']).toBe('Bearer token-of-acme');
  expect(headers['apollo-require-preflight']).toBe('true');
  expect(JSON.parse(parts['operations']!)).toMatchObject({
    operationName: 'ChooseFile',
    variables: { file: null, identifyBy: 'EMAIL' },
  });
  expect(JSON.parse(parts['map']!)).toEqual({ 1: ['variables.file'] });
  expect(parts['1']).toBe('name\r\nAnna Li\r\n');
});

it('reports the progress of an upload', async () => {
  refuse(ChooseFileDocument, { code: 'CONFLICT', message: 'no' });
  passUploads();
  const told = vi.fn<(part: number) => void>();
  await expect(send({ onProgress: told })).rejects.toThrow('no');
  expect(told).toHaveBeenLastCalledWith(1);
});

it('stops an upload when it is aborted', async () => {
  const stopper = new AbortController();
  server.use(
    http.post('*/graphql', () => {
      stopper.abort();
      return HttpResponse.json({ data: {} });
    }),
  );
  await expect(send({ onProgress: silent, signal: stopper.signal })).rejects.toThrow(
    'The upload was stopped',
  );
});

it('fails an upload if the connection is lost', async () => {
  server.use(http.post('*/graphql', () => HttpResponse.error()));
  await expect(send({ onProgress: silent })).rejects.toThrow('The connection was lost');
});

it('sends a request without files as JSON', async () => {
  const types: (string | null)[] = [];
  server.use(
    http.post('*/graphql', ({ request }) => {
      types.push(request.headers.get('content-type'));
      return HttpResponse.json({ errors: [{ message: 'no' }] });
    }),
  );
  await expect(
    createClient().mutate({ mutation: CancelImportDocument, variables: { id: 'a' } }),
  ).rejects.toThrow('no');
  expect(types).toEqual(['application/json']);
});

it('fails a request without files after a minute', async () => {
  const timeout = new AbortController();
  const started = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  server.use(
    http.post('*/graphql', async () => {
      timeout.abort(new DOMException('The time is up', 'TimeoutError'));
      await new Promise(() => undefined);
    }),
  );
  const sending = createClient().mutate({ mutation: CancelImportDocument, variables: { id: '1' } });
  await expect(sending).rejects.toSatisfy(isAnswerError);
  expect(started).toHaveBeenCalledWith(60_000);
});
