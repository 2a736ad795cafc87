import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Log entries name the request and the program that they came from; readiness looks at the migrations; figures of mails that have
 * not left need no look at the others. Adds only: the program before it runs on beside it.
 */
export class Operators1764378000000 implements MigrationInterface {
  name = 'Operators1764378000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entry ADD COLUMN request_id text, ADD COLUMN user_agent text;
      CREATE INDEX mail_unsent ON mail (company_id, created_at) WHERE status IN ('QUEUED', 'FAILED');
      GRANT SELECT ON migration TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      REVOKE SELECT ON migration FROM visioncloud_gateway;
      DROP INDEX mail_unsent;
      ALTER TABLE audit_entry DROP COLUMN user_agent, DROP COLUMN request_id;
    `);
  }
}
