import { beforeAll, describe, expect, inject, it } from 'vitest';
import { MemberRole } from '../access/role.js';
import { makeDemoReader } from '../../test/demo.js';
import { useTestApp } from '../../test/hooks.js';
import { MemberInvitation } from '../features/members/team/member-invitation.entity.js';
import { Member } from '../features/members/team/member.entity.js';
import { Order } from '../features/company/orders/order.entity.js';
import { type Demo, startDemo } from './demo.js';
import { demoEmail, listDemoSignIns } from './sign-ins.js';

// The simulation holds a lock by connection, which does not work with a pooler. The demo runs only on the embedded database.
describe.skipIf(inject('poolerUrl') !== undefined)('demo company before its simulation', () => {
  const app = useTestApp();
  let demo: Demo;
  let company: ReturnType<typeof makeDemoReader>;
  beforeAll(async () => {
    company = makeDemoReader(app);
    demo = await startDemo(app);
    await demo.stop();
  });

  it('has 120 people in 8 departments', async () => {
    const people = await company.employees();
    expect(people).toHaveLength(120);
    expect(new Set(people.map(({ department }) => department)).size).toBe(8);
  });

  it('has an order for a year of its plan', async () => {
    const orders = await company.stored(Order);
    expect(orders).toMatchObject([
      { employees: 120, cameras: 4, currency: 'USD', months: 12, total: '5184.00' },
    ]);
  });

  it('lists sign-ins that work', async () => {
    const [company, members, employee] = demo.signIns;
    expect(company).toMatch(/^demo company {4}safety@harbourline\.example, password \S{12}$/);
    expect(members).toMatch(
      /^demo members {4}wellbeing@harbourline\.example \(safety officer\), people@.*, board@.*, audit@.* \(auditor\), password \S{12}$/,
    );
    expect(employee).toMatch(/pass-key harbourline, password \d{6}/);
    const [account] = await app.dataSource.query<{ hash: string }[]>(
      'SELECT password_hash AS hash FROM account WHERE email = $1',
      [demoEmail],
    );
    const password = company!.split(' ').at(-1)!;
    expect(await app.passwords.matches(account!.hash, password)).toBe(true);
  });

  it('has a member of each role, whose sign-ins work, and an open invitation', async () => {
    const members = await company.stored(Member);
    expect(members.map(({ role }) => role).toSorted()).toEqual(
      Object.values(MemberRole).toSorted(),
    );
    const accounts = await app.dataSource.query<{ hash: string }[]>(
      'SELECT password_hash AS hash FROM account WHERE id = ANY ($1)',
      [members.map(({ accountId }) => accountId)],
    );
    const password = demo.signIns[1]!.split(' ').at(-1)!;
    const isRight = accounts.map(({ hash }) => app.passwords.matches(hash, password));
    expect(await Promise.all(isRight)).toEqual(Object.values(MemberRole).map(() => true));
    expect(await company.stored(MemberInvitation)).toMatchObject([
      { role: 'OWNER', invitedBy: demoEmail, usedAt: null },
    ]);
  });

  it('does not print the sign-in of members who have changed their password', async () => {
    const set = (hash: string) =>
      app.owner.query(`UPDATE account SET password_hash = $1 WHERE email LIKE 'board@%'`, [hash]);
    const { rows } = await app.owner.query<{ hash: string }>(
      `SELECT password_hash AS hash FROM account WHERE email LIKE 'board@%'`,
    );
    await set(await app.passwords.hash('another password'));
    expect((await listDemoSignIns(app))[1]).not.toContain('board@');
    await set(rows[0]!.hash);
  });
});
