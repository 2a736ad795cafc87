import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Reports of phones: contacts, in one partition per UTC day, and the state of the phones. */
export class ContactsAndHealth1763596806000 implements MigrationInterface {
  name = 'ContactsAndHealth1763596806000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact (
        company_id uuid NOT NULL,
        start_at timestamptz(3) NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        cross_employee_id uuid NOT NULL,
        end_at timestamptz(3) NOT NULL,
        source text NOT NULL,
        distance real,
        received_at timestamptz(3) NOT NULL DEFAULT now(),
        camera_id uuid,
        CONSTRAINT contact_pkey PRIMARY KEY (company_id, start_at, id),
        CONSTRAINT contact_source_check CHECK (source IN ('mobile', 'camera', 'manual')),
        CONSTRAINT contact_pair_check CHECK (employee_id <> cross_employee_id),
        CONSTRAINT contact_length_check CHECK (end_at > start_at AND end_at <= start_at + interval '24 hours')
      ) PARTITION BY RANGE (start_at);
      CREATE INDEX contact_employee ON contact (company_id, employee_id, start_at)
        INCLUDE (cross_employee_id, end_at, source);
      CREATE INDEX contact_cross_employee ON contact (company_id, cross_employee_id, start_at)
        INCLUDE (employee_id, end_at, source);
      -- Most companies have no contacts from cameras. Without this index a query would read every record of the period to find that
      -- out. It also finds the people in the room of a camera.
      CREATE INDEX contact_camera ON contact (company_id, camera_id, start_at) WHERE source = 'camera';
      -- The gateway may delete contacts that were added by hand, but not those of phones and cameras. One policy per command, because
      -- Citus makes restrictive policies permissive on its nodes.
      ALTER TABLE contact ENABLE ROW LEVEL SECURITY;
      ALTER TABLE contact FORCE ROW LEVEL SECURITY;
      CREATE POLICY contact_of_company ON contact FOR SELECT USING (company_id = current_company());
      CREATE POLICY contact_added ON contact FOR INSERT WITH CHECK (company_id = current_company());
      CREATE POLICY contact_taken_back ON contact FOR DELETE
        USING (company_id = current_company() AND (source = 'manual' OR current_user <> 'visioncloud_gateway'));
      GRANT SELECT, INSERT, DELETE ON contact TO visioncloud_gateway;
    `);

    // Records before the first day are stored in contact_older, so that a phone that was off for months can still report.
    // Rows of a day are added and never changed, so the first vacuum can freeze them, and later ones need not read a hundred
    // million rows again. It runs early, because index-only scans skip the table only on vacuumed pages. The function belongs
    // to the owner, because the gateway's role may not create tables. Functions that add or drop days take the lock.
    await runner.query(`
      CREATE FUNCTION make_contact_days(ahead integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE
        today date := (now() AT TIME ZONE 'UTC')::date;
        first date := today - 35;
        day date;
        storage text := 'WITH (autovacuum_freeze_min_age = 0, autovacuum_vacuum_insert_scale_factor = 0.1,
          autovacuum_analyze_scale_factor = 0.05)';
      BEGIN
        PERFORM pg_advisory_xact_lock(4000119);
        IF to_regclass('contact_older') IS NULL THEN
          EXECUTE format('CREATE TABLE contact_older PARTITION OF contact FOR VALUES FROM (MINVALUE) TO (%L) %s',
            first::timestamp AT TIME ZONE 'UTC', storage);
        ELSE
          SELECT max(to_date(right(relname, 8), 'YYYYMMDD')) + 1 INTO first
          FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
          WHERE inhparent = 'contact'::regclass AND relname ~ '^contact_[0-9]{8}$';
        END IF;
        FOR day IN SELECT generate_series(first, today + ahead, interval '1 day')::date LOOP
          EXECUTE format('CREATE TABLE contact_%s PARTITION OF contact FOR VALUES FROM (%L) TO (%L) %s', to_char(day, 'YYYYMMDD'),
            day::timestamp AT TIME ZONE 'UTC', (day + 1)::timestamp AT TIME ZONE 'UTC', storage);
        END LOOP;
      END $$;
      REVOKE ALL ON FUNCTION make_contact_days(integer) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION make_contact_days(integer) TO visioncloud_gateway;
      SELECT make_contact_days(7);
    `);

    await runner.query(`
      CREATE TABLE health_record (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        bluetooth_status boolean,
        location_status boolean,
        location_permission text,
        os_version text,
        device_type text,
        make_model text,
        app_version text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT health_record_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT health_record_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE
      ) WITH (autovacuum_freeze_min_age = 0, autovacuum_vacuum_insert_scale_factor = 0.05);
      CREATE INDEX health_record_employee ON health_record (company_id, employee_id, created_at);
      -- Finds what forget_records deletes.
      CREATE INDEX health_record_day ON health_record (company_id, created_at);
      ${limitToCompany('health_record')}
      GRANT SELECT, INSERT, DELETE ON health_record TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE health_record, contact;
      DROP FUNCTION make_contact_days(integer);
    `);
  }
}
