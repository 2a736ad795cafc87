import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Starts a real SMTP server, with an HTTP address to read its mails and to stop it for a while. */
export interface MailServer {
  smtpUrl: string;
  /** `GET` returns all mails, oldest first; `POST /away` closes the SMTP port, `POST /back` opens it again. */
  url: string;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let smtp = receiver(mails);
  const port = await listen(smtp, 0);
  const acts: Record<string, () => Promise<unknown>> = {
    'GET /': () => Promise.resolve(mails),
    'POST /away': () => close(smtp),
    'POST /back': () => {
      smtp = receiver(mails);
      return listen(smtp, port);
    },
  };
  const server = createServer((request, response) => {
    const act = acts[`${request.method} ${request.url}`];
    if (act === undefined) response.writeHead(404).end();
    else
      act().then(
        (answer) => response.end(JSON.stringify(answer ?? null)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    smtpUrl: `smtp://localhost:${port}`,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await close(smtp);
    },
  };
}

function receiver(mails: ReceivedMail[]): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      simpleParser(stream, {}, (error, { to, subject, text, html }) => {
        const address = to === undefined || Array.isArray(to) ? '' : to.text;
        if (!error)
          mails.push({ to: address, subject: subject ?? '', text: text ?? '', html: html || '' });
        done(error);
      });
    },
  });
}

async function listen(smtp: SMTPServer, port: number): Promise<number> {
  smtp.listen(port, 'localhost');
  await once(smtp.server, 'listening');
  return (smtp.server.address() as AddressInfo).port;
}

function close(smtp: SMTPServer): Promise<void> {
  return new Promise((resolve) => {
    smtp.close(() => resolve());
  });
}
