import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** The last change of each employee's app code, email address or phone number by somebody else. Adds only. */
export class AccessChanges1763596860000 implements MigrationInterface {
  name = 'AccessChanges1763596860000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_change (
        company_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        kinds text[] NOT NULL,
        changed_at timestamptz(3) NOT NULL,
        changed_by text[] NOT NULL,
        role text,
        began_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        known_email text,
        proof_hash bytea,
        mail_ids uuid[] NOT NULL,
        ended_at timestamptz(3),
        ended_as text,
        ended_by text,
        CONSTRAINT access_change_pkey PRIMARY KEY (company_id, employee_id),
        CONSTRAINT access_change_proof_key UNIQUE (company_id, proof_hash),
        CONSTRAINT access_change_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT access_change_ended_check CHECK (
          (ended_at IS NULL) = (ended_as IS NULL) AND ended_as IN ('KNOWN_ADDRESS', 'KNOWN_PHONE', 'OFFICER', 'OWN_REQUEST'))
      );
      CREATE INDEX access_change_open ON access_change (company_id, changed_at) WHERE ended_at IS NULL;
      ${limitToCompany('access_change')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON access_change TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access_change');
  }
}
