import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LinkPurpose } from '../../src/features/members/accounts/mailed-link.entity.js';
import { type MadeCompany, makeCompany, makeEmployee, makeLink } from '../factories.js';
import { startTestGateway, type TestGateway } from '../run-document.js';
import { makeHostileFiles } from '../hostile/form-bodies.js';
import { makeExposed } from '../notices.js';
import { graphqlRequest, sendRequest } from '../http-client.js';
import { type Attackers, findUnexpected } from './attack.js';
import { AttackClient } from './attack-client.js';
import { attacks } from './attacks.js';

const poolSize = 4;
/** More than the pool: requests that wait for a second connection while they hold one would block each other. */
const maxAtOnce = 10;
const fileBytes = 300_000;

let gateway: TestGateway;
let url: string;
let made: MadeCompany;
let traced: string;
let attackers: Attackers;
beforeAll(async () => {
  gateway = await startTestGateway({ poolSize });
  url = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  made = await makeCompany(gateway.app);
  traced = (await makeEmployee(gateway.app, made)).employee.id;
  attackers = await makeAttackers();
});
afterAll(() => gateway.stop());

async function makeAttackers(): Promise<Attackers> {
  const { app } = gateway;
  const attacking = await makeCompany(app);
  const others = await Promise.all([makeCompany(app), makeCompany(app)]);
  const phone = await makeEmployee(app, attacking);
  return {
    admin: attacking.token,
    adminSessions: [attacking.token],
    followUpIds: (await makeExposed(gateway, attacking)).ids,
    phones: [{ employeeId: phone.employee.id, token: phone.token }],
    link: await makeLink(app, attacking, { purpose: LinkPurpose.VERIFY_EMAIL }),
    others: others.map(({ email, password, token }) => ({ email, password, token })),
    files: await makeHostileFiles(),
  };
}

/** Sends the reads of a company's admin and of a load balancer. @returns the failures. */
async function readAsNeighbour(): Promise<string[]> {
  const trace = 'query ($id: UUID!) { trace(employee: { id: $id }) { exposures { level } } }';
  const requests = [
    graphqlRequest('{ employees { total items { id health { osVersion } } } }', {}, made.token),
    graphqlRequest('{ safetyIndicator { level share } }', {}, made.token),
    graphqlRequest(trace, { id: traced }, made.token),
    { method: 'GET', path: '/readyz' } as const,
  ];
  const answers = await Promise.all(requests.map((request) => sendRequest(url, request)));
  return answers
    .filter(({ status, text }) => status !== 200 || text.includes('"errors"'))
    .map(({ status, text }) => `${status} ${text}`);
}

describe('a gateway with few connections', () => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))(
    'serves a neighbour without errors during: %s',
    { timeout: 120_000 },
    async (_name, attack) => {
      const client = new AttackClient(url);
      const size = { atOnce: Math.min(attack.atOnce, maxAtOnce), seconds: 0, fileBytes };
      const over = new AbortController();
      const attacking = attack.run(client, attackers, size).finally(() => over.abort());
      const errors: string[] = [];
      do errors.push(...(await readAsNeighbour()));
      while (!over.signal.aborted);
      await attacking;
      expect(errors).toEqual([]);
      expect(findUnexpected(attack, client.answers)).toEqual([]);
    },
  );
});
