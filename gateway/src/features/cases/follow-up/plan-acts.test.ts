import { beforeEach, describe, expect, it } from 'vitest';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { DAY, HOUR } from '../../../durations.js';

const gateway = useTestGateway();

let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
beforeEach(async () => {
  team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
  followUp = makeFollowUpClient(gateway, team.made);
});

const ask = (query: string, variables: Record<string, unknown> = {}) =>
  gateway.graphql(team.made.token, query, variables);
const dayAgo = (days: number) => new Date(Date.now() - days * DAY);

/** Exposes Ben and Cleo to a case that Ana has had since a day before. */
async function expose(disease: string, exposedAt: Date) {
  await ask(
    `mutation { updateDisease(input: { disease: ${disease}, isUsed: true, version: 0 }) { code } }`,
  );
  for (const name of ['Ben', 'Cleo']) await team.meet('Ana', name, exposedAt, 30);
  const onsetDay = new Date(exposedAt.getTime() - DAY).toISOString().slice(0, 10);
  const opened = await followUp.openCase(team.person('Ana'), { disease, onsetDay });
  await followUp.recount();
  return opened;
}

async function readRow(name = 'Ben') {
  await followUp.recount();
  const { followUps } = await followUp.ask(
    `query ($search: String) { followUps(filter: { search: $search }) { items { id state nextStep opensAt dueAt
      restriction { kind } steps { code status doneAt isOffered result } } } }`,
    { search: name },
  );
  return followUps.items[0];
}

const inform = async () =>
  followUp.act([await readRow()], { kind: 'INFORMED', channel: 'CALL', namesDay: true });
const statusOf = async (code: string) =>
  (await readRow()).steps.find((step: { code: string }) => step.code === code)?.status ?? null;
const add = async (input: Record<string, unknown>) =>
  ask('mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) { batchId } }', {
    input: { followUpIds: [(await readRow()).id], ...input },
  });

describe('acts on the plan of measles', () => {
  beforeEach(async () => {
    await expose('MEASLES', dayAgo(1));
    await inform();
  });

  it('ask for proof first, and then for the vaccine, which counts from when it was given', async () => {
    expect(await readRow()).toMatchObject({
      state: 'IN_QUARANTINE',
      nextStep: 'ASK_FOR_PROOF',
      restriction: { kind: 'STAY_HOME' },
    });
    await followUp.act([await readRow()], { kind: 'PROOF_ASKED' });
    expect((await readRow()).nextStep).toBe('GIVE_PROPHYLAXIS');
    const vaccine = { kind: 'PROPHYLAXIS', step: 'vaccine' };
    await followUp.act([await readRow()], { ...vaccine, prophylaxis: 'OFFERED' });
    expect(await statusOf('vaccine')).toBe('OPEN');
    const happenedAt = new Date(Date.now() - 2 * HOUR).toISOString();
    const { batchId } = await followUp.act([await readRow()], {
      ...vaccine,
      prophylaxis: 'GIVEN',
      happenedAt,
    });
    const row = await readRow();
    expect(row.steps).toMatchObject([
      { code: 'proof', status: 'DONE' },
      { code: 'vaccine', status: 'DONE', doneAt: happenedAt },
    ]);
    expect(row.nextStep).toBe('RELEASE');
    await followUp.undo(batchId);
    expect((await readRow()).nextStep).toBe('GIVE_PROPHYLAXIS');
  });

  it.each([
    [{ kind: 'PROPHYLAXIS', prophylaxis: 'GIVEN' }, 'step'],
    [{ kind: 'PROPHYLAXIS', step: 'vaccine' }, 'prophylaxis'],
    [{ kind: 'PROPHYLAXIS', step: 'antibiotic', prophylaxis: 'GIVEN' }, 'step'],
    [{ kind: 'PROPHYLAXIS', step: 'vaccine', prophylaxis: 'NOT_TO_BE_GIVEN' }, 'note'],
    [{ kind: 'SYMPTOMS_CHECKED' }, 'hasSymptoms'],
    [{ kind: 'PROOF_ASKED', happenedAt: '2999-01-01T00:00:00Z' }, 'happenedAt'],
    [{ kind: 'PROOF_ASKED', happenedAt: '2020-01-01T00:00:00Z' }, 'happenedAt'],
  ])('are refused as %j, naming %s', async (input, field) => {
    const { errors } = await add(input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(JSON.stringify(errors?.[0]?.extensions)).toContain(`"${field}"`);
    expect((await readRow()).nextStep).toBe('ASK_FOR_PROOF');
  });

  it('are in the list of what can be done now, and not in it once nothing can', async () => {
    const count = async (isOpen: boolean) =>
      (await followUp.rows({ isOpen, search: 'Ben' })).length;
    expect([await count(true), await count(false)]).toEqual([1, 0]);
    await followUp.act([await readRow()], { kind: 'PROOF_ASKED' });
    for (const step of ['vaccine', 'immunoglobulin'])
      await followUp.act([await readRow()], {
        kind: 'PROPHYLAXIS',
        step,
        prophylaxis: 'DECLINED',
      });
    expect([await count(true), await count(false)]).toEqual([0, 1]);
  });
});

it('opens no case after a positive test for infection, and drops the second test', async () => {
  await expose('TUBERCULOSIS', dayAgo(2));
  await inform();
  await followUp.act([await readRow()], { kind: 'SYMPTOMS_CHECKED', hasSymptoms: false });
  expect(await readRow()).toMatchObject({ state: 'INFORMED', nextStep: 'TEST' });
  const day = new Date().toISOString().slice(0, 10);
  const { batchId } = await followUp.act([await readRow()], {
    kind: 'TESTED',
    test: 'IGRA',
    day: dayAgo(1).toISOString().slice(0, 10),
    result: 'POSITIVE',
  });
  expect(await readRow()).toMatchObject({ state: 'INFORMED', nextStep: null });
  const { cases } = await followUp.ask('{ cases { total } }');
  expect(cases.total).toBe(1);
  await followUp.undo(batchId);
  await followUp.act([await readRow()], { kind: 'TESTED', test: 'IGRA', day, result: 'NEGATIVE' });
  const row = await readRow();
  expect(row).toMatchObject({ nextStep: 'TEST' });
  expect(Date.parse(row.opensAt)).toBeGreaterThan(Date.now() + 50 * DAY);
  expect(await followUp.rows({ isOpen: true, search: 'Ben' })).toEqual([]);
});

describe('a plan that the company changes', () => {
  const update = (steps: object[], version: number) =>
    ask(
      `mutation ($input: UpdateDiseaseInput!) { updateDisease(input: $input) { version
        exposurePlan { code values { isUsed opens bestBy ends } defaults { ends } changedBy }
        history(page: 1, pageSize: 10) { items { step stepBefore { ends } stepAfter { ends isUsed } } } } }`,
      { input: { disease: 'MEASLES', steps, version } },
    );

  it('applies to open rows and is in the history, and its default undoes the change', async () => {
    await expose('MEASLES', dayAgo(1));
    await inform();
    const { data, errors } = await update([{ code: 'vaccine', ends: 96 }], 1);
    expect(errors).toBeUndefined();
    const { exposurePlan, history } = data.updateDisease;
    const vaccine = exposurePlan.find(({ code }: { code: string }) => code === 'vaccine');
    expect(vaccine).toMatchObject({ values: { ends: 96 }, defaults: { ends: 72 } });
    expect(vaccine.changedBy).not.toBeNull();
    expect(history.items[0]).toMatchObject({
      step: 'vaccine',
      stepBefore: { ends: 72 },
      stepAfter: { ends: 96 },
    });
    await update([{ code: 'vaccine', isUsed: false }], 2);
    expect(await statusOf('vaccine')).toBeNull();
    const { data: back } = await update([{ code: 'vaccine', isUsed: true, ends: 72 }], 3);
    const restored = back.updateDisease.exposurePlan.find(
      ({ code }: { code: string }) => code === 'vaccine',
    );
    expect(restored.changedBy).toBeNull();
    expect(await statusOf('vaccine')).toBe('OPEN');
  });

  it('does not ask for a step that is past with its new times', async () => {
    await expose('MEASLES', dayAgo(1));
    await inform();
    await update([{ code: 'vaccine', ends: 2 }], 1);
    expect(await statusOf('vaccine')).toBe('NOT_ASKED');
  });

  it.each([
    [[{ code: 'other' }], 'steps.other'],
    [[{ code: 'vaccine' }, { code: 'vaccine' }], 'steps.vaccine'],
    [[{ code: 'vaccine', ends: -1 }], 'steps.vaccine.ends'],
    [[{ code: 'vaccine', ends: 100_000 }], 'steps.vaccine.ends'],
    [[{ code: 'vaccine', bestBy: 5 }], 'steps.vaccine.bestBy'],
    [[{ code: 'vaccine', opens: 80 }], 'steps.vaccine.ends'],
    [[{ code: 'symptoms', ends: null }], 'steps.symptoms.ends'],
  ])('is refused as %j, naming %s', async (steps, field) => {
    const { errors } = await update(steps, 0);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(JSON.stringify(errors?.[0]?.extensions)).toContain(`"${field}"`);
  });

  it('is previewed with the number of people whose steps change, and nothing is stored', async () => {
    await expose('MEASLES', dayAgo(1));
    const { data, errors } = await ask(
      `query ($input: DiseaseChangePreviewInput!) { diseaseChangePreview(input: $input) { people { changedSteps changedDates } } }`,
      { input: { disease: 'MEASLES', figures: [], steps: [{ code: 'vaccine', ends: 96 }] } },
    );
    expect(errors).toBeUndefined();
    expect(data.diseaseChangePreview.people).toEqual({ changedSteps: 2, changedDates: 0 });
    const { diseases } = await followUp.ask('{ diseases { code version } }');
    expect(diseases).toContainEqual({ code: 'MEASLES', version: 1 });
  });
});
