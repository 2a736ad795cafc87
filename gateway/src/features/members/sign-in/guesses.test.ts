import { beforeEach, describe, expect, it } from 'vitest';
import { poolOf } from '../../../database/tenant.js';
import {
  makeAdministrator,
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
let networks = 0;
let company: MadeCompany;
let person: MadeEmployee;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
  person = await makeEmployee(gateway.app, company, {
    passwordHash: await gateway.app.passwords.hash('123456'),
  });
});

const freshNetwork = () => `192.0.2.${(networks += 1)}`;

async function post(
  url: string,
  payload: Record<string, unknown>,
  remoteAddress = freshNetwork(),
  headers: Record<string, string> = {},
) {
  const answer = await gateway.server.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    remoteAddress,
    headers,
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

const tryEmployee = (named: Record<string, unknown>, password: string, remoteAddress?: string) =>
  post(
    '/employee/login',
    { unique_id: company.company.passKey, ...named, password },
    remoteAddress,
  );

/** Counts the passwords compared with a stored hash, and those that only take as long. */
async function comparisons(work: () => Promise<unknown>) {
  const { passwords } = gateway.app;
  const before = { ...passwords };
  await work();
  return {
    stored: passwords.verifications - before.verifications,
    dummy: passwords.dummyVerifications - before.dummyVerifications,
  };
}

async function verifications(work: () => Promise<unknown>): Promise<number> {
  return (await comparisons(work)).stored;
}

const limitRows = (change: string, key: string) =>
  poolOf(gateway.app.dataSource).query(`UPDATE rate_limit SET ${change} WHERE key = $1`, [key]);

describe('employee sign-in under guesses at one account', () => {
  it('hashes only 5 guesses, whatever identifies the person and from whichever networks', async () => {
    const { email, phone, code: employeeId } = person.employee;
    const names = [
      { email },
      { email: ` ${email?.toUpperCase()} ` },
      { phone: ` ${phone}` },
      { employee_id: `${employeeId} ` },
      { email, phone: '1', employee_id: 'x' },
    ];
    const reached = await verifications(() =>
      Promise.all(
        Array.from({ length: 40 }, (_, at) => tryEmployee(names[at % 5] ?? {}, `${100_000 + at}`)),
      ),
    );
    expect(reached).toBe(5);
    expect((await tryEmployee({ email }, '123456')).status).toBe(401);
  });

  it('returns the same error for a locked account as for a wrong password, with the same delay', async () => {
    const { email } = person.employee;
    const timed = async () => {
      const before = performance.now();
      const { status, text } = await tryEmployee({ email }, '000000');
      expect(performance.now() - before).toBeGreaterThanOrEqual(245);
      return [status, text];
    };
    const wrong = await timed();
    await Promise.all([1, 2, 3, 4].map(() => timed()));
    expect(await verifications(async () => expect(await timed()).toEqual(wrong))).toBe(0);
  });

  it('hashes guesses at a locked account like those at unknown names', async () => {
    const { email } = person.employee;
    await Promise.all(Array.from({ length: 5 }, () => tryEmployee({ email }, '000000')));
    for (const name of [email, 'nobody@company.example'])
      expect(await comparisons(() => tryEmployee({ email: name }, '123456'))).toEqual({
        stored: 0,
        dummy: 1,
      });
  });

  it('unlocks the account when the window ends', async () => {
    const { id, companyId, email } = person.employee;
    await Promise.all(Array.from({ length: 7 }, () => tryEmployee({ email }, '000000')));
    expect((await tryEmployee({ email }, '123456')).status).toBe(401);
    // A refusal is remembered for a second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await tryEmployee({ email }, '123456')).status).toBe(401);
    await limitRows(`expire = ${Date.now() + 1000}`, `employee-quarter:${companyId}:${id}`);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await tryEmployee({ email }, '123456')).status).toBe(200);
  });

  it('stops hashing after 20 guesses a day', async () => {
    const { id, companyId, email } = person.employee;
    const reached = await verifications(async () => {
      for (let window = 0; window < 6; window += 1) {
        await Promise.all(Array.from({ length: 5 }, () => tryEmployee({ email }, '000000')));
        await limitRows('points = 0', `employee-quarter:${companyId}:${id}`);
      }
    });
    expect(reached).toBe(20);
  });

  it('does not lock out other people of the company', async () => {
    const other = await makeEmployee(gateway.app, company, {
      passwordHash: await gateway.app.passwords.hash('123456'),
    });
    await Promise.all(
      Array.from({ length: 30 }, () => tryEmployee({ email: person.employee.email }, '000000')),
    );
    expect((await tryEmployee({ email: other.employee.email }, '123456')).status).toBe(200);
  });
});

describe('account sign-in under guesses', () => {
  it.each(['/company/login', '/admin/login'])(
    'hashes only 5 guesses at %s, in whatever case the address is written',
    async (route) => {
      const { email, password } =
        route === '/admin/login' ? await makeAdministrator(gateway.app) : company;
      const forms = [email, email.toUpperCase(), `${email[0]?.toUpperCase()}${email.slice(1)}`];
      const other = route === '/admin/login' ? '/company/login' : '/admin/login';
      const reached = await verifications(() =>
        Promise.all(
          Array.from({ length: 20 }, (_, at) =>
            post(at % 2 ? route : other, { email: forms[at % 3], password: `guess ${at}` }),
          ),
        ),
      );
      expect(reached).toBe(5);
      const locked = await post(route, { email, password });
      expect([locked.status, Number(locked.headers['retry-after']) > 600]).toEqual([429, true]);
    },
  );
});

describe('sign-in under spraying', () => {
  it('refuses a network after 100 wrong passwords, whatever its headers say', async () => {
    const network = freshNetwork();
    const spray = (at: number) =>
      post(
        '/employee/login',
        { unique_id: company.company.passKey, email: `nobody-${at}@x.example`, password: '000000' },
        at % 2 ? network : `::ffff:${network}`,
        {
          'x-forwarded-for': `198.51.100.${at % 250}`,
          forwarded: `for=198.51.100.${at % 250}`,
          'x-real-ip': `198.51.100.${at % 250}`,
        },
      );
    const statuses: number[] = [];
    const reached = await comparisons(async () => {
      for (let round = 0; round < 6; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, at) => spray(round * 20 + at)),
        );
        statuses.push(...answers.map(({ status }) => status));
      }
    });
    expect(reached).toEqual({ stored: 0, dummy: 100 });
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await tryEmployee({ email: person.employee.email }, '123456')).status).toBe(200);
  });

  it('does not reveal who works in a company whose budget is used up', async () => {
    const { email } = person.employee;
    await tryEmployee({ email }, '000000');
    await limitRows('points = 1000', `company-day:${company.company.id}`);
    const known = await tryEmployee({ email }, '000000');
    const unknown = await tryEmployee({ email: 'nobody@x.example' }, '000000');
    expect([known.status, known.text]).toEqual([429, unknown.text]);
  });
});
