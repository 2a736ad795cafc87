import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Share of the employees that a company wants to be active before its safety indicator rates them. Adds only. */
export class MinActivePercent1763596863000 implements MigrationInterface {
  name = 'MinActivePercent1763596863000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company ADD COLUMN min_active_percent integer NOT NULL DEFAULT 10,
        ADD CONSTRAINT company_min_active_percent_check CHECK (min_active_percent IN (0, 5, 10, 20, 30, 50))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP COLUMN min_active_percent');
  }
}
