import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Cases of diseases, their log, and the contacts added to them by hand. Adds only. */
export class Cases1763596813000 implements MigrationInterface {
  name = 'Cases1763596813000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Numbers are counted apart from the cases, so that the number of a deleted case is not given to another one.
      CREATE TABLE case_counter (
        company_id uuid NOT NULL,
        last_number integer NOT NULL,
        CONSTRAINT case_counter_pkey PRIMARY KEY (company_id),
        CONSTRAINT case_counter_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
      ${limitToCompany('case_counter')}
      GRANT SELECT, INSERT, UPDATE ON case_counter TO visioncloud_gateway;

      CREATE TABLE disease_case (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        number integer NOT NULL,
        employee_id uuid NOT NULL,
        disease text NOT NULL,
        classification text NOT NULL,
        onset_day date,
        onset_at timestamptz(3),
        specimen_day date,
        reported_day date NOT NULL,
        isolated_at timestamptz(3),
        notes text NOT NULL DEFAULT '',
        opened_at timestamptz(3) NOT NULL DEFAULT now(),
        opened_by text,
        closed_at timestamptz(3),
        closed_by text,
        outcome text,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT disease_case_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT disease_case_number_key UNIQUE (company_id, number),
        CONSTRAINT disease_case_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT disease_case_classification_check CHECK (
          classification IN ('SUSPECTED', 'PROBABLE', 'CONFIRMED', 'NOT_A_CASE')),
        CONSTRAINT disease_case_onset_check CHECK (onset_at IS NULL OR onset_day IS NOT NULL),
        CONSTRAINT disease_case_outcome_check CHECK (outcome IN ('RECOVERED', 'NOT_A_CASE', 'OPENED_IN_ERROR')),
        CONSTRAINT disease_case_closed_check CHECK ((closed_at IS NULL) = (outcome IS NULL))
      );
      CREATE UNIQUE INDEX disease_case_open ON disease_case (company_id, employee_id, disease) WHERE closed_at IS NULL;
      CREATE INDEX disease_case_employee ON disease_case (company_id, employee_id);
      CREATE INDEX disease_case_closed ON disease_case (company_id, closed_at);
      ${limitToCompany('disease_case')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON disease_case TO visioncloud_gateway;

      -- change_id has no foreign key: an entry outlives the directory change that it was part of, as a status does.
      CREATE TABLE case_entry (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        case_id uuid NOT NULL,
        act text NOT NULL,
        done_at timestamptz(3) NOT NULL DEFAULT now(),
        done_by text,
        before jsonb NOT NULL DEFAULT '{}',
        after jsonb NOT NULL DEFAULT '{}',
        change_id uuid,
        undone_at timestamptz(3),
        manual_contact_id uuid,
        undone_by text,
        CONSTRAINT case_entry_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT case_entry_case_fkey FOREIGN KEY (company_id, case_id)
          REFERENCES disease_case (company_id, id) ON DELETE CASCADE,
        CONSTRAINT case_entry_act_check CHECK (
          act IN ('OPENED', 'CHANGED', 'CLOSED', 'REOPENED', 'UNDONE', 'CONTACT_ADDED', 'CONTACT_TAKEN_BACK')),
        CONSTRAINT case_entry_contact_check CHECK (
          (act IN ('CONTACT_ADDED', 'CONTACT_TAKEN_BACK')) = (manual_contact_id IS NOT NULL))
      );
      CREATE INDEX case_entry_case ON case_entry (company_id, case_id, id);
      CREATE INDEX case_entry_change ON case_entry (company_id, change_id);
      ${limitToCompany('case_entry')}
      GRANT SELECT, INSERT, UPDATE ON case_entry TO visioncloud_gateway;

      -- What somebody told of whom the person of a case met. A contact with a person of the directory has a record in contact with
      -- the same id and start. Whoever is named has no foreign key, as in contact.
      CREATE TABLE manual_contact (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        case_id uuid NOT NULL,
        employee_id uuid,
        visitor_name text,
        visitor_phone text,
        visitor_company text,
        start_at timestamptz(3) NOT NULL,
        end_at timestamptz(3) NOT NULL,
        informant_id uuid,
        informant_name text NOT NULL DEFAULT '',
        note text NOT NULL DEFAULT '',
        added_at timestamptz(3) NOT NULL DEFAULT now(),
        added_by text,
        taken_back_at timestamptz(3),
        taken_back_by text,
        CONSTRAINT manual_contact_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT manual_contact_case_fkey FOREIGN KEY (company_id, case_id)
          REFERENCES disease_case (company_id, id) ON DELETE CASCADE,
        CONSTRAINT manual_contact_who_check CHECK ((employee_id IS NULL) = (visitor_name IS NOT NULL)),
        CONSTRAINT manual_contact_visitor_check CHECK (
          (visitor_name IS NULL) = (visitor_phone IS NULL AND visitor_company IS NULL)),
        CONSTRAINT manual_contact_length_check CHECK (end_at > start_at AND end_at <= start_at + interval '24 hours')
      );
      CREATE INDEX manual_contact_case ON manual_contact (company_id, case_id);
      ${limitToCompany('manual_contact')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON manual_contact TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE manual_contact, case_entry, disease_case, case_counter');
  }
}
