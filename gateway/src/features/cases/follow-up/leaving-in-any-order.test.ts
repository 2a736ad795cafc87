import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../../durations.js';
import { eraseChanges, passDays } from '../../../../test/erasures.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { findColumnsWith } from '../../../../test/personal-traces.js';
import { makeTeam } from '../../../../test/team.js';
import { startChangeErasure } from '../../people/changes/forget-change.job.js';

const gateway = useTestGateway();
beforeAll(() => startChangeErasure(gateway.app));

const names = ['Qxana', 'Qxben', 'Qxcai', 'Qxdee'] as const;

const who = fc.nat({ max: names.length - 1 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('meet' as const), who, other: who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('act' as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('leave' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), who }) },
);

type Team = Awaited<ReturnType<typeof makeTeam>>;

function makeOffice(team: Team) {
  const followUp = makeFollowUpClient(gateway, team.made);
  const idOf = (at: number) => team.person(names[at]!).employee.id;
  const readCases = async () => {
    const { cases } = await followUp.ask(
      '{ cases(filter: { isOpen: true }, pageSize: 100) { items { id number version person { id name } } } }',
    );
    return cases.items as {
      id: string;
      number: number;
      version: number;
      person: { id: string; name: string };
    }[];
  };
  const readRows = async () => {
    const { followUps } = await followUp.ask(
      '{ followUps(pageSize: 100) { items { id nextStep state person { id name } } } }',
    );
    return (
      followUps.items as {
        id: string;
        nextStep: string | null;
        state: string;
        person: { id: string; name: string };
      }[]
    ).filter(({ nextStep }) => nextStep !== null);
  };
  const close = async ({ id, version }: { id: string; version: number }) => {
    await followUp.ask('mutation ($input: CloseCaseInput!) { closeCase(input: $input) { id } }', {
      input: { id, version, outcome: 'RECOVERED' },
    });
  };
  const act = async (row: { id: string; nextStep: string | null }) => {
    const day = new Date().toISOString().slice(0, 10);
    const values = {
      INFORM: { kind: 'INFORMED', channel: 'CALL' },
      CORRECT: { kind: 'CORRECTED', channel: 'CALL' },
      TEST: { kind: 'RELEASED', day },
      RELEASE: { kind: 'RELEASED', day },
    }[row.nextStep!]!;
    await followUp.act([row], values);
  };
  return {
    followUp,
    idOf,
    close,
    act,
    readCases,
    readRows,
    /** What is left to do, in words. */
    async readWork() {
      await followUp.recount();
      const cases = (await readCases()).map(({ number, person }) => `C-${number} ${person.name}`);
      const rows = (await readRows()).map(
        ({ nextStep, state, person }) => `${nextStep} ${state} ${person.name}`,
      );
      return [...cases, ...rows].toSorted();
    },
  };
}

describe('people who leave in any order', () => {
  it('take nothing off the work list, and leave nothing behind in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const team = await makeTeam(gateway, ...names);
        const office = makeOffice(team);
        const left = new Map<number, string>();
        for (const { kind, who: at, ...rest } of steps) {
          const before = await office.readWork();
          if (kind === 'meet') {
            const other = 'other' in rest ? rest.other : at;
            if (at !== other && !left.has(at) && !left.has(other))
              await team.meet(names[at]!, names[other]!, new Date(Date.now() - HOUR), 20);
            expect((await office.readWork()).length).toBeGreaterThanOrEqual(before.length);
          } else if (kind === 'open') {
            const open = (await office.readCases()).map(({ person }) => person.id);
            if (!left.has(at) && !open.includes(office.idOf(at)))
              await office.followUp.openCase(team.person(names[at]!));
          } else if (kind === 'close') {
            const [first] = await office.readCases();
            if (first) await office.close(first);
          } else if (kind === 'act') {
            const [first] = await office.readRows();
            if (first) await office.act(first);
          } else {
            if (kind === 'leave' && !left.has(at)) {
              const { deleteEmployees } = await office.followUp.ask(
                'mutation ($id: UUID!) { deleteEmployees(input: { selection: { ids: [$id] } }) { id } }',
                { id: office.idOf(at) },
              );
              left.set(at, deleteEmployees.id);
            } else if (kind === 'undo' && left.has(at)) {
              const { errors } = await gateway.graphql(
                team.made.token,
                'mutation ($id: UUID!) { undoDirectoryChange(id: $id) { restored } }',
                { id: left.get(at) },
              );
              if (!errors) left.delete(at);
            } else if (kind === 'erase') await eraseChanges(gateway.app);
            expect(await office.readWork()).toEqual(before);
          }
        }

        const remaining = names.flatMap((_, at) => (left.has(at) ? [] : [office.idOf(at)]));
        if (remaining.length > 0)
          await office.followUp.ask(
            'mutation ($ids: [UUID!]) { deleteEmployees(input: { selection: { ids: $ids } }) { id } }',
            { ids: remaining },
          );
        await eraseChanges(gateway.app);
        for (const open of await office.readCases()) await office.close(open);
        for (let rows; (rows = await office.readRows()).length > 0;) await office.act(rows[0]!);
        expect(await office.readWork()).toEqual([]);
        await passDays(gateway.app, 60);
        const traces = names.flatMap((name) => {
          const { email, phone } = team.person(name).employee;
          return [name, email!, phone!];
        });
        expect(await findColumnsWith(gateway.app, traces)).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 120_000);
});
