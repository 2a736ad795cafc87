import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Requests of employees for their exact records. Adds only. */
export class ExactRecords1763596826000 implements MigrationInterface {
  name = 'ExactRecords1763596826000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE exact_record_request (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        requested_at timestamptz(3) NOT NULL DEFAULT now(),
        due_at timestamptz(3) NOT NULL,
        state text NOT NULL DEFAULT 'OPEN',
        decided_at timestamptz(3),
        decided_by text,
        given_at timestamptz(3),
        refusal text NOT NULL DEFAULT '',
        mail_id uuid,
        CONSTRAINT exact_record_request_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT exact_record_request_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT exact_record_request_state_check CHECK (state IN ('OPEN', 'GIVEN', 'REFUSED')),
        CONSTRAINT exact_record_request_decided_check CHECK (
          (state = 'OPEN') = (decided_at IS NULL) AND (state = 'GIVEN') = (given_at IS NOT NULL)
          AND (state = 'REFUSED') = (refusal <> ''))
      );
      CREATE UNIQUE INDEX exact_record_request_open ON exact_record_request (company_id, employee_id) WHERE state = 'OPEN';
      CREATE INDEX exact_record_request_employee ON exact_record_request (company_id, employee_id);
      CREATE INDEX exact_record_request_due ON exact_record_request (company_id, due_at, id);
      ${limitToCompany('exact_record_request')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON exact_record_request TO visioncloud_gateway;
    `);
    // Adds a rule to the function as it is, because other migrations may have changed its other rules.
    await runner.query(`
      DO $do$ BEGIN
        EXECUTE replace(pg_get_functiondef('forget_old_rows(uuid, integer)'::regprocedure), '(''employee_report'',',
          '(''exact_record_request'', $r$requested_at < now() - interval ''2 years''$r$),
          (''employee_report'',');
      END $do$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $do$ BEGIN
        EXECUTE replace(pg_get_functiondef('forget_old_rows(uuid, integer)'::regprocedure),
          '(''exact_record_request'', $r$requested_at < now() - interval ''2 years''$r$),
          ', '');
      END $do$;
      DROP TABLE exact_record_request`);
  }
}
