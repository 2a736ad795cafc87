import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { Webhook } from 'standardwebhooks';
import { variable } from './product.ts';

const address = '127.0.0.1';

/** A received message. */
interface ReceivedMessage {
  id: string;
  headers: Record<string, string>;
  body: string;
}

/** Creates a certificate for all receivers in a folder. @returns environment variables that let the gateway call them */
export async function makeReceiverCertificate(folder: string): Promise<Record<string, string>> {
  const made = await generate([{ name: 'commonName', value: address }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: address }] }],
  });
  const certificate = join(folder, 'receiver.pem');
  writeFileSync(certificate, made.cert);
  writeFileSync(join(folder, 'receiver.key'), made.private);
  return { NODE_EXTRA_CA_CERTS: certificate, OUTBOUND_NETWORKS: address };
}

/** A customer's system that receives webhooks. */
export interface Receiver {
  url: string;
  /** Received messages, oldest first. */
  messages: readonly ReceivedMessage[];
  stop(): void;
}

/** Starts a receiver that answers everything with 200 and 'thank you'. */
export async function startReceiver(): Promise<Receiver> {
  const folder = variable('E2E_RECEIVER');
  const messages: ReceivedMessage[] = [];
  const server = createServer(
    {
      cert: readFileSync(join(folder, 'receiver.pem')),
      key: readFileSync(join(folder, 'receiver.key')),
    },
    (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        messages.push({
          id: String(request.headers['webhook-id']),
          headers: request.headers as Record<string, string>,
          body: Buffer.concat(parts).toString(),
        });
        response.end('thank you');
      });
    },
  ).listen(0, address);
  await once(server, 'listening');
  return {
    url: `https://${address}:${(server.address() as AddressInfo).port}/hooks`,
    messages,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Verifies a message. @returns its type. @throws WebhookVerificationError */
export function verifyMessage(secret: string, { headers, body }: ReceivedMessage): string {
  return (new Webhook(secret).verify(body, headers) as { type: string }).type;
}
