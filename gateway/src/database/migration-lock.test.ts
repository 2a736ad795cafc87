import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test/hooks.js';
import { withMigrationLock } from './data-source.js';

const app = useTestApp();

it('a migration can build an index concurrently while other gateways wait to migrate', async () => {
  const order: string[] = [];
  const owner = new Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query('SET lock_timeout = 5000');
  const first = withMigrationLock(app.ownerUrl, async () => {
    await wait(500);
    await owner.query('CREATE INDEX CONCURRENTLY of_the_test ON plan (description)');
    order.push('first');
  });
  await wait(200);
  const others = ['second', 'third'].map((name) =>
    withMigrationLock(app.ownerUrl, async () => {
      order.push(name);
    }),
  );
  await Promise.all([first, ...others]);
  await owner.end();
  expect(order[0]).toBe('first');
  expect(order).toHaveLength(3);
});
