import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../../../durations.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeEmployee } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { makeTeam } from '../../../../test/team.js';

const gateway = useTestGateway();
let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
let opened: { id: string; number: number; version: number };
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
});

const ids = (...names: string[]) => names.map((name) => team.person(name).employee.id);

const remove = (...names: string[]) =>
  followUp.ask(
    'mutation ($ids: [UUID!]) { deleteEmployees(input: { selection: { ids: $ids } }) { id } }',
    { ids: ids(...names) },
  );

const person = '{ id name code department email callingCode phone isDeleted }';
const readCase = async () =>
  (
    await followUp.ask(
      `query ($number: Int!) { case(number: $number) { isOpen person ${person} } }`,
      {
        number: opened.number,
      },
    )
  ).case;

describe('a former employee with an open case', () => {
  it('keeps name, email and phone on the case, and nothing else of the directory', async () => {
    const { id, email, phone, callingCode } = team.person('Ana').employee;
    await remove('Ana');
    expect(await readCase()).toEqual({
      isOpen: true,
      person: {
        id,
        name: 'Ana',
        code: null,
        department: null,
        email,
        callingCode: callingCode || null,
        phone,
        isDeleted: true,
      },
    });
    const { cases } = await followUp.ask(
      '{ cases(filter: { search: "ana", isOpen: true }) { total items { number } } }',
    );
    expect(cases).toEqual({ total: 1, items: [{ number: opened.number }] });
  });

  it('leaves the follow-up of others as it was, and can be given a late contact', async () => {
    const before = await followUp.rows();
    await remove('Ana');
    await followUp.recount();
    expect(await followUp.rows()).toEqual(before);
    await followUp.ask(
      'mutation ($input: AddManualContactInput!) { addManualContact(input: $input) { id } }',
      {
        input: {
          caseId: opened.id,
          who: { employee: { id: ids('Dee')[0] } },
          informant: { name: 'Herself' },
          startedAt: new Date(Date.now() - HOUR).toISOString(),
          minutes: 30,
        },
      },
    );
    await followUp.recount();
    expect((await followUp.rows()).map((row) => row.person.name)).toEqual(['Ben', 'Cai', 'Dee']);
  });

  it('can be closed and reopened', async () => {
    await remove('Ana');
    const { closeCase } = await followUp.ask(
      'mutation ($input: CloseCaseInput!) { closeCase(input: $input) { version isOpen } }',
      { input: { id: opened.id, version: opened.version, outcome: 'RECOVERED' } },
    );
    expect(closeCase.isOpen).toBe(false);
    const { reopenCase } = await followUp.ask(
      'mutation ($input: ReopenCaseInput!) { reopenCase(input: $input) { isOpen } }',
      { input: { id: opened.id, version: closeCase.version } },
    );
    expect(reopenCase.isOpen).toBe(true);
  });
});

describe('a former employee with an open follow-up', () => {
  it('stays in the work list until the last step is done', async () => {
    await remove('Ben');
    const [ben] = await followUp.rows({ search: 'ben' });
    expect(ben).toMatchObject({ person: { name: 'Ben' }, nextStep: 'INFORM' });
    const informed = await followUp.act([ben!], { kind: 'INFORMED', channel: 'CALL' });
    expect(informed.followUps).toMatchObject([{ state: 'IN_QUARANTINE', nextStep: 'RELEASE' }]);
    const [{ step, followUps }] = (await followUp.ask('{ dueFollowUps { step followUps } }'))
      .dueFollowUps;
    expect({ step, followUps }).toEqual({ step: 'INFORM', followUps: 1 });
    await followUp.recount();
    expect((await followUp.rows()).map((row) => row.person.name)).toEqual(['Ben', 'Cai']);
  });
});

describe('the directory', () => {
  it('has lost somebody who is followed up like anybody else', async () => {
    await remove('Ana', 'Ben', 'Dee');
    const { employees, departments } = await followUp.ask(
      '{ employees { total items { name } } departments { people } }',
    );
    expect(employees).toEqual({ total: 1, items: [{ name: 'Cai' }] });
    expect(departments).toEqual([{ people: 1 }]);
    for (const name of ['Ana', 'Dee'])
      for (const by of [{ id: ids(name)[0] }, { code: team.person(name).employee.code }]) {
        const { errors } = await gateway.graphql(
          team.made.token,
          'query ($by: EmployeeRef!) { employee(by: $by) { name } }',
          { by },
        );
        expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      }
  });

  it('takes the same person again, with the same code, email and phone', async () => {
    const { code, email, phone, name } = team.person('Ana').employee;
    await remove('Ana');
    const again = await makeEmployee(gateway.app, team.made, { code, email, phone, name });
    expect(again.employee.id).not.toBe(ids('Ana')[0]);
    expect((await readCase()).person.isDeleted).toBe(true);
  });

  it('has the person back after an undo, who is no former employee then', async () => {
    const { deleteEmployees } = await remove('Ana');
    await followUp.ask('mutation ($id: UUID!) { undoDirectoryChange(id: $id) { restored } }', {
      id: deleteEmployees.id,
    });
    expect((await readCase()).person).toMatchObject({ name: 'Ana', isDeleted: false });
    const { rows } = await gateway.app.owner.query(
      'SELECT FROM former_employee WHERE employee_id = $1',
      ids('Ana'),
    );
    expect(rows).toEqual([]);
  });
});

describe('somebody who is neither ill nor followed up', () => {
  it('leaves nothing behind', async () => {
    await remove('Dee');
    const { rows } = await gateway.app.owner.query(
      'SELECT FROM former_employee WHERE employee_id = $1',
      ids('Dee'),
    );
    expect(rows).toEqual([]);
  });
});
