import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LinkPurpose } from '../features/members/accounts/mailed-link.entity.js';
import { makeCompany, makeEmployee, makeLink, type MadeCompany } from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';
import { orderFields, placeOrder } from '../../test/orders.js';

const gateway = useTestGateway(() => ({ poolSize: 1 }));
let made: MadeCompany;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
});
beforeEach(() => gateway.app.forgetTries());

const atOnce = 8;
const manyTimes = <Result>(ask: (at: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, at) => ask(at)));

describe('requests that share a single connection', () => {
  it('a signed-in viewer can read the state of a mailed link', async () => {
    const { token } = await makeEmployee(gateway.app, made);
    const answers = await manyTimes(() =>
      gateway.graphql(
        token,
        'query ($token: String!) { linkStatus(purpose: RESET_PASSWORD, token: $token) }',
        { token: randomBytes(40).toString('base64url') },
      ),
    );
    expect(answers).toEqual(answers.map(() => ({ data: { linkStatus: 'UNKNOWN' } })));
  });

  it('concurrent visits of a link all confirm its address', async () => {
    const link = await makeLink(gateway.app, made, { purpose: LinkPurpose.VERIFY_EMAIL });
    const answers = await manyTimes(() => gateway.rest(null, `GET /company/emailverified/${link}`));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  });

  it('concurrent orders are each placed once', async () => {
    const input = orderFields();
    const same = await manyTimes(() => placeOrder(gateway, made.token, input));
    const others = await manyTimes(() => placeOrder(gateway, made.token, orderFields()));
    expect([...same, ...others].flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const numbers = same.map(({ data }) => data.placeOrder.number);
    expect(new Set(numbers).size).toBe(1);
  });

  it('of concurrent password changes one succeeds', async () => {
    const other = await makeCompany(gateway.app);
    const answers = await manyTimes(() =>
      gateway.graphql(
        other.token,
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { changedAt } }',
        { input: { currentPassword: other.password, password: 'a new long password' } },
      ),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK');
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes).not.toContain('UNAVAILABLE');
  });

  it.each([
    ['verifyEmail', '(input: { token: "x" }) { hasPassword }', 'token'],
    ['requestPasswordReset', '(input: { email: "a@x.example" }) { email }', 'email'],
  ])('%s is refused beside another field of its document', async (field, args, named) => {
    const { errors } = await gateway.graphql(
      null,
      `mutation { first: ${field}${args} second: ${field}${args} }`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: named }],
    });
  });
});
