import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompany, makeEmployee } from '../factories.js';
import { startTestGateway, type TestGateway } from '../run-document.js';
import { type HostileFiles, makeHostileFiles } from './form-bodies.js';
import { credentialsOf, hostileRequest } from './hostile-request.js';
import { Random } from '../../src/demo/random.js';
import { findLeak } from './request.js';

let gateway: TestGateway;
let files: HostileFiles;
beforeAll(async () => {
  gateway = await startTestGateway();
  files = await makeHostileFiles();
});
afterAll(() => gateway.stop());

const count = 400;

it(
  `refuses ${count} malformed requests without a 5xx and without revealing internals`,
  { timeout: 240_000 },
  async () => {
    const made = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, made);
    const tokens = { admin: made.token, phone: phone.token };
    const random = new Random(42);
    const wrong: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const { kind, method, path, headers, body } = hostileRequest(random, files, 20);
      const credentials = credentialsOf(random, tokens);
      const started = performance.now();
      const answer = await gateway.server.inject({
        method,
        url: path,
        headers: { ...headers, ...credentials },
        payload: method === 'GET' ? undefined : body,
        remoteAddress: `192.0.2.${at % 250}`,
      });
      const leak = findLeak(answer.body);
      const time = performance.now() - started;
      if (
        answer.statusCode >= 500 ||
        leak ||
        (time > 5000 && !kind.startsWith('GraphQL')) ||
        /INTERNAL_SERVER/.test(answer.body)
      )
        wrong.push(
          `${at} ${kind} ${method} ${path.slice(0, 80)} ${time.toFixed(0)} ms: ${answer.statusCode} ${leak ?? ''} ${answer.body.slice(0, 300)} <- ${headers['content-type'] ?? ''} ${body.subarray(0, 200).toString()}`,
        );
    }
    expect(wrong).toEqual([]);
  },
);
