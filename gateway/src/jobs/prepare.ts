import { PgBoss } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { gatewayRole } from '../database/data-source.js';
import { queues, schedules } from './queues.js';

/** Schema of pg-boss's tables. */
export const jobSchema = 'pgboss';

/** Migrates pg-boss's tables, queues and schedules as their owner, and grants the gateway's role access. */
export async function prepareJobs(owner: DataSource): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: await run(owner, text, values) }) },
    schema: jobSchema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const [name, options] of Object.entries(queues)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
    // Runs missed while no process was up are repeated once.
    for (const [name, cron] of Object.entries(schedules))
      await boss.schedule(name, cron, null, { missed: 'once' });
  } finally {
    await boss.stop({ graceful: false });
  }
  await owner.query(`
    GRANT USAGE ON SCHEMA ${jobSchema} TO ${gatewayRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${jobSchema} TO ${gatewayRole};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${jobSchema} TO ${gatewayRole};
  `);
}

async function run(owner: DataSource, text: string, values?: unknown[]): Promise<unknown[]> {
  const runner = owner.createQueryRunner();
  try {
    const { records } = await runner.query(text, values, true);
    return records ?? [];
  } finally {
    await runner.query('ROLLBACK');
    await runner.release();
  }
}
