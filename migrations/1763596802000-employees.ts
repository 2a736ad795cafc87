import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Employees, directory changes that can be undone, the history of statuses, and proofs of erasure. */
export class Employees1763596802000 implements MigrationInterface {
  name = 'Employees1763596802000';

  async up(runner: QueryRunner): Promise<void> {
    // The unique constraints are checked at the end of a statement, so that one statement can swap the phone numbers of two
    // people. The keys are folded by the gateway; collation "C" compares them byte by byte. The fill factor leaves
    // room on a page for last_active_at, which every upload writes.
    await runner.query(`
      CREATE TABLE employee (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        code text,
        name text NOT NULL,
        email text,
        phone text,
        calling_code text NOT NULL DEFAULT '',
        designation text NOT NULL DEFAULT '',
        department text NOT NULL,
        gender text,
        date_of_birth date,
        password_hash text,
        is_positive boolean NOT NULL DEFAULT false,
        positive_date date,
        last_active_at timestamptz(3),
        first_sign_in_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3),
        version integer NOT NULL DEFAULT 1,
        name_key text COLLATE "C" NOT NULL DEFAULT '',
        department_key text COLLATE "C" NOT NULL DEFAULT '',
        search text COLLATE "C" NOT NULL DEFAULT '',
        CONSTRAINT employee_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT employee_code_key UNIQUE (company_id, code) DEFERRABLE INITIALLY IMMEDIATE,
        CONSTRAINT employee_email_key UNIQUE (company_id, email) DEFERRABLE INITIALLY IMMEDIATE,
        CONSTRAINT employee_phone_key UNIQUE (company_id, phone) DEFERRABLE INITIALLY IMMEDIATE,
        CONSTRAINT employee_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT employee_gender_check CHECK (gender IN ('Female', 'Male')),
        CONSTRAINT employee_positive_check CHECK (is_positive OR positive_date IS NULL),
        CONSTRAINT employee_deleted_check CHECK (
          deleted_at IS NOT NULL OR (code IS NOT NULL AND email IS NOT NULL AND phone IS NOT NULL))
      ) WITH (fillfactor = 80);
      CREATE INDEX employee_positive ON employee (company_id) WHERE is_positive AND deleted_at IS NULL;
      -- Sorts and searches the directory without reading the table.
      CREATE INDEX employee_directory ON employee (company_id, name_key, id) INCLUDE (department_key, search)
        WHERE deleted_at IS NULL;
      CREATE INDEX employee_deleted ON employee (company_id, deleted_at) WHERE deleted_at IS NOT NULL;
      ${limitToCompany('employee')}
      GRANT SELECT, INSERT, UPDATE ON employee TO visioncloud_gateway;
    `);

    await runner.query(`
      CREATE TABLE directory_change (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        kind text NOT NULL,
        count integer NOT NULL DEFAULT 0,
        detail text NOT NULL DEFAULT '',
        changed_by text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        undo_until timestamptz(3) NOT NULL,
        undone_at timestamptz(3),
        CONSTRAINT directory_change_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT directory_change_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT directory_change_kind_check CHECK (kind IN ('DEPARTMENT', 'NEGATIVE', 'POSITIVE', 'DELETION', 'IMPORT'))
      );
      ${limitToCompany('directory_change')}
      GRANT SELECT, INSERT, UPDATE ON directory_change TO visioncloud_gateway;

      CREATE TABLE directory_change_person (
        company_id uuid NOT NULL,
        change_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        is_new boolean NOT NULL DEFAULT false,
        before jsonb,
        version_after integer NOT NULL,
        CONSTRAINT directory_change_person_pkey PRIMARY KEY (company_id, change_id, employee_id),
        CONSTRAINT directory_change_person_change_fkey FOREIGN KEY (company_id, change_id)
          REFERENCES directory_change (company_id, id) ON DELETE CASCADE,
        CONSTRAINT directory_change_person_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX directory_change_person_employee ON directory_change_person (company_id, employee_id);
      ${limitToCompany('directory_change_person')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON directory_change_person TO visioncloud_gateway;

      -- change_id has no foreign key: a status outlives the change that set it, which is deleted after two years.
      CREATE TABLE status_change (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        is_positive boolean NOT NULL,
        positive_date date,
        changed_at timestamptz(3) NOT NULL DEFAULT now(),
        changed_by text,
        change_id uuid,
        CONSTRAINT status_change_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT status_change_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX status_change_employee ON status_change (company_id, employee_id, changed_at);
      ${limitToCompany('status_change')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON status_change TO visioncloud_gateway;

      -- employee_id has no foreign key: the proof outlives the person.
      CREATE TABLE erasure (
        company_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        change_id uuid NOT NULL,
        deleted_at timestamptz(3) NOT NULL,
        due_at timestamptz(3) NOT NULL,
        erased_at timestamptz(3),
        erased jsonb NOT NULL DEFAULT '{}',
        CONSTRAINT erasure_pkey PRIMARY KEY (company_id, employee_id),
        CONSTRAINT erasure_change_fkey FOREIGN KEY (company_id, change_id)
          REFERENCES directory_change (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX erasure_change ON erasure (company_id, change_id);
      ${limitToCompany('erasure')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON erasure TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE erasure, status_change, directory_change_person, directory_change, employee',
    );
  }
}
