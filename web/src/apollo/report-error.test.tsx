import { CombinedGraphQLErrors } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PartUnavailable } from '../lib/browser/load-part.ts';
import { server } from '../testing/server.ts';
import { reportError, startErrorReports } from './report-error.ts';

let reports: unknown[];
let stop: () => void;

beforeEach(() => {
  reports = [];
  server.use(
    http.post('*/client-errors', async ({ request }) => {
      reports.push(await request.json());
      return new HttpResponse(null, { status: 204, headers: { 'x-request-id': 'abc123' } });
    }),
  );
  stop = startErrorReports({ version: 's-1.js', route: () => '/dashboard/:companyName' });
});
afterEach(() => stop());

describe('reportError', () => {
  it('sends message, components, route and version, and returns the reference', async () => {
    const components = `
    at EmployeeRow (https://vc.example/assets/s-B-hIKLMs.js:1:2345)
    at tr
    Page@https://vc.example/assets/s-2.js:10:7`;
    expect(await reportError(new TypeError('x is not a function'), components)).toBe('abc123');
    expect(reports).toEqual([
      {
        message: 'TypeError: x is not a function',
        stack: ['EmployeeRow s-B-hIKLMs.js:1:2345', 'tr', 'Page s-2.js:10:7'],
        route: '/dashboard/:companyName',
        version: 's-1.js',
      },
    ]);
  });

  it('sends the functions of an error outside components, and no line of its message', async () => {
    const error = new Error('no person\nAnna\nAnna Li');
    error.stack = `Error: no person
Anna
Anna Li
    at async load (https://vc.example/assets/s-1.js:1:2)
    at https://vc.example/assets/s-1.js?v=2:3:4
press@https://vc.example/assets/s-3.js:5:6`;
    await reportError(error);
    expect(reports).toEqual([
      expect.objectContaining({
        stack: ['load s-1.js:1:2', 'anonymous s-1.js:3:4', 'press s-3.js:5:6'],
      }),
    ]);
  });

  it('sends an error once and returns its reference again', async () => {
    const error = new Error('broken');
    expect([await reportError(error), await reportError(error)]).toEqual(['abc123', 'abc123']);
    expect(reports).toHaveLength(1);
  });

  it('sends at most ten errors of a page load', async () => {
    for (let n = 0; n < 12; n += 1) await reportError(new Error(`broken ${n}`));
    expect(reports).toHaveLength(10);
  });

  it.each([
    ['a missing chunk', new PartUnavailable('outdated')],
    ['an error that the gateway sent', new CombinedGraphQLErrors({ errors: [{ message: 'x' }] })],
    ['an aborted request', new DOMException('aborted', 'AbortError')],
  ])('does not send %s', async (_case, error) => {
    expect(await reportError(error)).toBeNull();
    expect(reports).toEqual([]);
  });

  it('returns no reference if the gateway refuses or does not answer', async () => {
    server.use(http.post('*/client-errors', () => new HttpResponse(null, { status: 429 })));
    expect(await reportError(new Error('broken'))).toBeNull();
    server.use(http.post('*/client-errors', () => HttpResponse.error()));
    expect(await reportError(new Error('broken again'))).toBeNull();
  });
});

describe('startErrorReports', () => {
  it('reports uncaught errors and rejections of the window until it is stopped', async () => {
    const dispatch = (name: string) => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error(`${name} error`) }));
      window.dispatchEvent(
        Object.assign(new Event('unhandledrejection'), { reason: new Error(`${name} rejection`) }),
      );
    };
    dispatch('first');
    await waitFor(() => expect(reports).toHaveLength(2));
    stop();
    dispatch('second');
    expect(await reportError(new Error('third'))).toBeNull();
    expect(reports).toHaveLength(2);
  });
});
