import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer } from '../app/server.js';
import { startTestApp, type TestApp } from '../../test/database.js';
import { mailSamples } from './samples.js';

const sources = join(import.meta.dirname, '..');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The page as a browser asks for it. */
async function preview(mailPreview: boolean) {
  const server = await makeServer(app, { introspection: false, mailPreview });
  const answer = await server.inject({ url: '/mail-preview', headers: { accept: 'text/html' } });
  await server.close();
  return answer;
}

describe('the preview of mails', () => {
  it('knows every mail of the product', () => {
    const files = globSync('**/*.mail.ts', { cwd: sources });
    expect(files.length).toBeGreaterThan(5);
    expect(Object.keys(mailSamples).toSorted()).toEqual(files.toSorted());
  });

  it('shows each of them as HTML, shut in, and as plain text', async () => {
    const { statusCode, headers, body } = await preview(true);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const frames = [...body.matchAll(/<iframe [^>]*>/g)].map(([frame]) => frame);
    expect(frames).toHaveLength(Object.keys(mailSamples).length);
    for (const frame of frames)
      expect(frame).toMatch(/^<iframe sandbox="" title="[^"]+" srcdoc="&lt;!doctype html&gt;/);
    for (const { subject } of Object.values(mailSamples)) expect(body).toContain(`<h2>${subject}`);
    expect(body).toMatch(
      /Set a new password:\nhttps:\/\/app\.visioncloud\.example\/reset-password/,
    );
  });

  it('lets nothing run and nothing in', async () => {
    const { headers } = await preview(true);
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it('is not there on a database of its own', async () => {
    expect((await preview(false)).statusCode).toBe(404);
  });
});
