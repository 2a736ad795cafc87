import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeLinkToken } from '../../../mail/link-token.js';
import { past } from '../../../../test/database.js';
import { AppCodes, findSecrets, readAllRows } from '../../../../test/app-codes.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  makeLink,
} from '../../../../test/factories.js';
import { tokenIn } from '../../../../test/mail-server.js';
import { deferred, useMailingGateway } from '../../../../test/hooks.js';
import { appInvitationMail } from './app-invitation.mail.js';
import { startIssuingAppCodes } from './issue-app-codes.job.js';

const { gateway, server } = useMailingGateway();
const owner = deferred(() => gateway.app.owner);
const appCodes = new AppCodes(gateway);
let made: MadeCompany;
beforeAll(() => startIssuingAppCodes(gateway.app));
beforeEach(async () => {
  made = await makeCompany(gateway.app);
});

const findPasswordHash = async ({ employee }: MadeEmployee): Promise<string | null> => {
  const { rows } = await owner.query('SELECT password_hash FROM employee WHERE id = $1', [
    employee.id,
  ]);
  return rows[0].password_hash;
};
const findStatus = async (token: string) => {
  const { data } = await gateway.graphql(
    null,
    'query ($token: String!) { appInvitationStatus(token: $token) }',
    { token },
  );
  return data.appInvitationStatus as string;
};
/** Waits for this number of mails and returns their tokens, oldest first. */
async function waitForTokens({ employee }: MadeEmployee, count = 1): Promise<string[]> {
  const mails = () => server.to(employee.email!);
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(count);
  return mails().map((mail) => tokenIn(mail));
}
async function invitePerson(): Promise<{ person: MadeEmployee; token: string }> {
  const person = await makeEmployee(gateway.app, made, {
    passwordHash: await gateway.app.passwords.hash('123456'),
  });
  await appCodes.finish(made.token, {
    delivery: 'MAIL',
    people: { selection: { ids: [person.employee.id] } },
  });
  const [token] = await waitForTokens(person);
  return { person, token: token! };
}
const revealError = async (token: string) => {
  const { errors } = await appCodes.reveal(token);
  return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.fields?.[0]?.field];
};

describe('revealAppCode', () => {
  it('shows a working code once and invalidates the old one', async () => {
    const { person, token } = await invitePerson();
    expect([await findStatus(token), await findStatus(token)]).toEqual(['GOOD', 'GOOD']);
    expect((await appCodes.signIn(made, person, '123456')).status).toBe(200);
    const { data } = await appCodes.reveal(token);
    expect(data.revealAppCode).toEqual({
      companyName: made.company.name,
      passKey: made.company.passKey,
      employeeName: person.employee.name,
      employeeCode: person.employee.code,
      appCode: expect.stringMatching(/^[1-9]\d{5}$/),
    });
    const answers = [
      await appCodes.signIn(made, person, '123456'),
      await appCodes.signIn(made, person, data.revealAppCode.appCode as string),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 200]);
    expect((await gateway.rest(person.token, 'GET /employee/settings')).status).toBe(401);
    expect([await findStatus(token), await revealError(token)]).toEqual([
      'USED',
      ['BAD_USER_INPUT', 'token'],
    ]);
  });

  it('shows one code for three concurrent requests', async () => {
    const { person, token } = await invitePerson();
    const answers = await Promise.all([1, 2, 3].map(() => appCodes.reveal(token)));
    const codes = answers.flatMap(({ data }) => data?.revealAppCode.appCode ?? []) as string[];
    expect(codes).toHaveLength(1);
    expect((await appCodes.signIn(made, person, codes[0]!)).status).toBe(200);
  });

  it('stores neither code nor token in any column', async () => {
    const { token } = await invitePerson();
    const before = await readAllRows(owner);
    const { data } = await appCodes.reveal(token);
    const after = await readAllRows(owner);
    const proof = Buffer.from(token, 'base64url').subarray(16).toString('hex');
    for (const rows of [before, after])
      expect(findSecrets(rows, [data.revealAppCode.appCode as string, token, proof])).toEqual([]);
  });

  it('refuses a link after a newer invitation, and after a code set by the company', async () => {
    const { person, token } = await invitePerson();
    const people = { selection: { ids: [person.employee.id] } };
    await appCodes.finish(made.token, { delivery: 'MAIL', people });
    const newer = (await waitForTokens(person, 2)).find((each) => each !== token)!;
    expect([await findStatus(token), await findStatus(newer)]).toEqual(['USED', 'GOOD']);
    await gateway.rest(made.token, `PATCH /employee/${person.employee.id}`, { password: '246801' });
    expect([await findStatus(newer), await revealError(newer)]).toEqual([
      'USED',
      ['BAD_USER_INPUT', 'token'],
    ]);
  });

  it('accepts a link for seven days', async () => {
    const { person, token } = await invitePerson();
    const { rows } = await owner.query(
      `SELECT round(extract(epoch FROM expires_at - created_at) / 3600) AS hours
       FROM app_invitation WHERE employee_id = $1`,
      [person.employee.id],
    );
    expect(rows).toEqual([{ hours: String(7 * 24) }]);
    await owner.query(`UPDATE app_invitation SET expires_at = ${past} WHERE employee_id = $1`, [
      person.employee.id,
    ]);
    expect([await findStatus(token), await revealError(token)]).toEqual([
      'EXPIRED',
      ['BAD_USER_INPUT', 'token'],
    ]);
  });

  it('refuses a link while the company is not active, and accepts it afterwards', async () => {
    const { token } = await invitePerson();
    const setStatus = (to: string) =>
      owner.query('UPDATE company SET status = $2 WHERE id = $1', [made.company.id, to]);
    await setStatus('InActive');
    expect(await revealError(token)).toEqual(['FORBIDDEN', undefined]);
    await setStatus('Active');
    expect((await appCodes.reveal(token)).errors).toBeUndefined();
  });

  it('refuses a link of a deleted employee', async () => {
    const { person, token } = await invitePerson();
    await gateway.rest(made.token, `DELETE /employee/${person.employee.id}`);
    expect(await revealError(token)).toEqual(['BAD_USER_INPUT', 'token']);
  });

  it('refuses forged tokens and links of accounts as unknown', async () => {
    const other = await makeCompany(gateway.app);
    const tokens = [
      'x',
      makeLinkToken(gateway.app.tokenSecret, { companyId: made.company.id, id: other.company.id }),
      makeLinkToken('another secret', { companyId: made.company.id, id: made.company.id }),
      await makeLink(gateway.app, made),
    ];
    for (const token of tokens) {
      expect([await findStatus(token), await revealError(token)]).toEqual([
        'UNKNOWN',
        ['BAD_USER_INPUT', 'token'],
      ]);
    }
  });

  it('must be the only mutation of its document', async () => {
    const { token } = await invitePerson();
    const one = `revealAppCode(input: { token: "${token}" }) { appCode }`;
    const { errors } = await gateway.graphql(null, `mutation { one: ${one} other: ${one} }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await findStatus(token)).toBe('GOOD');
  });
});

describe('issueAppCodes by mail', () => {
  it('lists and skips people without an address', async () => {
    const hash = await gateway.app.passwords.hash('123456');
    const [withAddress, without] = [
      await makeEmployee(gateway.app, made),
      await makeEmployee(gateway.app, made, { email: '', passwordHash: hash }),
    ];
    const run = await appCodes.finish(made.token, { delivery: 'MAIL' });
    expect(run).toMatchObject({
      state: 'DONE',
      total: 2,
      issued: 1,
      withoutAddress: 1,
      peopleWithoutAddress: {
        total: 1,
        items: [{ code: without.employee.code, name: without.employee.name }],
      },
    });
    expect(await waitForTokens(withAddress)).toHaveLength(1);
    expect(await findPasswordHash(without)).toBe(hash);
  });

  it('changes no code before an invitation is used', async () => {
    const { person } = await invitePerson();
    const before = await findPasswordHash(person);
    expect(await gateway.app.passwords.matches(before, '123456')).toBe(true);
  });

  it('continues in another job after ten batches and mails everybody once', async () => {
    await owner.query(
      `INSERT INTO employee (company_id, id, code, name, email, phone, department)
       SELECT $1, gen_random_uuid(), 'M-' || each, 'Ana Lim', 'm' || each || '@many.example', each::text, 'Stores'
       FROM generate_series(1000001, 1000501) AS each`,
      [made.company.id],
    );
    const run = await appCodes.finish(made.token, { delivery: 'MAIL' });
    expect(run).toMatchObject({ state: 'DONE', total: 501, issued: 501 });
    const { rows } = await owner.query(
      `SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS people,
         (SELECT count(*)::int FROM app_invitation WHERE company_id = $1) AS invitations,
         (SELECT count(*)::int FROM pgboss.job WHERE name = 'issue-app-codes' AND data ->> 'runId' = $2) AS jobs
       FROM mail WHERE company_id = $1`,
      [made.company.id, run.id],
    );
    expect(rows).toEqual([{ mails: 501, people: 501, invitations: 501, jobs: 2 }]);
  });
});

describe('the invitation mail', () => {
  it('contains no name of the employee', () => {
    const { subject, lines, after, button } = appInvitationMail('Harbourline', 'id');
    expect(subject).toBe('Your code for the Harbourline contact tracing app');
    expect(JSON.stringify([lines, after])).not.toMatch(/Ana|\d{6}/);
    expect(button).toEqual({ label: 'Get my code', path: '/app-code/', linkId: 'id' });
  });
});
