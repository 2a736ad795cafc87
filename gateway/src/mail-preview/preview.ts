import type { FastifyInstance } from 'fastify';
import { providerTenant } from '../database/tenant.js';
import { escapeHtml } from '../mail/layout.js';
import type { Mailer } from '../mail/mailer.js';
import { makeProtection } from '../http/page-protection.js';
import { mailSamples } from './samples.js';

/** Content security policy: the page loads and runs nothing, because mails contain their styles. */
const sources = {
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const style = `
  :root { color-scheme: light dark; font-family: Inter, system-ui, sans-serif; }
  body { max-width: 1200px; margin: 0 auto; padding: 32px 16px; line-height: 1.5; }
  h1 { font-size: 24px; }
  h2 { margin: 48px 0 0; font-size: 18px; }
  p { margin: 0 0 8px; color: GrayText; }
  .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 16px; }
  iframe, pre { box-sizing: border-box; width: 100%; height: 640px; margin: 0; border: 1px solid GrayText; border-radius: 8px; }
  pre { padding: 16px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Serves every mail with sample data, as HTML and plain text, at /mail-preview; for development. */
export function mountMailPreview(server: FastifyInstance, mailer: Mailer): void {
  const config = { protection: makeProtection(sources) };
  server.get('/mail-preview', { config }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderPage(mailer)),
  );
}

function renderPage(mailer: Mailer): string {
  const mails = Object.entries(mailSamples).map(([file, content]) => {
    const { html, text } = mailer.render({ companyId: providerTenant, content });
    const subject = escapeHtml(content.subject);
    return `<section>
<h2>${subject}</h2>
<p>${escapeHtml(file)}</p>
<div class="sides">
<iframe sandbox="" title="${subject}, as HTML" srcdoc="${escapeHtml(html)}"></iframe>
<pre aria-label="${subject}, as plain text" tabindex="0">${escapeHtml(text)}</pre>
</div>
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title><style>${style}</style></head>
<body><h1>Mails</h1>
${mails.join('\n')}
</body>
</html>
`;
}
