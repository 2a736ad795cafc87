import { beforeEach, describe, expect, it } from 'vitest';
import { MemberRole, Role } from '../../../access/role.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import { listAudit } from '../../../../test/audit.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { type JoinedMember, makeJoinedMember } from '../../../../test/members.js';

const gateway = useTestGateway(() => ({ poolSize: 4 }));
let company: MadeCompany;
let ana: MadeEmployee;
let officer: JoinedMember;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  officer = await makeJoinedMember(gateway.app, company, Role.SAFETY_OFFICER);
});

const fields =
  'id number version owner log { act by ownerBefore ownerAfter note changes { field } }';
const ask = async (token: string, document: string, variables?: Record<string, unknown>) => {
  const { data, errors } = await gateway.graphql(token, document, variables);
  return { data, error: errors?.[0]?.extensions };
};
const open = async (token = company.token, person = ana) => {
  const { data, error } = await ask(
    token,
    `mutation { openCase(input: { employee: { id: "${person.employee.id}" }, disease: COVID_19, classification: CONFIRMED }) { ${fields} } }`,
  );
  expect(error).toBeUndefined();
  return data.openCase;
};
const assign = async (input: object, token = company.token) => {
  const { data, error } = await ask(
    token,
    `mutation ($input: AssignCaseInput!) { assignCase(input: $input) { ${fields} } }`,
    { input },
  );
  return { assigned: data?.assignCase, error };
};
const find = async (number = 1) =>
  (await ask(company.token, `{ case(number: ${number}) { ${fields} } }`)).data.case;
const refusal = (field: string, message: string, code = 'BAD_USER_INPUT') => ({
  code,
  fields: [{ field, message }],
});

describe('the owner of a new case', () => {
  it.each([Role.OWNER, Role.SAFETY_OFFICER] as const)('is who opens it, as %s', async (role) => {
    const member = await makeJoinedMember(gateway.app, company, role);
    expect((await open(member.token)).owner).toBe(member.email);
  });

  it('is missing if an API key opens it', async () => {
    const { key } = await makeApiKey(gateway.app, company);
    expect((await open(key)).owner).toBeNull();
  });

  it('is who marks the person positive, if that is a member who may work on cases', async () => {
    const mark = (token: string, person: MadeEmployee) =>
      gateway.graphql(
        token,
        `mutation { markEmployeesPositive(input: { selection: { ids: ["${person.employee.id}"] } }) { alreadyPositiveCount } }`,
      );
    expect((await mark(officer.token, ana)).errors).toBeUndefined();
    expect((await find()).owner).toBe(officer.email);
  });
});

describe('assignCase', () => {
  it('hands a case over with a note, which stays in its log', async () => {
    const { id, version } = await open();
    const note = 'Two people are still to be called.';
    const { assigned } = await assign({
      id,
      version,
      owner: ` ${officer.email.toUpperCase()} `,
      note: ` ${note} `,
    });
    expect(assigned).toMatchObject({ owner: officer.email, version: version + 1 });
    expect(assigned.log[0]).toEqual({
      act: 'ASSIGNED',
      by: company.email,
      ownerBefore: company.email,
      ownerAfter: officer.email,
      note,
      changes: [],
    });
    expect((await listAudit(gateway.app, company)).at(-1)).toEqual({
      action: 'CASE_ASSIGNED',
      actor: company.email,
      detail: `${company.email} to ${officer.email}, case C-1`,
    });
  });

  it.each([undefined, null, '', '  '])(
    'needs a note to take it from somebody, not %j',
    async (note) => {
      const { id, version } = await open();
      for (const owner of [officer.email, null])
        expect((await assign({ id, version, owner, note })).error).toEqual(
          refusal('note', 'Please leave a note for whoever takes the case over'),
        );
      expect((await find()).owner).toBe(company.email);
    },
  );

  it('needs no note if nobody has the case', async () => {
    const { id, version } = await open();
    const { assigned } = await assign({ id, version, note: 'On leave' });
    expect(assigned.owner).toBeNull();
    const taken = await assign({ id, version: assigned.version, owner: officer.email });
    expect(taken.assigned.owner).toBe(officer.email);
    expect(taken.assigned.log[0]).toMatchObject({ ownerBefore: null, note: '' });
  });

  it('changes nothing if the case has that owner already', async () => {
    const { id, version } = await open();
    const { assigned } = await assign({ id, version, owner: company.email, note: 'Again' });
    expect(assigned.version).toBe(version);
    expect(assigned.log).toHaveLength(1);
  });

  it('is refused if it is sent twice, because the version has changed', async () => {
    const { id, version } = await open();
    const input = { id, version, owner: officer.email, note: 'Yours' };
    const answers = await Promise.all([assign(input), assign(input)]);
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(answers.find(({ error }) => error)?.error).toEqual(
      refusal('version', 'This case was changed by someone else. Reload it.', 'CONFLICT'),
    );
  });

  it('refuses members who may not work on cases, those of other companies and unknown people alike', async () => {
    const { id, version } = await open();
    const manager = await makeJoinedMember(gateway.app, company, Role.DIRECTORY_MANAGER);
    const stranger = await makeCompany(gateway.app);
    for (const owner of [
      manager.email,
      stranger.email,
      'nobody@nowhere.example',
      ana.employee.email,
    ])
      expect((await assign({ id, version, owner, note: 'x' })).error).toEqual(
        refusal('owner', 'Please choose a member who may work on cases'),
      );
  });

  it('refuses a note of more than 500 characters', async () => {
    const { id, version } = await open();
    const note = 'x'.repeat(501);
    expect((await assign({ id, version, owner: officer.email, note })).error).toEqual(
      refusal('note', 'At most 500 characters'),
    );
    expect(
      (await assign({ id, version, owner: officer.email, note: 'x'.repeat(500) })).error,
    ).toBeUndefined();
  });

  it('is refused for a closed case', async () => {
    const { id, version } = await open();
    await ask(
      company.token,
      `mutation { closeCase(input: { id: "${id}", version: ${version}, outcome: RECOVERED }) { id } }`,
    );
    expect(
      (await assign({ id, version: version + 1, owner: officer.email, note: 'x' })).error,
    ).toEqual(refusal('id', 'This case is closed: reopen it to hand it over', 'CONFLICT'));
  });

  it('returns NOT_FOUND for cases of another company and unknown ids alike', async () => {
    const other = await makeCompany(gateway.app);
    const { id } = await open(other.token, await makeEmployee(gateway.app, other));
    for (const each of [id, '019a0000-0000-7000-8000-00000000dead'])
      expect((await assign({ id: each, version: 1, note: 'x' })).error).toEqual({
        code: 'NOT_FOUND',
      });
  });

  it('cannot be undone, because the case can be handed over again', async () => {
    const { id, version } = await open();
    await assign({ id, version, owner: officer.email, note: 'x' });
    const { data } = await ask(company.token, '{ case(number: 1) { log { id act } } }');
    const { error } = await ask(
      company.token,
      `mutation { undoCaseEntry(id: "${data.case.log[0].id}") { id } }`,
    );
    expect(error).toEqual(refusal('id', 'Please hand the case over again instead', 'CONFLICT'));
  });
});

describe('cases of an owner', () => {
  it('are found by the address, and those without an owner by an empty one', async () => {
    const { id, version } = await open();
    await open(officer.token, await makeEmployee(gateway.app, company));
    const list = async (owner: string) => {
      const { data } = await ask(
        company.token,
        'query ($owner: String) { cases(filter: { owner: $owner }) { total items { number } } }',
        { owner },
      );
      return data.cases.items.map(({ number }: { number: number }) => number);
    };
    expect([await list(company.email), await list(officer.email), await list('')]).toEqual([
      [1],
      [2],
      [],
    ]);
    await assign({ id, version, note: 'On leave' });
    expect([
      await list(company.email),
      await list('nobody@nowhere.example'),
      await list(''),
    ]).toEqual([[], [], [1]]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'is removed',
      () =>
        ask(company.token, `mutation { removeMember(id: "${officer.id}") { removedMemberId } }`),
    ],
    [
      'becomes a viewer',
      () =>
        ask(
          company.token,
          `mutation { updateMemberRole(input: { id: "${officer.id}", role: VIEWER }) { id } }`,
        ),
    ],
  ])('have none once the member %s, and their logs say so', async (_, leave) => {
    await open(officer.token);
    await open(officer.token, await makeEmployee(gateway.app, company));
    await open(company.token, await makeEmployee(gateway.app, company));
    await leave();
    for (const number of [1, 2]) {
      const released = await find(number);
      expect(released).toMatchObject({ owner: null, version: 2 });
      expect(released.log[0]).toMatchObject({
        act: 'ASSIGNED',
        by: company.email,
        ownerBefore: officer.email,
        ownerAfter: null,
      });
    }
    expect((await find(3)).owner).toBe(company.email);
    expect(await listAudit(gateway.app, company)).toContainEqual({
      action: 'CASE_ASSIGNED',
      actor: company.email,
      detail: `${officer.email} to nobody, cases C-1, C-2`,
    });
  });

  it('stay with a member whose new role may work on cases too', async () => {
    await open(officer.token);
    await ask(
      company.token,
      `mutation { updateMemberRole(input: { id: "${officer.id}", role: OWNER }) { id } }`,
    );
    expect(await find()).toMatchObject({ owner: officer.email, version: 1 });
  });

  it('are not given to a member who is leaving at the same time', async () => {
    const { id, version } = await open();
    const [{ assigned }] = await Promise.all([
      assign({ id, version, owner: officer.email, note: 'Yours' }),
      ask(company.token, `mutation { removeMember(id: "${officer.id}") { removedMemberId } }`),
    ]);
    const { owner, log } = await find();
    // Either the hand-over came first and was released, or the leaver was refused.
    expect(owner).toBe(assigned ? null : company.email);
    expect(log.filter(({ act }: { act: string }) => act === 'ASSIGNED')).toHaveLength(
      assigned ? 2 : 0,
    );
  });
});

describe('assignCase by role', () => {
  it.each(
    Object.values(MemberRole).filter((role) => role !== Role.OWNER && role !== Role.SAFETY_OFFICER),
  )('is refused to a member who is %s', async (role) => {
    const { token } = await makeJoinedMember(gateway.app, company, role);
    const { id, version } = await open();
    expect((await assign({ id, version, note: 'x' }, token)).error?.code).toBe('FORBIDDEN');
  });
});
