import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { poolOf } from '../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../durations.js';
import { RateLimited } from '../errors.js';
import { useTestApp } from '../../test/hooks.js';
import { whileTriggered } from '../../test/triggers.js';
import { type BudgetName, Limits } from './limits.js';

const secret = 'a secret of the tests';
const office = '203.0.113.7';

const app = useTestApp();

let limits: Limits;
let refused: BudgetName[];
let key: string;
beforeEach(() => {
  refused = [];
  limits = new Limits(poolOf(app.controlDataSource), secret, (budget) => refused.push(budget));
  key = randomUUID();
});

/** The same limits as another process sees them. */
const otherProcess = () => new Limits(poolOf(app.controlDataSource), secret);
const useUp = async (budget: BudgetName, attempts: number, subject = key) => {
  for (let at = 0; at < attempts; at += 1) expect(await limits.take(budget, subject)).toBe(0);
};
const setPoints = (budget: string, points: number, subject = key) =>
  app.owner.query(
    `INSERT INTO rate_limit VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = $2`,
    [`${budget}:${subject}`, points, Date.now() + DAY],
  );

describe('take', () => {
  it.each<[BudgetName, number, number]>([
    ['employee', 5, 15 * MINUTE],
    ['account', 5, 15 * MINUTE],
    ['administrator', 5, 15 * MINUTE],
    ['secondFactor', 5, 15 * MINUTE],
    ['ownPassword', 5, 15 * MINUTE],
    ['address', 100, 15 * MINUTE],
    ['passkey-challenges', 2000, 15 * MINUTE],
    ['provider-sign-ins', 1000, 15 * MINUTE],
    ['mailbox', 3, 15 * MINUTE],
    ['mailing', 30, 15 * MINUTE],
    ['app-codes', 20, HOUR],
    ['webhooks', 60, 15 * MINUTE],
    ['mail-domains', 60, 15 * MINUTE],
    ['identity-provider', 30, 15 * MINUTE],
    ['invitations', 50, DAY],
    ['own-reports', 10, HOUR],
    ['resent-notices', 20, HOUR],
    ['device-mail', 10, DAY],
    ['photo', 60, 15 * MINUTE],
    ['client-errors', 30, 15 * MINUTE],
  ])('allows in the budget %s %i attempts within %i ms', async (budget, attempts, windowMs) => {
    await useUp(budget, attempts);
    const wait = await limits.take(budget, key);
    expect(wait).toBeGreaterThan(windowMs / 1000 - 60);
    expect(wait).toBeLessThanOrEqual(windowMs / 1000);
    expect(await limits.take(budget, randomUUID())).toBe(0);
  });

  it.each([
    ['employee', 'employee-day', 20],
    ['secondFactor', 'second-factor-day', 20],
    ['company', 'company-day', 1000],
  ] as const)(
    'allows in the budget %s no more than %s has left',
    async (budget, prefix, points) => {
      await setPoints(prefix, points - 1);
      expect(await limits.take(budget, key)).toBe(0);
      expect(await limits.take(budget, key)).toBeGreaterThan(DAY / 1000 - 60);
    },
  );

  it('counts the addresses of a network together, and the attempts of all processes', async () => {
    const network = () => `2001:db8::${Math.floor(Math.random() * 9999)}`;
    for (let at = 0; at < 100; at += 1)
      await (at % 2 ? limits : otherProcess()).take('address', network());
    expect(await otherProcess().take('address', network())).toBeGreaterThan(0);
  });

  it('counts refusals only, by budget', async () => {
    await useUp('mailbox', 3);
    expect(refused).toEqual([]);
    await limits.take('mailbox', key);
    await limits.take('mailbox', key);
    expect(refused).toEqual(['mailbox', 'mailbox']);
  });

  it('does not ask the database about a budget that it has just refused', async () => {
    await useUp('mailbox', 3);
    const wait = await limits.take('mailbox', key);
    const pool = poolOf(app.controlDataSource);
    let asked = 0;
    const count = () => (asked += 1);
    pool.on('acquire', count);
    expect(await limits.take('mailbox', key)).toBeOneOf([wait, wait - 1]);
    expect(asked).toBe(0);
    await limits.take('mailbox', randomUUID());
    expect(asked).toBe(1);
    pool.off('acquire', count);
  });

  it('allows attempts a second after another process has reset the budget', async () => {
    await useUp('mailbox', 3);
    expect(await limits.take('mailbox', key)).toBeGreaterThan(0);
    await otherProcess().clear('mailbox', [key]);
    await expect.poll(() => limits.take('mailbox', key), { timeout: 10_000 }).toBe(0);
  });

  it('fails while the database is away, rather than allowing attempts that nobody counts', async () => {
    const pool = new Pool({ connectionString: app.ownerUrl });
    await pool.end();
    const without = new Limits(pool, secret);
    await expect(without.take('account', key)).rejects.toThrow('pool');
    await expect(without.rememberNetwork('account', key, office)).rejects.toThrow('pool');
  });
});

describe('takeOrRefuse', () => {
  it('throws RateLimited with the seconds to wait, once nothing is left', async () => {
    for (let at = 0; at < 3; at += 1) await limits.takeOrRefuse('mailbox', key);
    const error: unknown = await limits.takeOrRefuse('mailbox', key).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(RateLimited);
    const { retryAfterSeconds } = (error as RateLimited).extensions;
    expect(retryAfterSeconds).toBeGreaterThan(800);
  });
});

describe('giveBack', () => {
  it('returns an attempt, also right after a refusal', async () => {
    await useUp('account', 5);
    expect(await limits.take('account', key)).toBeGreaterThan(0);
    await limits.giveBack('account', key);
    await limits.giveBack('account', key);
    expect(await limits.take('account', key)).toBe(0);
  });
});

describe('clear', () => {
  it('resets the budget of the named subjects at once, and no others', async () => {
    const other = randomUUID();
    await useUp('account', 5);
    await useUp('account', 5, other);
    await useUp('mailbox', 3);
    for (const [budget, subject] of [
      ['account', key],
      ['account', other],
      ['mailbox', key],
    ] as const)
      expect(await limits.take(budget, subject)).toBeGreaterThan(0);
    await limits.clear('account', [key]);
    expect(await limits.take('account', key)).toBe(0);
    for (const process of [limits, otherProcess()]) {
      expect(await process.take('account', other)).toBeGreaterThan(0);
      expect(await process.take('mailbox', key)).toBeGreaterThan(0);
    }
  });

  it('forgets the refusals of the subject in this budget, and no others', async () => {
    const other = randomUUID();
    await useUp('account', 5, other);
    await useUp('mailbox', 3);
    for (const [budget, subject] of [
      ['account', other],
      ['mailbox', key],
    ] as const)
      await limits.take(budget, subject);
    // Stored budgets are free again, so that only this process still refuses.
    await app.owner.query('DELETE FROM rate_limit');
    await limits.clear('account', [key]);
    expect(await limits.take('account', other)).toBeGreaterThan(0);
    expect(await limits.take('mailbox', key)).toBeGreaterThan(0);
  });
});

describe('mayAudit', () => {
  it('allows one entry about the same in 15 minutes, and 50 about a company in an hour', async () => {
    expect(await limits.mayAudit(key, 'one')).toBe(true);
    expect(await limits.mayAudit(key, 'one')).toBe(false);
    expect(await limits.mayAudit(randomUUID(), 'one')).toBe(true);
    await setPoints('notices-hour', 49);
    expect(await limits.mayAudit(key, 'two')).toBe(true);
    expect(await limits.mayAudit(key, 'three')).toBe(false);
  });
});

describe('findPasswordAttempts', () => {
  it('asserts that an attempt is left, without taking it', async () => {
    const tries = await limits.findPasswordAttempts('company', key, office);
    await setPoints('company-day', 999);
    for (let at = 0; at < 3; at += 1) await tries.assertAttemptLeft();
    expect(await tries.take()).toBe(0);
    const error: unknown = await tries.assertAttemptLeft().catch((each: unknown) => each);
    expect(error).toBeInstanceOf(RateLimited);
    expect((error as RateLimited).extensions.retryAfterSeconds).toBeGreaterThan(DAY / 1000 - 60);
  });

  it('gives each known network of an account a budget of its own', async () => {
    const branch = '203.0.113.8';
    for (const known of [office, branch]) await limits.rememberNetwork('account', key, known);
    const [own, other, strangers] = [
      await limits.findPasswordAttempts('account', key, office),
      await limits.findPasswordAttempts('account', key, branch),
      await limits.findPasswordAttempts('account', key, '198.51.100.1'),
    ];
    for (let at = 0; at < 5; at += 1) expect(await strangers.take()).toBe(0);
    expect(await strangers.take()).toBeGreaterThan(0);
    for (let at = 0; at < 5; at += 1) await own.takeOrRefuse();
    await expect(own.takeOrRefuse()).rejects.toThrow(RateLimited);
    expect(await other.take()).toBe(0);
  });

  it('gives the known networks of a company one budget, apart from that of strangers', async () => {
    const branch = '203.0.113.8';
    for (const known of [office, branch]) await limits.rememberNetwork('company', key, known);
    await setPoints('company-day', 1000, `${key} known`);
    for (const known of [office, branch])
      expect(
        await (await limits.findPasswordAttempts('company', key, known)).take(),
      ).toBeGreaterThan(0);
    expect(await (await limits.findPasswordAttempts('company', key, '198.51.100.1')).take()).toBe(
      0,
    );
  });
});

describe('rememberNetwork', () => {
  /** Days for which the network that was remembered last is known. */
  const getDaysLeft = async () => {
    const { rows } = await app.owner.query<{ expire: string }>(
      'SELECT expire FROM rate_limit WHERE position($1 IN key) = 1 ORDER BY expire DESC',
      [`known-network:${key} `],
    );
    return Math.round((Number(rows[0]?.expire) - Date.now()) / DAY);
  };
  const passDays = (days: number) =>
    app.owner.query(
      'UPDATE rate_limit SET expire = expire - $1::bigint WHERE position($2 IN key) = 1',
      [days * DAY, `known-network:${key} `],
    );
  const remember = () => limits.rememberNetwork('account', key, office);

  it('renews a known network when less than 60 of its 90 days are left, and writes nothing before', async () => {
    await remember();
    await passDays(29);
    await remember();
    expect(await getDaysLeft()).toBe(61);
    await passDays(2);
    await remember();
    expect(await getDaysLeft()).toBe(90);
  });

  it('fails if new networks cannot be counted, rather than taking them for too many', async () => {
    const failing = {
      name: 'fail_new_networks',
      when: 'BEFORE INSERT ON rate_limit',
      body: `IF NEW.key LIKE 'new-networks-%' THEN RAISE 'the disk is full'; END IF`,
    };
    await whileTriggered({ owner: app.owner, url: app.ownerUrl }, failing, () =>
      expect(remember()).rejects.toThrow('the disk is full'),
    );
  });

  it('adds at most 20 networks in 30 days, and still renews known ones', async () => {
    await remember();
    for (let at = 0; at < 25; at += 1)
      await limits.rememberNetwork('account', key, `192.0.2.${at}`);
    const text = 'SELECT FROM rate_limit WHERE position($1 IN key) = 1';
    const { rowCount } = await app.owner.query(text, [`known-network:${key} `]);
    expect(rowCount).toBe(20);
    await passDays(31);
    await remember();
    expect(await getDaysLeft()).toBe(90);
  });
});
