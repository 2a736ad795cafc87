import type { createTransport } from 'nodemailer';
import { makeLinkToken } from './link-token.js';
import { type RenderedMail, renderMail } from './layout.js';
import type { Mail } from './mail.entity.js';

/** Settings of the mailer. */
export interface MailSettings {
  /** Undefined: no mail server, so that mails are kept instead of sent. */
  smtpUrl: string | undefined;
  /** Sender, such as 'VisionCloud <no-reply@visioncloud.example>'. */
  mailFrom: string;
  /** Base URL of the web app, without a trailing slash. */
  publicUrl: string;
  /** Whether the text of a kept mail is logged. True only on the embedded database, because its link grants access to readers of the log. */
  logsKeptMails: boolean;
  /** Makes the tokens of mailed links. */
  tokenSecret: string;
}

/** Timeouts in milliseconds, of each step of the protocol. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Renders mails and passes them to the mail server. */
export class Mailer {
  private transport: Promise<ReturnType<typeof createTransport>> | undefined;

  constructor(private readonly settings: MailSettings) {}

  /** Without a mail server, mails are kept. */
  get hasServer(): boolean {
    return this.settings.smtpUrl !== undefined;
  }

  get logsKeptMails(): boolean {
    return this.settings.logsKeptMails;
  }

  render({ companyId, content }: Pick<Mail, 'companyId' | 'content'>): RenderedMail {
    const { publicUrl, tokenSecret } = this.settings;
    const { button } = content;
    if (!button) return renderMail(content, undefined);
    const token = button.linkId ? makeLinkToken(tokenSecret, { companyId, id: button.linkId }) : '';
    return renderMail(content, `${publicUrl}${button.path}${token}`);
  }

  /** Sends a mail. All attempts have the same Message-ID, so that the server can detect duplicates. */
  async send(mail: Pick<Mail, 'companyId' | 'id' | 'to' | 'content' | 'createdAt'>): Promise<void> {
    const { smtpUrl, publicUrl } = this.settings;
    if (smtpUrl === undefined) return;
    const { hostname } = new URL(publicUrl);
    this.transport ??= createMailTransport(smtpUrl);
    const transport = await this.transport;
    await transport.sendMail({
      from: this.settings.mailFrom,
      to: mail.to,
      subject: mail.content.subject,
      ...(mail.content.replyTo ? { replyTo: { name: '', address: mail.content.replyTo } } : {}),
      messageId: `<${mail.id}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      date: mail.createdAt,
      ...this.render(mail),
    });
  }

  async close(): Promise<void> {
    (await this.transport)?.close();
  }
}

/** Loads the library with the first mail, because it takes 9 MB of every process. */
async function createMailTransport(url: string): Promise<ReturnType<typeof createTransport>> {
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport({ url, ...timeouts });
}
