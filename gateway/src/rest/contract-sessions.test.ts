import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionKind } from '../access/session.entity.js';
import { signToken } from '../access/tokens.js';
import { CompanyStatus } from '../features/company/profile/company.entity.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../test/factories.js';
import { ask } from '../../test/contract/ask.js';
import { contractRows } from '../../test/contract/rows.js';
import { sampleRows } from '../../test/contract/sampled-rows.js';
import { bearer, makeWorld, type Who, type World } from '../../test/contract/world.js';

const everybody = ['camera', 'company', 'employee', 'provider'] as const;
const pleaseSignIn = { success: false, message: 'Please sign in' };
const signOut = {
  success: false,
  errorCode: 401,
  message: 'Your session has ended, please sign in again',
};
const deactivated = { ...signOut, message: 'Your company has been deactivated, please contact us' };
/** Returns the answer to a session that was ended in this way. */
const answerTo = (how: string) => (how === 'an inactivated company' ? deactivated : signOut);
const closed = contractRows.filter(({ who }) => !who.includes('visitor'));
const open = contractRows.filter(({ who }) => who.includes('visitor'));

let world: World;
/** Tokens that were good once, by what ended them. */
const endedBy: Record<string, string> = {};
beforeAll(async () => {
  world = await makeWorld();
  const { gateway } = world;
  const { app } = gateway;

  const [leaving, changing, inactive] = [
    await makeCompany(app),
    await makeCompany(app),
    await makeCompany(app),
  ];
  await gateway.graphql(leaving.token, 'mutation { signOut { signedOutAt } }');
  endedBy['signing out'] = leaving.token;

  const phone = await makeEmployee(app, changing);
  await gateway.rest(changing.token, 'PATCH /company/changepassword', {
    email: changing.email,
    password: 'another password',
    current_password: changing.password,
  });
  endedBy['a changed password'] = changing.token;
  endedBy["a changed password of the phone's company"] = phone.token;

  await gateway.rest(world.provider.token, `POST /company/activate/${inactive.company.id}`, {
    isActive: 'InActive',
  });
  endedBy['an inactivated company'] = inactive.token;

  const gone = await world.newPerson();
  await gateway.rest(world.mine.token, `DELETE /employee/${gone.employee.id}`);
  endedBy['a deleted employee'] = gone.token;

  const other = await world.newPerson();
  await gateway.rest(world.mine.token, `PATCH /employee/${other.employee.id}`, {
    password: '204817',
  });
  endedBy['a new password of the phone'] = other.token;

  const over = await makeCompany(app);
  await expire(over);
  endedBy['time, by its row'] = over.token;
  endedBy['time, by its own word'] = signToken(
    app.tokenSecret,
    { sessionId: crypto.randomUUID(), companyId: world.mine.company.id },
    new Date(Date.now() - 1000),
  );
});
afterAll(() => world.stop());

/** Lets the sessions of a company's admin be over. */
async function expire({ company }: MadeCompany): Promise<void> {
  await world.gateway.app.dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL app.company_id = '${company.id}'`);
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE session SET expires_at = now() - interval '1 second' WHERE company_id = $1 AND kind = $2`,
      [company.id, SessionKind.MEMBER],
    );
    expect(changed).toBe(1);
  });
}

describe.each(sampleRows(closed))('$call', (row) => {
  it('tells an ended session to sign out', async () => {
    const sample = await row.sample(world, row.who[0] as Who);
    for (const how of ['time, by its row', 'signing out', 'an inactivated company']) {
      const headers = bearer(endedBy[how] ?? '');
      const answer = await ask(world, row, 'visitor', { ...sample, headers });
      expect([how, answer.status, answer.body]).toEqual([how, 401, answerTo(how)]);
    }
  });

  it('tells an ended session to sign out even with an invalid body', async () => {
    const { body, ...sample } = await row.sample(world, row.who[0] as Who);
    if (body === undefined) return;
    const wrong = Object.fromEntries(Object.keys(body).map((field) => [field, { wrong: [1] }]));
    for (const sent of [{}, wrong]) {
      const visitor = await ask(world, row, 'visitor', { ...sample, body: sent, headers: {} });
      expect([visitor.status, visitor.body]).toEqual([401, pleaseSignIn]);
      const headers = bearer(endedBy['signing out'] ?? '');
      const ended = await ask(world, row, 'visitor', { ...sample, body: sent, headers });
      expect([ended.status, ended.body]).toEqual([401, signOut]);
    }
  });
});

describe.each(closed)('$call', (row) => {
  it('asks a visitor to sign in', async () => {
    const sample = await row.sample(world, row.who[0] as Who);
    const answer = await ask(world, row, 'visitor', { ...sample, headers: {} });
    expect([answer.status, answer.body]).toEqual([401, pleaseSignIn]);
  });

  it('refuses other roles', async () => {
    for (const who of everybody.filter((who) => !row.who.includes(who))) {
      const { headers: _own, ...sample } = await row.sample(world, row.who[0] as Who);
      // Without a token not even the file is read.
      if (sample.form && who === 'camera') continue;
      const answer = await ask(world, row, who, sample);
      expect([who, answer.status, answer.body]).toEqual([
        who,
        403,
        { success: false, message: 'Not allowed' },
      ]);
    }
  });
});

describe.each(sampleRows(open))('$call', (row) => {
  it('ignores an ended session on public routes', async () => {
    const sample = await row.sample(world, 'visitor');
    const headers = bearer(endedBy['signing out'] ?? '');
    const answer = await ask(world, row, 'visitor', { ...sample, headers });
    expect([answer.status, answer.body.success]).toEqual([row.status, true]);
  });
});

describe('sessions over REST', () => {
  it('a session ends at once by every action that ends it', async () => {
    for (const [how, token] of Object.entries(endedBy)) {
      const call = 'GET /company/positive/x';
      const answer = await world.send({ call, headers: bearer(token) });
      expect([how, answer.status, answer.body]).toEqual([how, 401, answerTo(how)]);
    }
  });

  it("a phone's session is suspended, not ended, while its company is inactive", async () => {
    const made = await makeCompany(world.gateway.app);
    const phone = await makeEmployee(world.gateway.app, made);
    const settings = () =>
      world.send({ call: 'GET /employee/settings', headers: bearer(phone.token) });
    expect((await settings()).status).toBe(200);
    await world.gateway.app.dataSource.query('UPDATE company SET status = $1 WHERE id = $2', [
      CompanyStatus.INACTIVE,
      made.company.id,
    ]);
    const answer = await settings();
    expect([answer.status, answer.body.success, answer.body.errorCode]).toEqual([
      403,
      false,
      undefined,
    ]);
  });

  it.each([
    ['wrong password', { password: 'not the password' }],
    ['unknown address', { email: 'nobody@company.example' }],
  ])('a sign-in with a %s leaves the session open', async (_, changed) => {
    const { email, password } = world.mine;
    const answer = await world.send({
      call: 'POST /company/login',
      headers: bearer(endedBy['signing out'] ?? ''),
      body: { email, password, ...changed },
    });
    expect([answer.status, answer.body]).toEqual([
      401,
      { success: false, message: 'Wrong email address or password' },
    ]);
  });

  it('the key of a deleted camera is refused', async () => {
    const camera = await world.newCamera();
    const watch = () =>
      world.send({
        call: `GET /camera/${camera.id}`,
        headers: { 'x-camera-key': camera.key },
      });
    expect((await watch()).status).toBe(200);
    await world.gateway.rest(world.mine.token, `DELETE /camera/${camera.id}`);
    const answer = await watch();
    expect([answer.status, answer.body]).toEqual([401, pleaseSignIn]);
  });
});
