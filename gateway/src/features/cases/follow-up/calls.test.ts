import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '../../../../test/audit.js';
import { makeCompany, makeEmployee, makeMember } from '../../../../test/factories.js';
import { makeFollowUp, makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { Role } from '../../../access/role.js';
import { HOUR, MINUTE } from '../../../durations.js';

const gateway = useTestGateway();

let made: Awaited<ReturnType<typeof makeCompany>>;
let row: Awaited<ReturnType<typeof makeFollowUp>>;
let officer: string;
beforeEach(async () => {
  made = await makeCompany(gateway.app);
  row = await makeFollowUp(gateway, made);
  officer = (await makeMember(gateway.app, made, Role.SAFETY_OFFICER)).token;
});

const soon = () => new Date(Date.now() + HOUR).toISOString();

async function addAct(values: Record<string, unknown>, token = made.token) {
  const input = { followUpIds: [row.id], ...values };
  return gateway.graphql(
    token,
    `mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) {
      batchId followUps { state callClaim { by } acts { id kind callOutcome callBackAt note undoneAt } } } }`,
    { input },
  );
}

async function readFields(values: Record<string, unknown>, token = made.token) {
  const { errors } = await addAct(values, token);
  const { code, fields } = errors?.[0]?.extensions ?? {};
  return [code, fields?.map(({ field }: { field: string }) => field)];
}

async function claim(token: string, employeeId = row.employeeId) {
  const { data, errors } = await gateway.graphql(
    token,
    'mutation ($id: UUID!) { claimCall(input: { employeeId: $id }) { employeeId by expiresAt isMine } }',
    { id: employeeId },
  );
  return data?.claimCall ?? errors?.[0]?.extensions.code;
}

async function readClaim(token = made.token) {
  const { data } = await gateway.graphql(
    token,
    '{ followUps(page: 1, pageSize: 10) { items { callClaim { by isMine } } } }',
  );
  return data.followUps.items[0].callClaim;
}

describe('a call that told nothing', () => {
  it('is an act with its outcome, and the person stays to be informed', async () => {
    const callBackAt = soon();
    const { data } = await addAct({
      kind: 'CALLED',
      callOutcome: 'CALL_BACK',
      callBackAt,
      note: 'In a meeting',
    });
    expect(data.addFollowUpAct.followUps).toEqual([
      {
        state: 'TO_INFORM',
        callClaim: null,
        acts: [
          {
            id: expect.any(String),
            kind: 'CALLED',
            callOutcome: 'CALL_BACK',
            callBackAt,
            note: 'In a meeting',
            undoneAt: null,
          },
        ],
      },
    ]);
    expect((await listAudit(gateway.app, made)).at(-1)).toMatchObject({
      action: 'FOLLOW_UP_ACT_ADDED',
      detail: 'called, 1 person',
    });
  });

  it('is due again after 30 minutes if nobody answered and no time is given', async () => {
    const before = Date.now();
    const { data } = await addAct({ kind: 'CALLED', callOutcome: 'NO_ANSWER' });
    const [{ callBackAt }] = data.addFollowUpAct.followUps[0].acts;
    expect(new Date(callBackAt).getTime() - before).toBeGreaterThanOrEqual(30 * MINUTE);
    expect(new Date(callBackAt).getTime() - Date.now()).toBeLessThanOrEqual(30 * MINUTE);
  });

  it('to a wrong number is not due again', async () => {
    const { data } = await addAct({ kind: 'CALLED', callOutcome: 'WRONG_NUMBER' });
    expect(data.addFollowUpAct.followUps[0].acts[0].callBackAt).toBeNull();
  });

  it('says when to call again, until somebody is told or the call is undone', async () => {
    const readCallBack = async () => {
      const { data } = await gateway.graphql(
        made.token,
        '{ followUps(page: 1, pageSize: 10) { items { callBackAt } } }',
      );
      return data.followUps.items[0].callBackAt;
    };
    expect(await readCallBack()).toBeNull();
    const callBackAt = soon();
    await addAct({ kind: 'CALLED', callOutcome: 'CALL_BACK', callBackAt });
    expect(await readCallBack()).toBe(callBackAt);
    const wrong = await addAct({ kind: 'CALLED', callOutcome: 'WRONG_NUMBER' });
    expect(await readCallBack()).toBeNull();
    await gateway.graphql(
      made.token,
      'mutation ($id: UUID!) { undoFollowUpAct(id: $id) { batchId } }',
      { id: wrong.data.addFollowUpAct.batchId },
    );
    expect(await readCallBack()).toBe(callBackAt);
    await addAct({ kind: 'INFORMED', channel: 'CALL' });
    expect(await readCallBack()).toBeNull();
  });

  it('can be undone', async () => {
    const { data } = await addAct({ kind: 'CALLED', callOutcome: 'NO_ANSWER' });
    const { data: answer } = await gateway.graphql(
      made.token,
      'mutation ($id: UUID!) { undoFollowUpAct(id: $id) { followUps { state acts { undoneAt } } } }',
      { id: data.addFollowUpAct.batchId },
    );
    expect(answer.undoFollowUpAct.followUps).toEqual([
      { state: 'TO_INFORM', acts: [{ undoneAt: expect.any(String) }] },
    ]);
  });

  it.each([
    [{}, ['callOutcome']],
    [{ callOutcome: 'CALL_BACK' }, ['callBackAt']],
    [{ callOutcome: 'CALL_BACK', callBackAt: '2020-01-01T00:00:00Z' }, ['callBackAt']],
    [{ callOutcome: 'NO_ANSWER', callBackAt: '2999-01-01T00:00:00Z' }, ['callBackAt']],
    [{ callOutcome: 'WRONG_NUMBER', callBackAt: '2999-01-01T00:00:00Z' }, ['callBackAt']],
  ])('is refused with %j', async (values, fields) => {
    expect(await readFields({ kind: 'CALLED', ...values })).toEqual(['BAD_USER_INPUT', fields]);
  });

  it('is recorded for one person at a time', async () => {
    await makeFollowUp(gateway, made);
    const rows = await makeFollowUpClient(gateway, made).rows();
    expect(
      await readFields({
        followUpIds: rows.map(({ id }) => id),
        kind: 'CALLED',
        callOutcome: 'NO_ANSWER',
      }),
    ).toEqual(['BAD_USER_INPUT', ['followUpIds']]);
  });
});

it('adds an act once that is sent again with the same id', async () => {
  const batchId = '01a21f94-0000-7000-8000-000000000001';
  const act = { kind: 'CALLED', callOutcome: 'NO_ANSWER', batchId };
  await Promise.all([addAct(act), addAct(act)]);
  const { data } = await addAct(act);
  expect(data.addFollowUpAct.batchId).toBe(batchId);
  expect(data.addFollowUpAct.followUps[0].acts).toHaveLength(1);
});

describe('claimCall', () => {
  it('keeps other members from the call until it is recorded', async () => {
    expect(await claim(made.token)).toMatchObject({ by: made.email, isMine: true });
    expect(await claim(officer)).toMatchObject({ by: made.email, isMine: false });
    expect(await readClaim(officer)).toEqual({ by: made.email, isMine: false });
    for (const act of [
      { kind: 'CALLED', callOutcome: 'NO_ANSWER' },
      { kind: 'INFORMED', channel: 'CALL' },
    ])
      expect(await readFields(act, officer)).toEqual(['CONFLICT', ['followUpIds']]);
    expect(await readFields({ kind: 'NOTE', note: 'x' }, officer)).toEqual([undefined, undefined]);
    await addAct({ kind: 'CALLED', callOutcome: 'NO_ANSWER' });
    expect(await readClaim()).toBeNull();
    expect(await claim(officer)).toMatchObject({ isMine: true });
  });

  it('gives the call to one of two members who claim it at once', async () => {
    const claims = await Promise.all([claim(made.token), claim(officer)]);
    expect(claims.filter(({ isMine }) => isMine)).toHaveLength(1);
    expect(claims[0].by).toBe(claims[1].by);
  });

  it('lasts 5 minutes, and longer when it is claimed again', async () => {
    const { expiresAt } = await claim(made.token);
    const again = await claim(made.token);
    expect(new Date(again.expiresAt) >= new Date(expiresAt)).toBe(true);
    await gateway.app.owner.query(
      `UPDATE call_claim SET expires_at = now() - interval '1 second' WHERE company_id = $1`,
      [made.company.id],
    );
    expect(await readClaim()).toBeNull();
    expect(await claim(officer)).toMatchObject({ isMine: true });
  });

  it('ends when the member releases the call, and not when somebody else does', async () => {
    await claim(made.token);
    const release = (token: string) =>
      gateway.graphql(
        token,
        'mutation ($id: UUID!) { releaseCall(input: { employeeId: $id }) { employeeId } }',
        {
          id: row.employeeId,
        },
      );
    await release(officer);
    expect(await readClaim()).toMatchObject({ isMine: true });
    await release(made.token);
    expect(await readClaim()).toBeNull();
  });

  it('deletes expired claims of the company', async () => {
    const other = await makeFollowUp(gateway, made);
    await claim(made.token);
    await gateway.app.owner.query(
      `UPDATE call_claim SET expires_at = now() WHERE company_id = $1`,
      [made.company.id],
    );
    await claim(made.token, other.employeeId);
    const { rows } = await gateway.app.owner.query(
      'SELECT employee_id AS id FROM call_claim WHERE company_id = $1',
      [made.company.id],
    );
    expect(rows).toEqual([{ id: other.employeeId }]);
  });

  it('gives the same answer for people of other companies, unknown people and people without a follow-up', async () => {
    const stranger = await makeFollowUp(gateway, await makeCompany(gateway.app));
    const { employee } = await makeEmployee(gateway.app, made);
    for (const id of [stranger.employeeId, '01a21f94-0000-7000-8000-000000000001', employee.id])
      expect(await claim(made.token, id)).toBe('NOT_FOUND');
  });
});

it('lists follow-ups by id', async () => {
  await makeFollowUp(gateway, made);
  const client = makeFollowUpClient(gateway, made);
  const all = await client.rows();
  expect(all).toHaveLength(2);
  for (const { id } of all)
    expect((await client.rows({ ids: [id] })).map((one) => one.id)).toEqual([id]);
  expect(await client.rows({ ids: [] })).toEqual([]);
});
