import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeServer } from '../app/server.js';
import { useTestApp } from '../../test/hooks.js';
import { mailSamples } from './samples.js';

const sources = join(import.meta.dirname, '..');

const app = useTestApp();

/** Requests the page as a browser does. */
async function getPreview(mailPreview: boolean) {
  const server = await makeServer(app, { introspection: false, mailPreview });
  const answer = await server.inject({ url: '/mail-preview', headers: { accept: 'text/html' } });
  await server.close();
  return answer;
}

describe('GET /mail-preview', () => {
  it('has a sample of every mail of the product', () => {
    const files = globSync('**/*.mail.ts', { cwd: sources });
    expect(files.length).toBeGreaterThan(5);
    expect(Object.keys(mailSamples).toSorted()).toEqual(files.toSorted());
  });

  it('shows each mail as sandboxed HTML and as plain text', async () => {
    const { statusCode, headers, body } = await getPreview(true);
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

  it('sends a content security policy that allows only styles and its own frames', async () => {
    const { headers } = await getPreview(true);
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it('returns 404 unless the preview is on', async () => {
    expect((await getPreview(false)).statusCode).toBe(404);
  });
});
