import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** The log of looks at people, and reports of employees from their own files. Adds only. */
export class OwnFile1763596817000 implements MigrationInterface {
  name = 'OwnFile1763596817000';

  async up(runner: QueryRunner): Promise<void> {
    // account_id has no foreign key: the log outlives accounts. An export is one row: a row for each of 100,000 people would take
    // seconds. A row without employee and people is an export of the whole directory.
    await runner.query(`
      CREATE TABLE person_read (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid,
        people uuid[],
        account_id uuid NOT NULL,
        role text NOT NULL,
        kind text NOT NULL,
        read_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT person_read_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT person_read_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT person_read_kind_check CHECK (
          kind IN ('PERSON_PAGE', 'TRACE', 'CASE', 'FOLLOW_UP', 'EVIDENCE', 'EXPORT')),
        CONSTRAINT person_read_people_check CHECK (
          CASE WHEN kind = 'EXPORT' THEN employee_id IS NULL ELSE employee_id IS NOT NULL AND people IS NULL END)
      );
      CREATE INDEX person_read_employee ON person_read (company_id, employee_id, read_at);
      CREATE INDEX person_read_age ON person_read (company_id, read_at);
      ${limitToCompany('person_read')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON person_read TO visioncloud_gateway;
    `);

    // case_id has no foreign key: a report outlives the case that retention deletes.
    await runner.query(`
      CREATE TABLE employee_report (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        kind text NOT NULL,
        field text,
        value text,
        note text NOT NULL DEFAULT '',
        day date,
        disease text,
        result text,
        case_id uuid,
        reported_at timestamptz(3) NOT NULL DEFAULT now(),
        state text NOT NULL DEFAULT 'WAITING',
        decided_at timestamptz(3),
        decided_by text,
        answer text NOT NULL DEFAULT '',
        CONSTRAINT employee_report_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT employee_report_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT employee_report_kind_check CHECK (kind IN ('CORRECTION', 'SYMPTOMS', 'TEST')),
        CONSTRAINT employee_report_state_check CHECK (state IN ('WAITING', 'ACCEPTED', 'DECLINED')),
        CONSTRAINT employee_report_values_check CHECK (
          CASE WHEN kind = 'CORRECTION' THEN field IS NOT NULL AND value IS NOT NULL AND day IS NULL
            ELSE field IS NULL AND value IS NULL AND day IS NOT NULL AND disease IS NOT NULL END
          AND (kind = 'TEST') = (result IS NOT NULL))
      );
      CREATE INDEX employee_report_newest ON employee_report (company_id, reported_at, id);
      CREATE INDEX employee_report_employee ON employee_report (company_id, employee_id);
      ${limitToCompany('employee_report')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON employee_report TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE employee_report, person_read');
  }
}
