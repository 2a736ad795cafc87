import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which job is sending a mail, so that no transaction stays open meanwhile. Adds only. */
export class ClaimedMails1763596840000 implements MigrationInterface {
  name = 'ClaimedMails1763596840000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail ADD COLUMN claimed_by uuid, ADD COLUMN claimed_at timestamptz(3)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail DROP COLUMN claimed_by, DROP COLUMN claimed_at');
  }
}
