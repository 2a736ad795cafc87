import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/demo/random.js';
import { documents } from '../hostile/graphql-bodies.js';
import { credentialsOf, hostileRequest } from '../hostile/hostile-request.js';
import { graphqlRequest, type HttpRequest } from '../http-client.js';
import type { Attack, Attackers } from './attack.js';
import { openIdleWebsockets } from './idle-websockets.js';
import { SlowSockets } from './slow-sockets.js';

const seed = 42;
/** Of the repeated part of a document: a body of up to 1 MB. */
const repetitions = 20_000;

/** Hostile requests that are made before they are sent, because attackers have machines of their own. Together they take 70 MB. */
const maxPreparedRequests = 500;

/** Large documents, hostile requests, and connections that stay open. */
export const floodAttacks: readonly Attack[] = [
  documentAttack('deep documents', ['deep', 'deep introspection', 'objects in objects']),
  documentAttack('alias floods', ['aliases', 'one field again and again', 'aliased sign-ins']),
  {
    name: 'slow headers, bodies and readers, 500 sockets',
    atOnce: 500,
    expected: [],
    run: async ({ port }, { adminSessions }, { atOnce, seconds }) => {
      const sockets = new SlowSockets(port, adminSessions, atOnce);
      await wait(seconds * 1000);
      sockets.stop();
    },
  },
  {
    name: 'idle websockets, 1000',
    atOnce: 1000,
    expected: [],
    run: async ({ port }, { adminSessions }, { atOnce, seconds }) => {
      const close = await openIdleWebsockets(port, adminSessions, atOnce);
      await wait(seconds * 1000);
      close();
    },
  },
  // The last one, because it may change the attackers' own company.
  {
    name: 'malformed and hostile bodies, 16 kept up',
    atOnce: 16,
    expected: [],
    run: (client, attackers, size) => {
      const count = size.seconds === 0 ? size.atOnce : maxPreparedRequests;
      const requests = makeHostileRequests(count, attackers);
      return client.keepUp(size, (at) => requests[at % requests.length]!);
    },
  },
];

function documentAttack(name: string, kinds: readonly (keyof typeof documents)[]): Attack {
  return {
    name: `${name}, 16 kept up`,
    atOnce: 16,
    expected: ['400 GRAPHQL_VALIDATION_FAILED', '400 GRAPHQL_PARSE_FAILED'],
    run: (client, { admin }, size) => {
      const random = new Random(seed);
      const requests = kinds.map((kind) =>
        graphqlRequest(documents[kind]?.(() => repetitions, random) ?? '', {}, admin),
      );
      return client.keepUp(size, (at) => requests[at % requests.length] ?? requests[0]!);
    },
  };
}

function makeHostileRequests(count: number, { admin, phones, files }: Attackers): HttpRequest[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const { method, path, headers, body } = hostileRequest(random, files);
    const credentials = credentialsOf(random, { admin, phone: phones[0]?.token ?? '' });
    return {
      method,
      path,
      headers: { ...headers, ...credentials },
      ...(method === 'GET' ? {} : { body }),
    };
  });
}
