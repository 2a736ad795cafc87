import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany, showToProvider } from './row-security.js';

/** Exposures of cases, acts of follow-up, and the follow-ups that are computed from both. */
export class FollowUp1763596814000 implements MigrationInterface {
  name = 'FollowUp1763596814000';

  async up(runner: QueryRunner): Promise<void> {
    // The job that recounts looks for marks in all companies, as the provider, and then enters each company. A mark with a
    // future moment requests a recount at that moment.
    await runner.query(`
      CREATE TABLE case_mark (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        case_id uuid NOT NULL,
        marked_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT case_mark_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT case_mark_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
      CREATE INDEX case_mark_case ON case_mark (company_id, case_id);
      ${limitToCompany('case_mark')}
      ${showToProvider('case_mark')}
      GRANT SELECT, INSERT, DELETE ON case_mark TO visioncloud_gateway;

      -- Who passes a disease on, and when: uploads mark the cases whose carriers their records name.
      CREATE TABLE case_carrier (
        company_id uuid NOT NULL,
        case_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        from_at timestamptz(3) NOT NULL,
        until_at timestamptz(3) NOT NULL,
        CONSTRAINT case_carrier_pkey PRIMARY KEY (company_id, case_id, employee_id),
        CONSTRAINT case_carrier_case_fkey FOREIGN KEY (company_id, case_id)
          REFERENCES disease_case (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX case_carrier_employee ON case_carrier (company_id, employee_id);
      ${limitToCompany('case_carrier')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON case_carrier TO visioncloud_gateway;

      CREATE TABLE case_exposure (
        company_id uuid NOT NULL,
        case_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        level integer NOT NULL,
        exposed_at timestamptz(3) NOT NULL,
        last_exposed_at timestamptz(3) NOT NULL,
        minutes double precision NOT NULL,
        source text NOT NULL,
        CONSTRAINT case_exposure_pkey PRIMARY KEY (company_id, case_id, employee_id),
        CONSTRAINT case_exposure_case_fkey FOREIGN KEY (company_id, case_id)
          REFERENCES disease_case (company_id, id) ON DELETE CASCADE,
        CONSTRAINT case_exposure_level_check CHECK (level IN (1, 2, 3)),
        CONSTRAINT case_exposure_source_check CHECK (source IN ('mobile', 'camera', 'manual'))
      );
      CREATE INDEX case_exposure_employee ON case_exposure (company_id, employee_id);
      ${limitToCompany('case_exposure')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON case_exposure TO visioncloud_gateway;
    `);

    // case_id has no foreign key: the act outlives the case that it opened.
    await runner.query(`
      CREATE TABLE follow_up_act (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        disease text NOT NULL,
        kind text NOT NULL,
        done_at timestamptz(3) NOT NULL DEFAULT now(),
        done_by text,
        day date,
        test text,
        result text,
        case_id uuid,
        quarantine_until date,
        channel text,
        assignee text,
        note text NOT NULL DEFAULT '',
        batch_id uuid NOT NULL,
        due_at timestamptz(3),
        undone_at timestamptz(3),
        undone_by text,
        CONSTRAINT follow_up_act_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT follow_up_act_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT follow_up_act_kind_check CHECK (
          kind IN ('INFORMED', 'TESTED', 'RELEASED', 'NOTE', 'ASSIGNED', 'CORRECTED')),
        CONSTRAINT follow_up_act_test_check CHECK (
          (kind = 'TESTED') = (test IS NOT NULL) AND (kind = 'TESTED') = (result IS NOT NULL)),
        CONSTRAINT follow_up_act_day_check CHECK ((kind IN ('TESTED', 'RELEASED')) = (day IS NOT NULL))
      );
      CREATE INDEX follow_up_act_row ON follow_up_act (company_id, employee_id, disease, done_at);
      ${limitToCompany('follow_up_act')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON follow_up_act TO visioncloud_gateway;

      CREATE TABLE follow_up (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        disease text NOT NULL,
        state text NOT NULL,
        next_step text,
        due_at timestamptz(3),
        quarantine_until date,
        release_test_day date,
        reason text NOT NULL,
        informed_at timestamptz(3),
        told_until date,
        owes_correction boolean NOT NULL,
        assignee text,
        changed_at timestamptz(3) NOT NULL DEFAULT now(),
        changed_by uuid,
        CONSTRAINT follow_up_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT follow_up_person_key UNIQUE (company_id, employee_id, disease),
        CONSTRAINT follow_up_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX follow_up_due ON follow_up (company_id, (
        CASE next_step WHEN 'INFORM' THEN 1 WHEN 'CORRECT' THEN 2 WHEN 'TEST' THEN 3 WHEN 'RELEASE' THEN 4 END
      ), due_at, id);
      ${limitToCompany('follow_up')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON follow_up TO visioncloud_gateway;

      -- Up to which change a sign-in has seen the rows; a later sign-in of the account begins there.
      CREATE TABLE follow_up_seen (
        company_id uuid NOT NULL,
        session_id uuid NOT NULL,
        seen_until timestamptz(3) NOT NULL,
        marked_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT follow_up_seen_pkey PRIMARY KEY (company_id, session_id, seen_until),
        CONSTRAINT follow_up_seen_session_fkey FOREIGN KEY (company_id, session_id)
          REFERENCES session (company_id, id) ON DELETE CASCADE
      );
      ${limitToCompany('follow_up_seen')}
      GRANT SELECT, INSERT ON follow_up_seen TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE follow_up_seen, follow_up, follow_up_act, case_exposure, case_carrier, case_mark',
    );
  }
}
