import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Photos of employees, and imports of files into the directory. */
export class PhotosAndImports1763596804000 implements MigrationInterface {
  name = 'PhotosAndImports1763596804000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE employee_photo (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        name text NOT NULL,
        bytes bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT employee_photo_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT employee_photo_name_key UNIQUE (company_id, name),
        CONSTRAINT employee_photo_employee_key UNIQUE (company_id, employee_id),
        CONSTRAINT employee_photo_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE
      );
      ${limitToCompany('employee_photo')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON employee_photo TO visioncloud_gateway;
    `);

    await runner.query(`
      CREATE TABLE directory_import (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        file_name text NOT NULL,
        identify_by text NOT NULL,
        state text NOT NULL,
        take text,
        progress real NOT NULL DEFAULT 0,
        columns jsonb NOT NULL DEFAULT '[]',
        total integer NOT NULL DEFAULT 0,
        new integer NOT NULL DEFAULT 0,
        changed integer NOT NULL DEFAULT 0,
        unchanged integer NOT NULL DEFAULT 0,
        wrong integer NOT NULL DEFAULT 0,
        problem text,
        change_id uuid,
        started_by text NOT NULL,
        role text NOT NULL,
        address text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        positive_without_date integer NOT NULL DEFAULT 0,
        CONSTRAINT directory_import_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT directory_import_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT directory_import_identify_check CHECK (identify_by IN ('EMAIL', 'MOBILE')),
        CONSTRAINT directory_import_state_check CHECK (
          state IN ('READING', 'MAPPING', 'COMPARING', 'READY', 'APPLYING', 'DONE', 'CANCELLED', 'FAILED'))
      );
      ${limitToCompany('directory_import')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON directory_import TO visioncloud_gateway;

      CREATE TABLE directory_import_file (
        company_id uuid NOT NULL,
        import_id uuid NOT NULL,
        part integer NOT NULL,
        bytes bytea NOT NULL,
        CONSTRAINT directory_import_file_pkey PRIMARY KEY (company_id, import_id, part),
        CONSTRAINT directory_import_file_import_fkey FOREIGN KEY (company_id, import_id)
          REFERENCES directory_import (company_id, id) ON DELETE CASCADE
      );
      ${limitToCompany('directory_import_file')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON directory_import_file TO visioncloud_gateway;

      CREATE TABLE directory_import_lines (
        company_id uuid NOT NULL,
        import_id uuid NOT NULL,
        part integer NOT NULL,
        lines jsonb NOT NULL,
        CONSTRAINT directory_import_lines_pkey PRIMARY KEY (company_id, import_id, part),
        CONSTRAINT directory_import_lines_import_fkey FOREIGN KEY (company_id, import_id)
          REFERENCES directory_import (company_id, id) ON DELETE CASCADE
      );
      ${limitToCompany('directory_import_lines')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON directory_import_lines TO visioncloud_gateway;

      CREATE TABLE directory_import_row (
        company_id uuid NOT NULL,
        import_id uuid NOT NULL,
        row integer NOT NULL,
        kind text NOT NULL,
        employee_id uuid,
        version integer,
        name text NOT NULL,
        stored jsonb NOT NULL,
        cells jsonb NOT NULL,
        error text,
        CONSTRAINT directory_import_row_pkey PRIMARY KEY (company_id, import_id, row),
        CONSTRAINT directory_import_row_import_fkey FOREIGN KEY (company_id, import_id)
          REFERENCES directory_import (company_id, id) ON DELETE CASCADE,
        CONSTRAINT directory_import_row_kind_check CHECK (kind IN ('NEW', 'CHANGED', 'UNCHANGED', 'WRONG'))
      );
      CREATE INDEX directory_import_row_kind ON directory_import_row (company_id, import_id, kind, row);
      ${limitToCompany('directory_import_row')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON directory_import_row TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE directory_import_row, directory_import_lines, directory_import_file, directory_import, employee_photo',
    );
  }
}
