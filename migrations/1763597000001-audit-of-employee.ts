import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the changes of one employee in the audit log, whose details end with the id. Adds only; built without blocking writes. */
export class AuditOfEmployee1763597000001 implements MigrationInterface {
  name = 'AuditOfEmployee1763597000001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An attempt that was interrupted leaves an invalid index behind.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS audit_entry_of_employee');
    await runner.query(`CREATE INDEX CONCURRENTLY audit_entry_of_employee
      ON audit_entry (company_id, (right(detail, 36)), created_at) WHERE action = 'EMPLOYEE_UPDATED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS audit_entry_of_employee');
  }
}
