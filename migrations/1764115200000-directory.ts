import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the directory of a large company needs: a search that does not look at rows one by one, versions, the history
 * of statuses, changes of many people at once that can be undone, and proof of what was erased. Adds only: rows that
 * the program before it writes meanwhile get their search keys when a gateway starts.
 */
export class Directory1764115200000 implements MigrationInterface {
  name = 'Directory1764115200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE employee
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN name_key text COLLATE "C" NOT NULL DEFAULT '',
        ADD COLUMN department_key text COLLATE "C" NOT NULL DEFAULT '',
        ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
      CREATE INDEX employee_directory ON employee (company_id, name_key, id) INCLUDE (department_key, search)
        WHERE deleted_at IS NULL;
      CREATE INDEX employee_without_keys ON employee (company_id) WHERE search = '' AND deleted_at IS NULL;
    `);
    // Checked at the end of a statement, so that one statement may let two people swap their phone numbers.
    for (const [constraint, column] of [
      ['employee_code_key', 'code'],
      ['employee_email_key', 'email'],
      ['employee_phone_key', 'phone'],
    ] as const) {
      await runner.query(`
        ALTER TABLE employee DROP CONSTRAINT ${constraint},
          ADD CONSTRAINT ${constraint} UNIQUE (company_id, ${column}) DEFERRABLE INITIALLY IMMEDIATE
      `);
    }
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
        CONSTRAINT directory_change_kind_check CHECK (kind IN ('DEPARTMENT', 'NEGATIVE', 'DELETION', 'IMPORT'))
      );

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
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT status_change_change_fkey FOREIGN KEY (company_id, change_id)
          REFERENCES directory_change (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX status_change_employee ON status_change (company_id, employee_id, changed_at);

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
      CREATE INDEX erasure_pending ON erasure (company_id, change_id) WHERE erased_at IS NULL;

      INSERT INTO status_change (company_id, id, employee_id, is_positive, positive_date, changed_at)
      SELECT company_id, gen_random_uuid(), id, true, positive_date, created_at FROM employee
      WHERE is_positive AND deleted_at IS NULL;
    `);
    for (const table of [
      'directory_change',
      'directory_change_person',
      'status_change',
      'erasure',
    ]) {
      await runner.query(`
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY ${table}_of_company ON ${table} USING (company_id = current_company()) WITH CHECK (company_id = current_company());
      `);
    }
    await runner.query(`
      GRANT SELECT, INSERT, UPDATE ON directory_change TO visioncloud_gateway;
      GRANT SELECT, INSERT, UPDATE, DELETE ON directory_change_person, status_change, erasure TO visioncloud_gateway;
      GRANT DELETE ON health_record TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      REVOKE DELETE ON health_record FROM visioncloud_gateway;
      DROP TABLE erasure, status_change, directory_change_person, directory_change;
      ALTER TABLE employee DROP COLUMN version, DROP COLUMN name_key, DROP COLUMN department_key, DROP COLUMN search;
    `);
    for (const [constraint, column] of [
      ['employee_code_key', 'code'],
      ['employee_email_key', 'email'],
      ['employee_phone_key', 'phone'],
    ] as const) {
      await runner.query(`
        ALTER TABLE employee DROP CONSTRAINT ${constraint},
          ADD CONSTRAINT ${constraint} UNIQUE (company_id, ${column})
      `);
    }
  }
}
