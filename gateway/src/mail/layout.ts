/** Content of a mail; one layout renders it as HTML and plain text. */
export interface MailContent {
  subject: string;
  /** Paragraphs before the button. */
  lines: string[];
  /** Table of labels and values below the lines. */
  facts?: [label: string, value: string][];
  button?: MailButton;
  /** Paragraphs below the button. */
  after?: string[];
  /** Why the recipient gets the mail; by default because of the company's account. */
  reason?: string;
  /** Reply address, by default the sender's. It is passed on as an address only, so that nothing else gets into the header. */
  replyTo?: string;
}

/** The call to action. */
export interface MailButton {
  label: string;
  /** Path in the web app, such as '/login'. */
  path: string;
  /** A mailed link; its token is appended to the path. */
  linkId?: string;
}

const brand = 'VisionCloud';
const defaultReason = `You get this mail because of your company's account at ${brand}.`;

/** A rendered mail. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** @param url target of the button; undefined without one. */
export function renderMail(content: MailContent, url: string | undefined): RenderedMail {
  return { html: renderHtml(content, url), text: renderText(content, url) };
}

function renderText(content: MailContent, url: string | undefined): string {
  const { lines, facts = [], button, after = [], reason = defaultReason } = content;
  const action = button && url ? [`${button.label}:\n${url}`] : [];
  const table = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return [
    ...lines,
    ...(table ? [table] : []),
    ...action,
    ...after,
    `-- \n${brand}\n${reason}`,
  ].join('\n\n');
}

function renderHtml(content: MailContent, url: string | undefined): string {
  const { subject, lines, facts = [], button, after = [], reason = defaultReason } = content;
  const action =
    button && url
      ? `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#176662;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="${small}">If the button does not work, copy this address into your browser:<br><a href="${escapeHtml(url)}" style="color:#176662;word-break:break-all">${escapeHtml(url)}</a></p>`
      : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f1f3f5;font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#212529">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff">
<p style="margin:0 0 24px;font-weight:700;color:#176662">${brand}</p>
${renderParagraphs(lines)}${renderTable(facts)}
${action}
${renderParagraphs(after)}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dee2e6;font-size:13px;color:#5c636a">${escapeHtml(reason)}</p>
</div>
</body>
</html>
`;
}

const small = 'margin:0 0 16px;font-size:13px;color:#5c636a';

function renderParagraphs(lines: string[]): string {
  return lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n');
}

function renderTable(facts: [label: string, value: string][]): string {
  if (facts.length === 0) return '';
  const cell = 'padding:6px 16px 6px 0;border-top:1px solid #dee2e6;vertical-align:top';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="${cell};color:#5c636a;white-space:nowrap">${escapeHtml(label)}</td><td style="${cell}">${escapeHtml(value)}</td></tr>`,
  );
  return `\n<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes HTML in text that customers typed. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (special) => entities[special] ?? special);
}
