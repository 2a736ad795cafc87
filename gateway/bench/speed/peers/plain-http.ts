import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a bare `node:http` server; an error is answered as 500, which fails the benchmark. @returns its port. */
export function servePlainly(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<number> {
  return listen(
    createServer((request, response) => {
      answer(request, response).catch((error: unknown) =>
        response.writeHead(500).end(String(error)),
      );
    }),
  );
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Reads a request's body as JSON. */
export function readJson(request: IncomingMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', reject);
    request.on('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(chunks).toString()));
      } catch (error) {
        reject(error);
      }
    });
  });
}

export function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}
