import { expect, it } from 'vitest';
import { HOUR } from '../../../durations.js';
import { recordOf } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { addContact } from '../../../../test/manual-contacts.js';
import { makeTeam } from '../../../../test/team.js';
import { inTenant } from '../../../database/tenant.js';
import { recountCase } from './recount.js';

const gateway = useTestGateway(() => ({ poolSize: 8 }));

/** Opens a case of Ana, and runs work while its first recount is not committed yet; then returns who is followed up. */
async function exposeDuringRecount(
  work: (made: Awaited<ReturnType<typeof makeTeam>>, caseId: string) => Promise<unknown>,
): Promise<string[]> {
  const team = await makeTeam(gateway, 'Ana', 'Ben');
  const followUp = makeFollowUpClient(gateway, team.made);
  const { id: caseId } = await followUp.openCase(team.person('Ana'));
  const companyId = team.made.company.id;
  await inTenant(gateway.app.dataSource, companyId, async (db) => {
    await recountCase(db, { companyId, caseId });
    await work(team, caseId);
  });
  await followUp.recount();
  return (await followUp.rows()).map(({ person }) => person.name);
}

it('follows up a contact at once that is added by hand while its new case is recounted', async () => {
  const names = await exposeDuringRecount((team, caseId) =>
    addContact(gateway, team.made, caseId, { employee: { id: team.person('Ben').employee.id } }),
  );
  expect(names).toEqual(['Ben']);
});

it('follows up a contact at once that a phone uploads while its new case is recounted', async () => {
  const names = await exposeDuringRecount(({ person }) =>
    gateway.rest(person('Ben').token, 'POST /contacts', {
      records: [recordOf(person('Ana'), new Date(Date.now() - HOUR), 20)],
    }),
  );
  expect(names).toEqual(['Ben']);
});
