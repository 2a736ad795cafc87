import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pass-keys are unique and found in any case, for people type them. Adds only: the program before it runs on beside it. */
export class PassKeys1764607000000 implements MigrationInterface {
  name = 'PassKeys1764607000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE UNIQUE INDEX company_pass_key ON company (lower(unique_id))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX company_pass_key');
  }
}
