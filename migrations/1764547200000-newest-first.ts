import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each index is for: name, and what it is made on. */
const indexes: Record<string, string> = {
  // Pages of lists that show the newest first are read from an index, however many rows lie behind them.
  mail_newest: 'mail (created_at, id)',
  audit_entry_of_company: 'audit_entry (company_id, created_at, id)',
  guide_request_newest: 'guide_request (created_at, id)',
  company_order_newest: 'company_order (created_at, id)',
  // What refers to a change is found when the change goes.
  erasure_change: 'erasure (company_id, change_id)',
  employee_deleted: 'employee (company_id, deleted_at) WHERE deleted_at IS NOT NULL',
};

/**
 * Lists and the nightly forgetting look at what they need alone. Adds only: the program before it runs on beside it, and
 * writes meanwhile.
 */
export class NewestFirst1764547200000 implements MigrationInterface {
  name = 'NewestFirst1764547200000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      // One that was broken off is there and of no use.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX ${name}`);
  }
}
