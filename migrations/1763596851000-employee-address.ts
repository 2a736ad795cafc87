import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the companies of an address for links to own files. Adds only. Built without blocking writes, so outside a transaction. */
export class EmployeeAddress1763596851000 implements MigrationInterface {
  name = 'EmployeeAddress1763596851000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An attempt that was interrupted leaves an invalid index behind.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS employee_address');
    await runner.query(
      'CREATE INDEX CONCURRENTLY employee_address ON employee (email) WHERE deleted_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS employee_address');
  }
}
