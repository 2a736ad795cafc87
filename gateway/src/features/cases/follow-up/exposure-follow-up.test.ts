import { Client } from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { makeMember } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { Role } from '../../../access/role.js';
import { addDays, dayIn } from '../../company/profile/calendar-days.js';

const gateway = useTestGateway();

const today = dayIn('Asia/Singapore', Date.now());
const daysAgo = (days: number) => addDays(today, -days);
const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);
const fields = 'followUp { state informedAt testedOn testResult homeUntil }';

let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
let number: number;
/** Ana has a case; she met Ben and Cleo three days ago, and Ben met Dan a day later. */
beforeEach(async () => {
  team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo', 'Dan');
  followUp = makeFollowUpClient(gateway, team.made);
  await team.meet('Ana', 'Ben', noon(daysAgo(3)), 20);
  await team.meet('Ana', 'Cleo', noon(daysAgo(3)), 30);
  await team.meet('Ben', 'Dan', noon(daysAgo(2)), 30);
  ({ number } = await followUp.openCase(team.person('Ana'), { onsetDay: daysAgo(3) }));
  await followUp.recount();
});

/** Returns the follow-ups of the exposures of a trace, by name. */
function groupByName(trace: { exposures: any[] }) {
  return Object.fromEntries(trace.exposures.map((each) => [each.person.name, each.followUp]));
}

async function readPlainTrace(from: string) {
  const { trace } = await followUp.ask(
    `query ($id: UUID!, $from: DateTimeISO!) { trace(employee: { id: $id }, from: $from) { exposures { person { name } ${fields} } } }`,
    { id: team.person('Ana').employee.id, from: noon(from) },
  );
  return groupByName(trace);
}

async function readCaseTrace(caseNumber: number) {
  const { case: traced } = await followUp.ask(
    `query ($number: Int!) { case(number: $number) { trace { exposures { person { name } ${fields} } } } }`,
    { number: caseNumber },
  );
  return groupByName(traced.trace);
}

const act = async (name: string, values: Record<string, unknown>) =>
  followUp.act(await followUp.rows({ search: name }), values);
const tested = (day: string, result = 'NEGATIVE') => ({ kind: 'TESTED', day, test: 'PCR', result });
const toInform = {
  state: 'TO_INFORM',
  informedAt: null,
  testedOn: null,
  testResult: null,
  homeUntil: null,
};

describe('Exposure.followUp', () => {
  it('shows who was informed and tested and who stays home, in plain traces and traces of cases', async () => {
    await act('Ben', { kind: 'INFORMED', channel: 'CALL' });
    await act('Ben', tested(daysAgo(1)));
    await act('Ben', tested(daysAgo(2)));
    const quarantine = (await followUp.rows({ search: 'Ben' }))[0]!.quarantineUntil;
    const expected = {
      Ben: {
        state: 'IN_QUARANTINE',
        informedAt: expect.any(String),
        testedOn: daysAgo(1),
        testResult: 'NEGATIVE',
        homeUntil: quarantine,
      },
      Cleo: toInform,
      // People are followed up to level 1.
      Dan: null,
    };
    expect(await readPlainTrace(daysAgo(4))).toEqual(expected);
    expect(await readCaseTrace(number)).toEqual(expected);
  });

  it('ignores acts from before the exposure and undone acts', async () => {
    await act('Ben', { kind: 'INFORMED', channel: 'CALL', namesDay: true });
    await act('Ben', tested(daysAgo(4)));
    await act('Cleo', { kind: 'INFORMED', channel: 'CALL', namesDay: true });
    const { batchId } = await act('Cleo', tested(daysAgo(1)));
    await followUp.undo(batchId);
    const found = await readCaseTrace(number);
    expect(found['Ben']).toMatchObject({ informedAt: expect.any(String), testedOn: null });
    expect(found['Cleo']).toMatchObject({ informedAt: expect.any(String), testedOn: null });
    // A later contact extends the quarantine: Cleo has to be told again.
    await team.meet('Ana', 'Cleo', noon(daysAgo(1)), 30);
    await followUp.recount();
    expect((await readCaseTrace(number))['Cleo']).toEqual(toInform);
  });

  it('belongs to the disease of the case', async () => {
    await act('Ben', { kind: 'INFORMED', channel: 'CALL' });
    await followUp.ask(
      'mutation { updateDisease(input: { disease: INFLUENZA, version: 0, isUsed: true }) { code } }',
    );
    const other = await followUp.openCase(team.person('Ana'), {
      disease: 'INFLUENZA',
      onsetDay: daysAgo(3),
    });
    await followUp.recount();
    expect(await readCaseTrace(other.number)).toMatchObject({
      Ben: { state: 'TO_INFORM', informedAt: null },
    });
  });

  it('needs one statement for all people', async () => {
    const query = vi.spyOn(Client.prototype, 'query');
    await readCaseTrace(number);
    const asked = query.mock.calls.filter(([statement]) =>
      JSON.stringify(statement).includes('follow-ups-of-exposures'),
    );
    query.mockRestore();
    expect(asked).toHaveLength(1);
  });
});

describe('Employee.followUpState', () => {
  const readStates = async () => {
    const { employees } = await followUp.ask('{ employees { items { name followUpState } } }');
    const items = employees.items as { name: string; followUpState: string | null }[];
    return Object.fromEntries(items.map(({ name, followUpState }) => [name, followUpState]));
  };

  it('is the most serious open state, and null without a follow-up', async () => {
    expect(await readStates()).toMatchObject({ Ana: null, Ben: 'TO_INFORM', Dan: null });
    const [row] = await followUp.rows({ search: 'Ben' });
    await followUp.act([row!], { kind: 'INFORMED', channel: 'CALL' });
    expect(await readStates()).toMatchObject({ Ben: 'IN_QUARANTINE', Cleo: 'TO_INFORM' });
  });

  it('is refused to who manages the directory', async () => {
    const { token } = await makeMember(gateway.app, team.made, Role.DIRECTORY_MANAGER);
    const { errors } = await gateway.graphql(token, '{ employees { items { followUpState } } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
