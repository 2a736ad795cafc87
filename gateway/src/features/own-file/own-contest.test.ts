import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';
import { startOwnFileSession } from '../../../test/own-file.js';

const gateway = useTestGateway();
const start = new Date(Date.now() - 120 * MINUTE);
const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE).toISOString();
let company: MadeCompany;
let ana: MadeEmployee;
let session: string;
beforeAll(async () => {
  company = await makeCompany(gateway.app, { timeZone: 'UTC' });
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  const ben = await makeEmployee(gateway.app, company, { name: 'Benedikta Quartz' });
  await gateway.rest(ana.token, 'POST /contacts', { records: [recordOf(ben, start, 40)] });
  session = await startOwnFileSession(gateway.app, ana);
});

const send = (input: Record<string, unknown>) =>
  gateway.graphql(
    session,
    'mutation ($input: RequestContestInput!) { requestContest(input: $input) { id state note answer } }',
    { input },
  );
const readOwn = async () => {
  const { data, errors } = await gateway.graphql(
    session,
    '{ ownFile { days { day people meetings } requests { id from until reason note state answer } } }',
  );
  expect(errors).toBeUndefined();
  return data.ownFile;
};

describe('requestContest', () => {
  it('is answered in the file, and leaves its days as they were', async () => {
    const { days } = await readOwn();
    const asked = { from: at(10), until: at(30), reason: 'OTHER', note: 'I was not there' };
    const { data, errors } = await send(asked);
    expect(errors).toBeUndefined();
    expect(data.requestContest).toMatchObject({ state: 'OPEN', note: asked.note, answer: null });
    const accepted = await gateway.graphql(
      company.token,
      `mutation { acceptContestRequest(id: "${data.requestContest.id}") { state } }`,
    );
    expect(accepted.data.acceptContestRequest.state).toBe('ACCEPTED');
    expect(days.some(({ people }: { people: number }) => people === 1)).toBe(true);
    const own = await readOwn();
    expect(own).toEqual({
      days,
      requests: [{ ...asked, id: expect.any(String), state: 'ACCEPTED', answer: null }],
    });
    expect(JSON.stringify(own)).not.toMatch(/Benedikta|Quartz/);
  });

  it('shows the answer to a declined request', async () => {
    const { data } = await send({ from: at(0), until: at(5), reason: 'WALL_BETWEEN' });
    await gateway.graphql(
      company.token,
      `mutation { declineContestRequest(input: { id: "${data.requestContest.id}", answer: "There is none" }) { state } }`,
    );
    expect((await readOwn()).requests[0]).toMatchObject({
      state: 'DECLINED',
      answer: 'There is none',
    });
  });

  it.each([
    [{ from: at(5), until: at(0), reason: 'PROTECTED' }],
    [{ from: at(0), until: at(5), reason: 'OTHER' }],
  ])('refuses %o and names the invalid field', async (input) => {
    const { errors } = await send(input);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions.fields).toHaveLength(1);
  });

  it('refuses members and phones', async () => {
    const document = `mutation { requestContest(input: { from: "${at(0)}", until: "${at(5)}", reason: PROTECTED }) { id } }`;
    for (const token of [company.token, ana.token])
      expect((await gateway.graphql(token, document)).errors?.[0]?.extensions.code).toBe(
        'FORBIDDEN',
      );
  });
});
