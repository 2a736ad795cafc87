import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The people of a directory in the order of their ids, without those who left: who compares them with figures of people,
 * which stand in that order too, reads both side by side. Adds only, and uploads never write it: what they change is not in it.
 */
export class PeopleInOrder1764558000000 implements MigrationInterface {
  name = 'PeopleInOrder1764558000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off is there and of no use.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS employee_present');
    await runner.query(
      'CREATE INDEX CONCURRENTLY employee_present ON employee (company_id, id) WHERE deleted_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX employee_present');
  }
}
