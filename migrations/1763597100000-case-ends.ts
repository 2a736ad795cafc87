import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When symptoms and fever of a case ended, when its treatment began, and when its person was cleared. Adds only. */
export class CaseEnds1763597100000 implements MigrationInterface {
  name = 'CaseEnds1763597100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE disease_case ADD COLUMN symptoms_ended_at timestamptz(3), ADD COLUMN fever_ended_at timestamptz(3),
        ADD COLUMN treatment_started_at timestamptz(3), ADD COLUMN cleared_at timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE disease_case DROP COLUMN symptoms_ended_at, DROP COLUMN fever_ended_at,
        DROP COLUMN treatment_started_at, DROP COLUMN cleared_at`);
  }
}
