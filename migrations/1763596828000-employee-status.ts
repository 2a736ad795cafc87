import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/**
 * The status of employees in a table and with a version of its own, so that an act on somebody's health changes nothing in the row
 * that readers of the directory see. Adds only: the previous version reads `employee.is_positive` and `positive_date`, which keep
 * what they had. A status that it changes after this migration counts from the next act on a case of that person. The migrations of
 * the next version drop both columns.
 */
export class EmployeeStatus1763596828000 implements MigrationInterface {
  name = 'EmployeeStatus1763596828000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE employee_status (
        company_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        is_positive boolean NOT NULL,
        positive_date date,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT employee_status_pkey PRIMARY KEY (company_id, employee_id),
        CONSTRAINT employee_status_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT employee_status_check CHECK (is_positive OR positive_date IS NULL)
      );
      CREATE INDEX employee_status_positive ON employee_status (company_id) WHERE is_positive;
      ${limitToCompany('employee_status')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON employee_status TO visioncloud_gateway;

      -- Whether a change of many people set statuses: only readers of health see it then.
      ALTER TABLE directory_change ADD COLUMN sets_status boolean NOT NULL DEFAULT false;
      -- Null: the row sets no status, or was compared by the previous version.
      ALTER TABLE directory_import_row ADD COLUMN status_version integer;
    `);
    // Row level security binds the owner too, so each company is entered.
    const companies: { id: string }[] = await runner.query('SELECT id FROM company ORDER BY id');
    for (const { id } of companies) {
      await runner.query(`SET LOCAL app.company_id = '${id}'`);
      await runner.query(
        `INSERT INTO employee_status (company_id, employee_id, is_positive, positive_date)
         SELECT company_id, id, is_positive, positive_date FROM employee
         WHERE company_id = $1 AND is_positive AND deleted_at IS NULL RETURNING 1`,
        [id],
      );
      await runner.query(
        `UPDATE directory_change SET sets_status = true WHERE company_id = $1 AND (kind IN ('POSITIVE', 'NEGATIVE')
           OR id IN (SELECT change_id FROM status_change WHERE company_id = $1))`,
        [id],
      );
    }
    await runner.query(`SET LOCAL app.company_id = ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE directory_import_row DROP COLUMN status_version;
      ALTER TABLE directory_change DROP COLUMN sets_status;
      DROP TABLE employee_status;
    `);
  }
}
