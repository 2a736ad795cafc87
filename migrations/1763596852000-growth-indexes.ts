import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of tables that grow for years. `rate_limit` is searched by subject when attempts are forgotten. */
const indexes: Record<string, string> = {
  notice_sent: 'notice (company_id, sent_at)',
  follow_up_act_batch: 'follow_up_act (company_id, batch_id)',
  follow_up_act_kind: 'follow_up_act (company_id, kind, done_at)',
  contest_person: 'contest (company_id, person_id)',
  contest_other: 'contest (company_id, other_id)',
  contest_of_request: 'contest (company_id, request_id) WHERE request_id IS NOT NULL',
  case_mark_oldest: 'case_mark (marked_at)',
  rate_limit_subject: `rate_limit (split_part(substr(key, position(':' IN key) + 1), ' ', 1))`,
};

/** Adds only. Built without blocking writes, so outside a transaction. */
export class GrowthIndexes1763596852000 implements MigrationInterface {
  name = 'GrowthIndexes1763596852000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(indexes)) {
      // An attempt that was interrupted leaves an invalid index behind.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${columns}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes))
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
