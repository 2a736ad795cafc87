import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../../../durations.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import { makeTeam } from '../../../../test/team.js';

const gateway = useTestGateway();
let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
let opened: { number: number };
beforeEach(async () => {
  team = await makeTeam(gateway, 'Ana', 'Ben', 'Cai', 'Dee');
  followUp = makeFollowUpClient(gateway, team.made);
  for (const [name, hours] of [
    ['Ben', 5],
    ['Cai', 3],
  ] as const)
    await team.meet('Ana', name, new Date(Date.now() - hours * HOUR), 20);
  opened = await followUp.openCase(team.person('Ana'));
  await followUp.recount();
  const [ben] = await followUp.rows();
  await followUp.act([ben!], { kind: 'INFORMED', channel: 'CALL' });
});

const ids = (...names: string[]) => names.map((name) => team.person(name).employee.id);

const preview = (names: string[], token = team.made.token) =>
  gateway.graphql(
    token,
    `query ($ids: [UUID!]) { deleteEmployeesPreview(input: { selection: { ids: $ids } }) {
      openCaseCount openCases { number person { name } } toInform toCorrect inQuarantine } }`,
    { ids: ids(...names) },
  );

describe('deleteEmployeesPreview', () => {
  it.each([
    [['Ana'], { openCaseCount: 1, toInform: 0, inQuarantine: 0 }],
    [['Ben'], { openCaseCount: 0, openCases: [], toInform: 0, inQuarantine: 1 }],
    [['Ana', 'Ben', 'Cai', 'Dee'], { openCaseCount: 1, toInform: 1, inQuarantine: 1 }],
    [['Dee'], { openCaseCount: 0, openCases: [], toInform: 0, inQuarantine: 0 }],
  ])('counts what is unfinished about %j', async (names, expected) => {
    const { data, errors } = await preview(names);
    expect(errors).toBeUndefined();
    expect(data.deleteEmployeesPreview).toMatchObject(expected);
  });

  it('names the open cases, and deletes nobody', async () => {
    const { data } = await preview(['Ana', 'Dee']);
    expect(data.deleteEmployeesPreview.openCases).toEqual([
      { number: opened.number, person: { name: 'Ana' } },
    ]);
    const { employees } = await followUp.ask('{ employees { total } }');
    expect(employees.total).toBe(4);
    const { directoryChanges } = await followUp.ask('{ directoryChanges { total } }');
    expect(directoryChanges.total).toBe(0);
  });

  it('logs an access to the follow-up of each person', async () => {
    await preview(['Ben', 'Dee']);
    await gateway.app.accesses.settle();
    const { rows } = await gateway.app.owner.query(
      `SELECT employee_id AS id FROM person_read WHERE kind = 'FOLLOW_UP' AND employee_id = ANY ($1)`,
      [ids('Ben', 'Dee')],
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids('Ben', 'Dee')));
  });

  it('refuses who may delete people but not read cases', async () => {
    const { key } = await makeApiKey(gateway.app, team.made, { scopes: ['employee:delete'] });
    const { errors } = await preview(['Ana'], key);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('refuses an empty selection like the deletion', async () => {
    const { errors } = await preview([]);
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toBe('selection');
  });
});
