import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../../test/random.js';
import { makeHostileFiles } from '../../../test/hostile/form-bodies.js';
import { documents } from '../../../test/hostile/graphql-bodies.js';
import { credentialsOf, hostileRequest } from '../../../test/hostile/hostile-request.js';
import { IdleWebsockets } from '../idle-websockets.js';
import { SlowSockets, slownesses } from '../slow-sockets.js';
import type { Attack } from './attack.js';
import { graphqlRequest } from './attack-client.js';

const seed = 42;
/** How often a document repeats what it repeats: a body of up to 1 MB. */
const repetitions = 20_000;

/** Large documents, hostile bodies, and connections that are held open. */
export const floodAttacks: readonly Attack[] = [
  documentAttack('deep documents', ['deep', 'deep introspection', 'objects in objects']),
  documentAttack('alias floods', ['aliases', 'one field again and again', 'aliased sign-ins']),
  {
    name: 'slow headers, bodies and readers, 500 sockets',
    atOnce: 500,
    expected: [],
    run: async ({ port }, { adminSessions }, { atOnce, seconds }) => {
      const slow = new SlowSockets(port, adminSessions);
      for (let at = 0; at < atOnce; at += 1)
        slow.add(slownesses[at % slownesses.length] ?? 'silent', at);
      await wait(seconds * 1000);
      slow.stop();
    },
  },
  {
    name: 'idle websockets, 1000',
    atOnce: 1000,
    expected: [],
    run: async ({ port }, { adminSessions }, { atOnce, seconds }) => {
      const sockets = new IdleWebsockets(port);
      await sockets.add(
        Array.from({ length: atOnce }, (_, at) => adminSessions[at % adminSessions.length] ?? ''),
      );
      await wait(seconds * 1000);
      sockets.stop();
    },
  },
  // The last one: it may change the attackers' own company.
  {
    name: 'malformed and hostile bodies, 16 kept up',
    atOnce: 16,
    expected: [],
    run: async (client, { admin, phones }, size) => {
      const random = new Random(seed);
      const files = await makeHostileFiles();
      await client.keepUp(size, () => {
        const { method, path, headers, body } = hostileRequest(random, files);
        const credentials = credentialsOf(random, { admin, phone: phones[0]?.token ?? '' });
        const isEmpty = method === 'GET';
        return {
          method,
          path,
          headers: { ...headers, ...credentials },
          ...(isEmpty ? {} : { body }),
        };
      });
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
