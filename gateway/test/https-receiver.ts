import { createServer, type Server } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

/** Host name in the certificate of every receiver, which is also valid for 127.0.0.1 and ::1. */
export const receiverHost = 'receiver.example';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const trustedBefore = getCACertificates('default');
let made: ReturnType<typeof generate> | undefined;

/** Returns the certificate of all receivers of this process, and its private key. */
export function receiverCertificate(): ReturnType<typeof generate> {
  made ??= generate([{ name: 'commonName', value: receiverHost }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: receiverHost },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return made;
}

/** An https server that stores its requests. The process trusts its certificate. */
export class HttpsReceiver {
  /** Received requests, oldest first. */
  readonly requests: ReceivedRequest[] = [];
  /** Sends the answer, by default 204 without a body. */
  answer: (request: ReceivedRequest, response: ServerResponse) => void = (_, response) => {
    response.writeHead(204).end();
  };
  private server: Server | undefined;

  /** Listens on an address of this machine. */
  static async start(host = '127.0.0.1', port = 0): Promise<HttpsReceiver> {
    const receiver = new HttpsReceiver();
    const { cert, private: key } = await receiverCertificate();
    setDefaultCACertificates([...trustedBefore, cert]);
    const server = createServer({ cert, key }, (request, response) => {
      void receiver.receive(request, response);
    });
    receiver.server = server;
    await new Promise<void>((resolve) => {
      server.listen(port, host, resolve);
    });
    return receiver;
  }

  get port(): number {
    const address = this.server?.address() as AddressInfo;
    return address.port;
  }

  /** The address of a path under the name in the certificate. */
  urlOf(path: string): string {
    return `https://${receiverHost}:${this.port}${path}`;
  }

  /** Makes the process refuse the certificate until another receiver starts. */
  distrust(): void {
    setDefaultCACertificates(trustedBefore);
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => {
      this.server?.close(resolve);
    });
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    };
    this.requests.push(received);
    this.answer(received, response);
  }
}
