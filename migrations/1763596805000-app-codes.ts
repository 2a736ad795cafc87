import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Runs that issue app codes for many people, and invitations to the app by mail. */
export class AppCodes1763596805000 implements MigrationInterface {
  name = 'AppCodes1763596805000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app_code_run (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        delivery text NOT NULL,
        state text NOT NULL,
        public_key bytea,
        total integer NOT NULL DEFAULT 0,
        issued integer NOT NULL DEFAULT 0,
        gone integer NOT NULL DEFAULT 0,
        without_address integer NOT NULL DEFAULT 0,
        slice integer NOT NULL DEFAULT 0,
        problem text,
        started_by text NOT NULL,
        role text NOT NULL,
        address text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT app_code_run_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT app_code_run_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT app_code_run_delivery_check CHECK (delivery IN ('DOWNLOAD', 'MAIL')),
        CONSTRAINT app_code_run_key_check CHECK ((delivery = 'DOWNLOAD') = (public_key IS NOT NULL)),
        CONSTRAINT app_code_run_state_check CHECK (state IN ('RUNNING', 'DONE', 'CANCELLED', 'FAILED'))
      );
      ${limitToCompany('app_code_run')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON app_code_run TO visioncloud_gateway;

      CREATE TABLE app_code_person (
        company_id uuid NOT NULL,
        run_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        place integer NOT NULL,
        outcome text NOT NULL,
        CONSTRAINT app_code_person_pkey PRIMARY KEY (company_id, run_id, employee_id),
        CONSTRAINT app_code_person_run_fkey FOREIGN KEY (company_id, run_id)
          REFERENCES app_code_run (company_id, id) ON DELETE CASCADE,
        CONSTRAINT app_code_person_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT app_code_person_outcome_check CHECK (outcome IN ('PENDING', 'ISSUED', 'GONE', 'NO_ADDRESS'))
      );
      CREATE INDEX app_code_person_outcome ON app_code_person (company_id, run_id, outcome, place);
      CREATE INDEX app_code_person_employee ON app_code_person (company_id, employee_id);
      ${limitToCompany('app_code_person')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON app_code_person TO visioncloud_gateway;

      CREATE TABLE app_code_part (
        company_id uuid NOT NULL,
        run_id uuid NOT NULL,
        part integer NOT NULL,
        codes integer NOT NULL,
        sealed bytea NOT NULL,
        CONSTRAINT app_code_part_pkey PRIMARY KEY (company_id, run_id, part),
        CONSTRAINT app_code_part_run_fkey FOREIGN KEY (company_id, run_id)
          REFERENCES app_code_run (company_id, id) ON DELETE CASCADE
      );
      ${limitToCompany('app_code_part')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON app_code_part TO visioncloud_gateway;

      CREATE TABLE app_invitation (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        mail_id uuid NOT NULL,
        token_hash bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        CONSTRAINT app_invitation_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT app_invitation_token_key UNIQUE (company_id, token_hash),
        CONSTRAINT app_invitation_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX app_invitation_employee ON app_invitation (company_id, employee_id);
      ${limitToCompany('app_invitation')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON app_invitation TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app_invitation, app_code_part, app_code_person, app_code_run');
  }
}
