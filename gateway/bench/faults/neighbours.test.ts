import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LinkPurpose } from '../../src/features/accounts/mailed-link.entity.js';
import { type MadeCompany, makeCompany, makeEmployee, makeLink } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';
import { attacks } from './neighbours.js';
import type { Attackers } from './neighbours/attack.js';
import { AttackClient } from './neighbours/attack-client.js';
import { Neighbour } from './neighbours/neighbour.js';
import { findUnexpected } from './neighbours/result.js';

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
    phones: [{ employeeId: phone.employee.id, token: phone.token }],
    link: await makeLink(app, attacking, { purpose: LinkPurpose.VERIFY_EMAIL }),
    others: others.map(({ email, password, token }) => ({ email, password, token })),
  };
}

describe('a gateway with few connections', () => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))(
    'serves a neighbour without errors during: %s',
    { timeout: 120_000 },
    async (_name, attack) => {
      const neighbour = new Neighbour({
        url,
        token: made.token,
        people: [traced],
      });
      const client = new AttackClient(url);
      const size = { atOnce: Math.min(attack.atOnce, maxAtOnce), seconds: 0, fileBytes };
      const over = new AbortController();
      const attacking = attack.run(client, attackers, size).finally(() => over.abort());
      do {
        await neighbour.read();
        await neighbour.probe();
      } while (!over.signal.aborted);
      await attacking;
      const { failed, errors, readyz } = await neighbour.collect();
      expect({ failed, errors, readyz: Object.keys(readyz) }).toEqual({
        failed: 0,
        errors: [],
        readyz: ['200'],
      });
      expect(findUnexpected(attack, client.answers)).toEqual([]);
    },
  );
});
