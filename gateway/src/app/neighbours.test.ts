import { expect, it } from 'vitest';
import { makeCompany } from '../../test/factories.js';
import { makeFollowUpClient } from '../../test/follow-up.js';
import { useMailingGateway } from '../../test/hooks.js';
import { makeExposed } from '../../test/notices.js';
import { makeTeam } from '../../test/team.js';
import { whileTriggered } from '../../test/triggers.js';
import { lockUntilEnd } from '../database/advisory-locks.js';
import { startFollowUpRecount } from '../features/cases/follow-up/recount.job.js';

const { gateway, server } = useMailingGateway();

/** Makes a company in which Ana meets Ben. */
async function makePair() {
  const team = await makeTeam(gateway, 'Ana', 'Ben');
  await team.meet('Ana', 'Ben', new Date(Date.now() - 3_600_000), 20);
  const followUp = makeFollowUpClient(gateway, team.made);
  return {
    companyId: team.made.company.id,
    openCase: () => followUp.openCase(team.person('Ana')),
    countRows: async () => (await followUp.rows()).length,
  };
}

it('follows people up while the mails of a company are slow, another one is locked and a third one fails', async () => {
  const mailing = await makeCompany(gateway.app);
  const { ids, exposed } = await makeExposed(gateway, mailing, { exposed: 3 });
  const [locked, failing, ordinary] = [await makePair(), await makePair(), await makePair()];
  const timeout = 20_000;
  const holder = await gateway.app.owner.connect();
  const stop = startFollowUpRecount(gateway.app);
  try {
    server.isSlow = true;
    const { data } = await gateway.graphql(
      mailing.token,
      'mutation ($input: SendNoticesInput!) { sendNotices(input: $input) { sent } }',
      { input: { followUpIds: ids } },
    );
    expect(data.sendNotices.sent).toBe(3);
    await expect.poll(() => server.heldMails, { timeout }).toBe(1);
    await whileTriggered(
      { owner: holder, url: gateway.app.ownerUrl },
      {
        name: 'fail_company',
        when: 'BEFORE INSERT ON case_exposure',
        body: `IF NEW.company_id = '${failing.companyId}' THEN RAISE EXCEPTION 'not now'; END IF`,
      },
      async () => {
        await holder.query('BEGIN');
        await holder.query(`SELECT ${lockUntilEnd('followUp', '$1')}`, [locked.companyId]);
        await locked.openCase();
        await failing.openCase();
        await ordinary.openCase();
        await expect.poll(() => ordinary.countRows(), { timeout }).toBe(1);
        expect([await locked.countRows(), await failing.countRows()]).toEqual([0, 0]);
        expect(await makeFollowUpClient(gateway, mailing).rows()).toHaveLength(3);
        expect(server.heldMails).toBe(1);
        await holder.query('COMMIT');
      },
    );
    server.isSlow = false;
    server.release();
    for (const { countRows } of [locked, failing])
      await expect.poll(countRows, { timeout }).toBe(1);
    for (const { employee } of exposed)
      await expect.poll(() => server.to(employee.email!).length, { timeout }).toBe(1);
  } finally {
    holder.release(true);
    await stop();
  }
}, 90_000);
