import { beforeEach, describe, expect, it } from 'vitest';
import { makeApiKey } from '../../../../test/api-keys.js';
import { makeCompany, makeEmployee, makeMember } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { recordImmunity, twoDoses } from '../../../../test/immunity.js';
import { startOwnFileSession } from '../../../../test/own-file.js';
import { makeTeam } from '../../../../test/team.js';
import { MemberRole } from '../../../access/role.js';
import { DAY } from '../../../durations.js';

const gateway = useTestGateway();

let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
beforeEach(async () => {
  team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
  followUp = makeFollowUpClient(gateway, team.made);
});

const idOf = (name: string) => team.person(name).employee.id;
const ask = (query: string, variables: Record<string, unknown> = {}, token = team.made.token) =>
  gateway.graphql(token, query, variables);
const record = (input: object, token?: string) =>
  ask(
    'mutation ($input: RecordImmunityInput!) { recordImmunity(input: $input) { batchId added unchanged } }',
    { input: { employeeIds: [idOf('Ben')], ...twoDoses, ...input } },
    token,
  );
const withdraw = (input: object) =>
  ask(
    'mutation ($input: WithdrawImmunityInput!) { withdrawImmunity(input: $input) { withdrawn } }',
    {
      input,
    },
  );
const runImport = (rows: object[], isPreview = false) =>
  ask(
    isPreview
      ? 'query ($rows: [ImmunityRowInput!]!) { import: immunityImportPreview(input: { rows: $rows }) { ...all } } fragment all on ImmunityImport { batchId added unchanged refused rows { row outcome field problem } }'
      : 'mutation ($rows: [ImmunityRowInput!]!) { import: importImmunity(input: { rows: $rows }) { batchId added unchanged refused rows { row outcome field problem } } }',
    { rows },
  ).then(({ data }) => data.import);
const list = async (filter: object = {}, token?: string) => {
  const { data } = await ask(
    `query ($filter: ImmunityFilterInput) { immunityEvidence(filter: $filter) {
      total items { id person { name } disease kind isImmune day doses state recordedBy document } } }`,
    { filter },
    token,
  );
  return data?.immunityEvidence;
};

async function useMeasles() {
  const { errors } = await ask(
    'mutation { updateDisease(input: { disease: MEASLES, isUsed: true, version: 0 }) { code } }',
  );
  expect(errors).toBeUndefined();
}

/** Exposes Ben and Cleo to a case of measles that Ana has had since two days ago. */
async function exposeToMeasles() {
  await useMeasles();
  for (const name of ['Ben', 'Cleo']) await team.meet('Ana', name, new Date(Date.now() - DAY), 30);
  const onsetDay = new Date(Date.now() - 2 * DAY).toISOString().slice(0, 10);
  await followUp.openCase(team.person('Ana'), { disease: 'MEASLES', onsetDay });
  await followUp.recount();
}

async function readRow(name: string) {
  await followUp.recount();
  const { followUps } = await followUp.ask(
    `query ($search: String) { followUps(filter: { search: $search }) {
      items { id state nextStep quarantineUntil owesCorrection reason immunity immunityEvidence { kind doses } } } }`,
    { search: name },
  );
  return followUps.items[0];
}

describe('recording evidence', () => {
  it('lists it for the person, once for however often it is recorded', async () => {
    const { data } = await record({
      employeeIds: [idOf('Ben'), idOf('Cleo')],
      document: ' MMR 12 ',
    });
    expect(data.recordImmunity).toMatchObject({ added: 2, unchanged: 0 });
    expect((await record({})).data.recordImmunity).toMatchObject({ added: 0, unchanged: 1 });
    expect(await list({ employee: { id: idOf('Ben') } })).toEqual({
      total: 1,
      items: [
        {
          id: expect.any(String),
          person: { name: 'Ben' },
          ...twoDoses,
          isImmune: true,
          state: 'ACCEPTED',
          recordedBy: team.made.email,
          document: 'MMR 12',
        },
      ],
    });
  });

  it('stores the same document with another end beside the first', async () => {
    await record({ validUntil: '2020-01-01' });
    expect((await record({})).data.recordImmunity).toMatchObject({ added: 1, unchanged: 0 });
    expect((await list()).total).toBe(2);
  });

  it.each([
    ['day', { day: '2999-01-01' }, 'The day is in the future'],
    ['day', { day: '1015-05-04' }, 'Please check the year'],
    ['doses', { doses: 0 }, 'Please enter 1 to 10 doses'],
    ['doses', { doses: null }, 'Please enter 1 to 10 doses'],
    ['doses', { kind: 'ILLNESS' }, 'Only a vaccination has doses'],
    ['isImmune', { kind: 'LABORATORY', doses: null }, 'Please select whether it shows immunity'],
    ['isImmune', { isImmune: false }, 'This kind of evidence always shows immunity'],
    ['validUntil', { validUntil: '2015-05-03' }, 'It ends before its day'],
    ['employeeIds', { employeeIds: [] }, 'Please select who the evidence is about'],
    ['document', { document: 'a\nb' }, expect.any(String)],
  ])('refuses a wrong %s', async (field, values, message) => {
    const { errors } = await record(values);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
    expect((await list()).total).toBe(0);
  });

  it('refuses somebody of another company like somebody unknown', async () => {
    const other = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, other);
    const [theirs, nobodys] = [
      await record({ employeeIds: [employee.id] }),
      await record({ employeeIds: ['019a0000-0000-7000-8000-00000000dead'] }),
    ];
    expect(theirs.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'employeeIds' }] });
    expect(theirs.errors?.[0]?.extensions).toEqual(nobodys.errors?.[0]?.extensions);
  });

  it('is for owners, safety officers and keys with the scope alone', async () => {
    for (const role of [MemberRole.DIRECTORY_MANAGER, MemberRole.VIEWER, MemberRole.AUDITOR]) {
      const { token } = await makeMember(gateway.app, team.made, role);
      expect((await record({}, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect(await list({}, token)).toBeUndefined();
    }
    const reader = await makeApiKey(gateway.app, team.made, {
      scopes: ['health:read', 'follow-up:read', 'employee:read'],
    });
    expect(await list({}, reader.key)).toBeUndefined();
    const officer = await makeMember(gateway.app, team.made, MemberRole.SAFETY_OFFICER);
    expect((await record({}, officer.token)).data.recordImmunity.added).toBe(1);
    const writer = await makeApiKey(gateway.app, team.made, {
      scopes: ['health:read', 'immunity:read', 'immunity:write'],
    });
    expect((await list({}, writer.key)).total).toBe(1);
  });

  it('answers which diseases a person is immune to today', async () => {
    await useMeasles();
    await recordImmunity(gateway, team.made, [idOf('Ben')]);
    const { data } = await ask(
      'query ($id: UUID) { employee(by: { id: $id }) { immunity { disease status } } }',
      { id: idOf('Ben') },
    );
    expect(data.employee.immunity).toEqual([
      { disease: 'COVID_19', status: 'UNKNOWN' },
      { disease: 'MEASLES', status: 'IMMUNE' },
    ]);
  });
});

describe('the follow-up of exposed people', () => {
  it('leaves the correction to an officer where the day of the exposure is hidden', async () => {
    await exposeToMeasles();
    const [ben, cleo] = [await readRow('Ben'), await readRow('Cleo')];
    await followUp.act([ben], { kind: 'INFORMED', channel: 'CALL', namesDay: false });
    await followUp.act([cleo], { kind: 'INFORMED', channel: 'CALL', namesDay: true });
    await recordImmunity(gateway, team.made, [idOf('Ben'), idOf('Cleo')]);
    expect(await readRow('Ben')).toMatchObject({ state: 'IMMUNE', nextStep: 'CORRECT' });
    const { noticePreviews } = await followUp.ask(
      'query ($ids: [UUID!]!) { noticePreviews(followUpIds: $ids) { kind blocked } }',
      { ids: [ben.id, cleo.id] },
    );
    expect(noticePreviews).toMatchObject([{ blocked: 'NOT_EXPOSED' }, { kind: 'CORRECTION' }]);
  });

  it('asks nobody to stay at home who was immune, and asks again once the evidence is withdrawn', async () => {
    const batchId = await recordImmunity(gateway, team.made, [idOf('Ben')]);
    await exposeToMeasles();
    expect(await readRow('Cleo')).toMatchObject({
      state: 'TO_INFORM',
      immunity: 'UNKNOWN',
      immunityEvidence: null,
    });
    expect(await readRow('Ben')).toMatchObject({
      state: 'IMMUNE',
      nextStep: 'CHECK_SYMPTOMS',
      quarantineUntil: null,
      immunity: 'IMMUNE',
      immunityEvidence: { kind: 'VACCINATION', doses: 2 },
    });
    expect((await withdraw({ batchId })).data.withdrawImmunity).toEqual({ withdrawn: 1 });
    expect(await readRow('Ben')).toMatchObject({ state: 'TO_INFORM', immunity: 'UNKNOWN' });
  });

  it('owes a correction to people who were asked to stay at home before the evidence came', async () => {
    await exposeToMeasles();
    await followUp.act([await readRow('Ben')], { kind: 'INFORMED', channel: 'CALL' });
    expect((await readRow('Ben')).state).toBe('IN_QUARANTINE');
    await recordImmunity(gateway, team.made, [idOf('Ben')]);
    const row = await readRow('Ben');
    expect(row).toMatchObject({ state: 'IMMUNE', nextStep: 'CORRECT', owesCorrection: true });
    await followUp.act([row], { kind: 'CORRECTED', channel: 'CALL' });
    expect(await readRow('Ben')).toMatchObject({
      state: 'IMMUNE',
      nextStep: 'CHECK_SYMPTOMS',
      owesCorrection: false,
    });
  });

  it('counts a dose after the exposure as no evidence', async () => {
    await exposeToMeasles();
    const today = new Date().toISOString().slice(0, 10);
    await recordImmunity(gateway, team.made, [idOf('Ben')], { ...twoDoses, day: today });
    expect((await readRow('Ben')).state).toBe('TO_INFORM');
  });

  it('follows the number of doses that the company asks for', async () => {
    await recordImmunity(gateway, team.made, [idOf('Ben')], { ...twoDoses, doses: 1 });
    await exposeToMeasles();
    expect(await readRow('Ben')).toMatchObject({ state: 'TO_INFORM', immunity: 'NOT_IMMUNE' });
    const { errors } = await ask(
      'mutation { updateDisease(input: { disease: MEASLES, figures: [{ name: IMMUNITY_DOSES, value: 1 }], version: 1 }) { code } }',
    );
    expect(errors).toBeUndefined();
    expect(await readRow('Ben')).toMatchObject({ state: 'IMMUNE' });
  });
});

describe('importing a file', () => {
  const row = (values: object = {}) => ({
    employee: team.person('Ben').employee.code,
    disease: 'measles',
    kind: 'Vaccination',
    day: '2015-05-04',
    doses: '2',
    ...values,
  });

  it('previews without storing, stores what has no mistake, and is undone as a whole', async () => {
    const { employee } = team.person('Cleo');
    const rows = [
      row(),
      row({
        employee: String(employee.email).toUpperCase(),
        disease: 'Varicella (chickenpox)',
        document: 'x',
      }),
      row(),
      row({ employee: 'nobody' }),
    ];
    const preview = await runImport(rows, true);
    expect(preview).toMatchObject({ batchId: null, added: 2, unchanged: 1, refused: 1 });
    expect((await list()).total).toBe(0);
    const stored = await runImport(rows);
    expect(stored).toEqual({ ...preview, batchId: expect.any(String) });
    expect(stored.rows.map(({ outcome }: any) => outcome)).toEqual([
      'ADDED',
      'ADDED',
      'UNCHANGED',
      'REFUSED',
    ]);
    expect(await runImport(rows)).toMatchObject({
      batchId: null,
      added: 0,
      unchanged: 3,
      refused: 1,
    });
    expect((await withdraw({ batchId: stored.batchId })).data.withdrawImmunity.withdrawn).toBe(2);
    expect((await list({ state: 'ACCEPTED' })).total).toBe(0);
  });

  it.each([
    [
      'employee',
      { employee: 'nobody' },
      "'nobody' is no employee code or email address of the directory",
    ],
    ['employee', { employee: ' ' }, 'Please enter an employee code or an email address'],
    ['disease', { disease: null }, 'Please enter the disease'],
    ['disease', { disease: 'Flu?' }, "'Flu?' is no disease of the catalogue"],
    ['kind', { kind: 'jab' }, "'jab' is none of vaccination, laboratory, illness and other"],
    ['day', { day: '04/05/2015' }, 'Please enter a day as YYYY-MM-DD'],
    ['day', { day: '2015-02-30' }, 'Please enter a day as YYYY-MM-DD'],
    ['doses', { doses: 'two' }, 'Please enter 1 to 10 doses'],
    ['result', { kind: 'laboratory', doses: '' }, 'Please select whether it shows immunity'],
    [
      'result',
      { kind: 'laboratory', doses: '', result: 'ok' },
      "'ok' is neither immune nor not immune",
    ],
    ['validUntil', { validUntil: 'never' }, 'Please enter a day as YYYY-MM-DD'],
  ])('says what is wrong with the %s of a row', async (field, values, problem) => {
    expect((await runImport([row(values)], true)).rows).toEqual([
      { row: 1, outcome: 'REFUSED', field, problem },
    ]);
  });
});

describe('evidence from the own file', () => {
  const handIn = async (input: object = {}) => {
    const token = await startOwnFileSession(gateway.app, team.person('Ben'));
    return ask(
      'mutation ($input: HandInImmunityInput!) { handInImmunity(input: $input) { id state } }',
      { input: { ...twoDoses, ...input } },
      token,
    );
  };
  const decide = (input: object) =>
    ask(
      'mutation ($input: DecideImmunityInput!) { decideImmunity(input: $input) { state answer } }',
      {
        input,
      },
    );

  it('counts once an officer has accepted it', async () => {
    await exposeToMeasles();
    const { id } = (await handIn()).data.handInImmunity;
    // Sent twice, it waits once.
    expect((await handIn()).data.handInImmunity.id).toBe(id);
    expect((await readRow('Ben')).state).toBe('TO_INFORM');
    expect((await list({ state: 'WAITING' })).total).toBe(1);
    expect((await decide({ id, isAccepted: true })).data.decideImmunity.state).toBe('ACCEPTED');
    expect((await readRow('Ben')).state).toBe('IMMUNE');
    const again = await decide({ id, isAccepted: true });
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('is declined with an answer, which the employee reads', async () => {
    await useMeasles();
    const { id } = (await handIn()).data.handInImmunity;
    const silent = await decide({ id, isAccepted: false });
    expect(silent.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'answer' }] });
    await decide({ id, isAccepted: false, answer: 'The document names somebody else' });
    const token = await startOwnFileSession(gateway.app, team.person('Ben'));
    const { data } = await ask('{ ownFile { immunity { state answer } } }', {}, token);
    expect(data.ownFile.immunity).toEqual([
      { state: 'DECLINED', answer: 'The document names somebody else' },
    ]);
  });

  it('is accepted by recording the same, and not handed in again once it counts', async () => {
    await useMeasles();
    const { id } = (await handIn()).data.handInImmunity;
    expect((await record({})).data.recordImmunity).toMatchObject({ added: 1, unchanged: 0 });
    expect((await list({})).items).toMatchObject([{ id, state: 'ACCEPTED' }]);
    expect((await handIn()).data.handInImmunity).toEqual({ id, state: 'ACCEPTED' });
    expect((await list({})).total).toBe(1);
  });

  it('refuses a disease that the company does not follow', async () => {
    const { errors } = await handIn();
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'disease' }] });
  });
});
