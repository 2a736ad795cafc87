import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real mail server in this process. */
export class MailServer {
  /** Accepted mails, oldest first. */
  readonly mails: ParsedMail[] = [];
  /** How it answers: 250 accepts, 451 asks to try again, 550 refuses for good; 'lost' accepts but breaks the connection before its reply. */
  answer: 250 | 'lost' | 451 | 550 = 250;
  /** Whether mails get no answer until `release`, as from a slow server. */
  isSlow = false;
  private held: (() => void)[] = [];
  private server: SMTPServer | undefined;
  private port = 0;
  private readonly sockets = new Set<Socket>();

  get url(): string {
    return `smtp://localhost:${this.port}`;
  }

  /** Starts to listen, after a stop at the same port as before. */
  async start(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        simpleParser(stream, {}, (error, mail) => {
          const refused = Object.assign(new Error('Not now'), { responseCode: this.answer });
          if (error || this.answer === 451 || this.answer === 550) return done(error ?? refused);
          const accept = () => {
            this.mails.push(mail);
            if (this.answer === 250) done();
            else for (const socket of this.sockets) socket.destroy();
          };
          if (this.isSlow) this.held.push(accept);
          else accept();
          return undefined;
        });
      },
    });
    // A killed client breaks its connection.
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    this.server.listen(this.port, 'localhost');
    await once(this.server.server, 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  /** Number of mails without an answer. */
  get heldMails(): number {
    return this.held.length;
  }

  /** Answers all held mails. */
  release(): void {
    for (const accept of this.held.splice(0)) accept();
  }

  async stop(): Promise<void> {
    const { server } = this;
    await new Promise<void>((resolve) => {
      if (server) server.close(() => resolve());
      else resolve();
    });
  }

  /** Ends as if its process were killed: open connections break. */
  async kill(): Promise<void> {
    const stopped = this.stop();
    for (const socket of this.sockets) socket.destroy();
    await stopped;
  }

  to(address: string): ParsedMail[] {
    return this.mails.filter(({ to }) => to && !Array.isArray(to) && to.text === address);
  }

  /** Waits for the only mail to an address with a subject. */
  async mailTo(address: string, subject: string): Promise<ParsedMail> {
    for (;;) {
      const found = this.to(address).filter((mail) => mail.subject === subject);
      if (found.length > 1) throw new Error(`'${subject}' arrived ${found.length} times`);
      if (found[0]) return found[0];
      await wait(20);
    }
  }
}

/** Finds the token at the end of the link in a mail. */
export function tokenIn(mail: ParsedMail): string {
  const token =
    /https:\S+\/(?:email-verification|me|reset-password|app-code|confirm-change)\/([\w-]+)$/m.exec(
      mail.text ?? '',
    )?.[1];
  if (!token) throw new Error(`No link in: ${mail.text}`);
  return token;
}
