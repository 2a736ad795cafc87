import { beforeAll, describe, expect, it } from 'vitest';
import { CompanyStatus } from '../company/profile/company.entity.js';
import { past } from '../../../test/database.js';
import {
  makeAdministrator,
  makeCompany,
  makeEmployee,
  makeLink,
  type MadeCompany,
  type MadeEmployee,
} from '../../../test/factories.js';
import { listAudit } from '../../../test/audit.js';
import { deferred, useMailingGateway } from '../../../test/hooks.js';
import { tokenIn } from '../../../test/mail-server.js';
import { startOwnFileSession } from '../../../test/own-file.js';
import { inTenant } from '../../database/tenant.js';
import { startMailingOwnFileLinks } from './own-file-link.job.js';
import { findCompaniesOfAddress } from './own-file-link.queries.js';

const { gateway, server } = useMailingGateway();
const owner = deferred(() => gateway.app.owner);
beforeAll(() => startMailingOwnFileLinks(gateway.app));

const linkOver = {
  code: 'BAD_USER_INPUT',
  fields: [
    { field: 'token', message: 'This link has been used or is too old, please ask for a new one' },
  ],
};

const ask = (email: string) =>
  gateway.graphql(
    null,
    'mutation ($email: String!) { requestOwnFileLink(input: { email: $email }) { email } }',
    { email },
  );
const open = (token: string) =>
  gateway.graphql(
    null,
    'mutation ($token: String!) { openOwnFile(input: { token: $token }) { token expiresAt } }',
    { token },
  );
const read = (token: string) => gateway.graphql(token, '{ ownFile { name companyName } }');
const readLinkStatus = async (token: string) => {
  const document = 'query ($token: String!) { linkStatus(token: $token, purpose: OWN_FILE) }';
  return (await gateway.graphql(null, document, { token })).data.linkStatus as string;
};

/** Asks for links and returns their tokens, oldest first. */
async function askForLinks({ employee }: MadeEmployee, count: number): Promise<string[]> {
  const mails = () => server.to(employee.email!);
  while (mails().length < count) {
    const before = mails().length;
    expect((await ask(employee.email!)).errors).toBeUndefined();
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBeGreaterThan(before);
  }
  return mails().map((mail) => tokenIn(mail));
}

async function makePerson(): Promise<{ company: MadeCompany; person: MadeEmployee; link: string }> {
  const company = await makeCompany(gateway.app);
  const person = await makeEmployee(gateway.app, company);
  const [link] = await askForLinks(person, 1);
  return { company, person, link: link! };
}

describe('requestOwnFileLink', () => {
  it('mails a link that opens the file once, and writes audit entries', async () => {
    const { company, person, link } = await makePerson();
    expect(await readLinkStatus(link)).toBe('GOOD');
    const opened = await open(link);
    expect(opened.errors).toBeUndefined();
    const session = opened.data.openOwnFile.token as string;
    expect((await read(session)).data.ownFile).toEqual({
      name: person.employee.name,
      companyName: company.company.name,
    });
    expect((await open(link)).errors?.[0]?.extensions).toEqual(linkOver);
    expect(await readLinkStatus(link)).toBe('USED');
    const detail = `employee ${person.employee.id}`;
    const audit = await listAudit(gateway.app, company);
    expect(audit).toContainEqual({ action: 'OWN_FILE_LINK_MAILED', actor: null, detail });
    expect(audit).toContainEqual({ action: 'SIGNED_IN', actor: null, detail });
  });

  it('mails no name and no health data', async () => {
    const { person } = await makePerson();
    const [mail] = server.to(person.employee.email!);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(
      new RegExp(`${person.employee.name}|covid|positive|health|contact`, 'i'),
    );
  });

  it('answers the same for an unknown address, and mails it nothing', async () => {
    const { person } = await makePerson();
    const known = await ask(person.employee.email!);
    const unknown = await ask('nobody@company.example');
    expect([known.data.requestOwnFileLink, unknown.data.requestOwnFileLink]).toEqual([
      { email: person.employee.email },
      { email: 'nobody@company.example' },
    ]);
    await askForLinks(person, 2);
    expect(server.to('nobody@company.example')).toEqual([]);
  });

  it('mails one link per company that has the address', async () => {
    const email = 'both@company.example';
    const companies = [await makeCompany(gateway.app), await makeCompany(gateway.app)];
    const people = [];
    for (const company of companies)
      people.push(await makeEmployee(gateway.app, company, { email }));
    await ask(email.toUpperCase());
    await expect.poll(() => server.to(email).length, { timeout: 20_000 }).toBe(2);
    const names: string[] = [];
    for (const mail of server.to(email)) {
      const { data } = await open(tokenIn(mail));
      names.push((await read(data.openOwnFile.token as string)).data.ownFile.companyName as string);
    }
    expect(names.toSorted()).toEqual(companies.map(({ company }) => company.name).toSorted());
  });

  it('is limited to three mails in 15 minutes to an address', async () => {
    const codes = [];
    for (let each = 0; each < 4; each += 1)
      codes.push((await ask('often@company.example')).errors?.[0]?.extensions.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  });

  it('refuses an invalid address', async () => {
    expect((await ask('nonsense')).errors?.[0]?.extensions.fields).toEqual([
      { field: 'email', message: 'Please enter valid email address' },
    ]);
  });

  it('mails nothing for an inactive company and for a deleted person', async () => {
    const inactive = await makeCompany(gateway.app, { status: CompanyStatus.INACTIVE });
    const one = await makeEmployee(gateway.app, inactive);
    const company = await makeCompany(gateway.app);
    const gone = await makeEmployee(gateway.app, company);
    await gateway.rest(company.token, `DELETE /employee/${gone.employee.id}`);
    for (const { employee } of [one, gone]) await ask(employee.email!);
    // Jobs run in order, so the first two have run once a later one has.
    await askForLinks(await makeEmployee(gateway.app, company), 1);
    expect([one, gone].flatMap(({ employee }) => server.to(employee.email!))).toEqual([]);
  });
});

describe('openOwnFile', () => {
  it('starts one session for three concurrent requests', async () => {
    const { link } = await makePerson();
    const answers = await Promise.all([1, 2, 3].map(() => open(link)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('works for 15 minutes, and its session lasts 30', async () => {
    const { person, link } = await makePerson();
    const readMinutes = async (table: string) => {
      const { rows } = await owner.query(
        `SELECT round(extract(epoch FROM expires_at - created_at) / 60)::int AS minutes FROM ${table}
         WHERE employee_id = $1 AND email_hash IS NOT NULL`,
        [person.employee.id],
      );
      return rows.map(({ minutes }) => minutes);
    };
    const { data } = await open(link);
    expect([await readMinutes('mailed_link'), await readMinutes('session')]).toEqual([[15], [30]]);
    const ends = Date.parse(data.openOwnFile.expiresAt as string) - Date.now();
    expect(Math.round(ends / 60_000)).toBe(30);
    const [, late] = await askForLinks(person, 2);
    await owner.query(`UPDATE mailed_link SET expires_at = ${past} WHERE employee_id = $1`, [
      person.employee.id,
    ]);
    expect((await open(late!)).errors?.[0]?.extensions).toEqual(linkOver);
    await owner.query(`UPDATE session SET expires_at = ${past} WHERE employee_id = $1`, [
      person.employee.id,
    ]);
    const ended = await read(data.openOwnFile.token as string);
    expect(ended.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('refuses a link once a newer one was mailed', async () => {
    const { person, link } = await makePerson();
    const [, newer] = await askForLinks(person, 2);
    expect((await open(link)).errors?.[0]?.extensions).toEqual(linkOver);
    expect((await open(newer!)).errors).toBeUndefined();
  });

  it('answers the same for invented tokens and links of accounts', async () => {
    const { company } = await makePerson();
    for (const token of ['x', await makeLink(gateway.app, company)])
      expect((await open(token)).errors?.[0]?.extensions).toEqual(linkOver);
  });

  it.each<[string, string]>([
    ['the company is inactive', `UPDATE company SET status = 'InActive' WHERE id = $1`],
    ['the company is deleted', `UPDATE company SET deletion_at = ${past} WHERE id = $1`],
    [
      'the address has changed',
      `UPDATE employee SET email = 'other@company.example' WHERE company_id = $1`,
    ],
  ])('refuses the link and ends sessions once %s', async (_, change) => {
    const { company, person, link } = await makePerson();
    const session = await startOwnFileSession(gateway.app, person);
    expect((await read(session)).errors).toBeUndefined();
    await owner.query(change, [company.company.id]);
    expect((await open(link)).errors?.[0]?.extensions).toEqual(linkOver);
    expect((await read(session)).errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      sessionEnded: true,
    });
  });

  it('refuses the link and ends sessions once the person is deleted', async () => {
    const { company, person, link } = await makePerson();
    const session = await startOwnFileSession(gateway.app, person);
    await gateway.rest(company.token, `DELETE /employee/${person.employee.id}`);
    expect((await open(link)).errors?.[0]?.extensions).toEqual(linkOver);
    expect((await read(session)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('ends sessions permanently when the provider inactivates the company', async () => {
    const { company, person } = await makePerson();
    const session = await startOwnFileSession(gateway.app, person);
    const { token } = await makeAdministrator(gateway.app);
    for (const status of ['INACTIVE', 'ACTIVE'])
      await gateway.graphql(
        token,
        `mutation { updateCompanyStatus(input: { company: { id: "${company.company.id}" }, status: ${status} }) { id } }`,
      );
    expect((await read(session)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('must be the only mutation of its document', async () => {
    const { link } = await makePerson();
    const one = `openOwnFile(input: { token: "${link}" }) { token }`;
    const { errors } = await gateway.graphql(null, `mutation { one: ${one} other: ${one} }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await readLinkStatus(link)).toBe('GOOD');
  });

  it('stores no token', async () => {
    const { person, link } = await makePerson();
    const { rows } = await owner.query(
      `SELECT mailed_link::text || mail.*::text AS row FROM mailed_link
       JOIN mail ON mail.company_id = mailed_link.company_id AND mail.id = mail_id WHERE employee_id = $1`,
      [person.employee.id],
    );
    expect(rows).toHaveLength(1);
    const proof = Buffer.from(link, 'base64url').subarray(16).toString('hex');
    for (const secret of [link, proof]) expect(rows[0].row).not.toContain(secret);
  });
});

it('the companies of an address are its active ones, and nobody else becomes visible', async () => {
  const email = 'in.several@x.example';
  const [one, other, inactive, former] = [
    await makeCompany(gateway.app),
    await makeCompany(gateway.app),
    await makeCompany(gateway.app, { status: CompanyStatus.INACTIVE }),
    await makeCompany(gateway.app),
  ];
  for (const company of [one, other, inactive]) await makeEmployee(gateway.app, company, { email });
  const { employee } = await makeEmployee(gateway.app, former, { email });
  await owner.query(
    `UPDATE employee SET deleted_at = now(), code = NULL, phone = NULL WHERE company_id = $1 AND id = $2`,
    [former.company.id, employee.id],
  );
  await inTenant(gateway.app.dataSource, null, async (db) => {
    const found = await findCompaniesOfAddress(db, email);
    expect(found).toEqual([one.company.id, other.company.id].toSorted());
    expect(await findCompaniesOfAddress(db, '')).toEqual([]);
    expect(
      await db.rows({ name: 'visible-employees', text: 'SELECT id FROM employee' }, []),
    ).toEqual([]);
  });
});
