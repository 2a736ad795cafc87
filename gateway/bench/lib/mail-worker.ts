import { appendFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import type { TakenMail } from './mail-server.js';

/*
 * A mail server that notes each mail before its yes, so that a kill forgets nothing that it took.
 */

const { TAKEN_FILE: file = '', PORT: port } = process.env;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, { envelope }, done) {
    let source = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      source += chunk;
    });
    stream.once('end', () => {
      const messageId = /^message-id: (.*?)\r$/im.exec(source)?.[1] ?? '';
      const to = envelope.rcptTo[0]?.address ?? '';
      const taken: TakenMail = { at: Date.now(), messageId, to };
      appendFileSync(file, `${JSON.stringify(taken)}\n`);
      done();
    });
  },
});
// A killed client breaks its connection.
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
