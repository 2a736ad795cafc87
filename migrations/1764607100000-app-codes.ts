import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forgetOldRows } from './1764460800000-retention.js';
import { rulesOfOldRows } from './1764550800000-old-rows.js';

/** New app codes for many people at once, and invitations to the app by mail. Adds only: the program before it runs on beside it. */
export class AppCodes1764607100000 implements MigrationInterface {
  name = 'AppCodes1764607100000';

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
    `);
    for (const table of ['app_code_run', 'app_code_person', 'app_code_part', 'app_invitation']) {
      await runner.query(`
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY ${table}_of_company ON ${table} USING (company_id = current_company()) WITH CHECK (company_id = current_company());
        GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO visioncloud_gateway;
      `);
    }
    // A run is deleted by its own job after a day; this is for those whose job was lost.
    await runner.query(
      forgetOldRows(`${rulesOfOldRows},
        ('app_code_run', $r$created_at < now() - interval '7 days'$r$),
        ('app_invitation', $r$least(used_at, expires_at) < now() - interval '30 days'$r$)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${forgetOldRows(rulesOfOldRows)}
      DROP TABLE app_invitation, app_code_part, app_code_person, app_code_run;
    `);
  }
}
