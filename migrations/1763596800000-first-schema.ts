import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FirstSchema1763596800000 implements MigrationInterface {
  name = 'FirstSchema1763596800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF to_regrole('visioncloud_gateway') IS NULL THEN
          CREATE ROLE visioncloud_gateway NOLOGIN NOBYPASSRLS;
        END IF;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END $$;
      GRANT visioncloud_gateway TO CURRENT_USER;

      CREATE FUNCTION current_company() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
      RETURN nullif(current_setting('app.company_id', true), '')::uuid;

      CREATE TABLE plan (
        id uuid NOT NULL,
        name text NOT NULL,
        price numeric(10, 2) NOT NULL,
        description text NOT NULL,
        max_employee integer NOT NULL,
        is_payable boolean NOT NULL,
        access text[] NOT NULL,
        position integer NOT NULL,
        CONSTRAINT plan_pkey PRIMARY KEY (id),
        CONSTRAINT plan_name_key UNIQUE (name)
      );

      CREATE TABLE company (
        id uuid NOT NULL,
        unique_id text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        website text NOT NULL,
        country text NOT NULL,
        phone text NOT NULL,
        plan_id uuid NOT NULL,
        status text NOT NULL,
        min_distance integer NOT NULL DEFAULT 6,
        is_cross_status_on boolean NOT NULL DEFAULT false,
        is_geofencing_on boolean NOT NULL DEFAULT false,
        latitude double precision,
        longitude double precision,
        radius double precision,
        iframe text NOT NULL DEFAULT '',
        time_zone text NOT NULL DEFAULT 'Asia/Singapore',
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT company_pkey PRIMARY KEY (id),
        CONSTRAINT company_unique_id_key UNIQUE (unique_id),
        CONSTRAINT company_email_key UNIQUE (email),
        CONSTRAINT company_plan_fkey FOREIGN KEY (plan_id) REFERENCES plan (id),
        CONSTRAINT company_status_check CHECK (status IN ('Active', 'InActive', 'Pending'))
      );
      CREATE UNIQUE INDEX company_name_key ON company (lower(name));

      CREATE TABLE account (
        id uuid NOT NULL,
        company_id uuid,
        email text NOT NULL,
        password_hash text,
        verified_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT account_pkey PRIMARY KEY (id),
        CONSTRAINT account_email_key UNIQUE (email),
        CONSTRAINT account_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );

      CREATE TABLE time_metric (
        company_id uuid NOT NULL,
        in_force_from timestamptz(3) NOT NULL,
        minutes integer NOT NULL,
        changed_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT time_metric_pkey PRIMARY KEY (company_id, in_force_from),
        CONSTRAINT time_metric_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT time_metric_minutes_check CHECK (minutes IN (1, 2, 3, 4, 5, 10, 15, 20, 25, 30))
      );

      CREATE TABLE employee (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        code text,
        name text NOT NULL,
        email text,
        phone text,
        country_code text NOT NULL DEFAULT '',
        designation text NOT NULL DEFAULT '',
        department text NOT NULL,
        gender text,
        date_of_birth date,
        password_hash text,
        is_positive boolean NOT NULL DEFAULT false,
        positive_date date,
        last_active timestamptz(3),
        first_sign_in timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3),
        CONSTRAINT employee_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT employee_code_key UNIQUE (company_id, code),
        CONSTRAINT employee_email_key UNIQUE (company_id, email),
        CONSTRAINT employee_phone_key UNIQUE (company_id, phone),
        CONSTRAINT employee_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT employee_gender_check CHECK (gender IN ('Female', 'Male')),
        CONSTRAINT employee_positive_check CHECK (is_positive OR positive_date IS NULL),
        CONSTRAINT employee_deleted_check CHECK (deleted_at IS NOT NULL OR (code IS NOT NULL AND email IS NOT NULL AND phone IS NOT NULL))
      ) WITH (fillfactor = 80);
      CREATE INDEX employee_positive ON employee (company_id) WHERE is_positive AND deleted_at IS NULL;

      CREATE TABLE session (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        role text NOT NULL,
        account_id uuid,
        employee_id uuid,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        revoked_at timestamptz(3),
        CONSTRAINT session_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT session_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE,
        CONSTRAINT session_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT session_role_check CHECK (
          (role IN ('COMPANY_ADMIN', 'PROVIDER_ADMIN') AND account_id IS NOT NULL AND employee_id IS NULL)
          OR (role = 'EMPLOYEE' AND employee_id IS NOT NULL AND account_id IS NULL))
      );
      CREATE INDEX session_employee ON session (company_id, employee_id);

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
        CONSTRAINT health_record_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX health_record_employee ON health_record (company_id, employee_id, created_at);

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
        CONSTRAINT contact_pkey PRIMARY KEY (company_id, start_at, id),
        CONSTRAINT contact_source_check CHECK (source IN ('mobile', 'camera')),
        CONSTRAINT contact_pair_check CHECK (employee_id <> cross_employee_id),
        CONSTRAINT contact_length_check CHECK (end_at > start_at AND end_at <= start_at + interval '24 hours')
      ) PARTITION BY RANGE (start_at);
      CREATE INDEX contact_employee ON contact (company_id, employee_id, start_at) INCLUDE (cross_employee_id, end_at, source);
      CREATE INDEX contact_cross_employee ON contact (company_id, cross_employee_id, start_at) INCLUDE (employee_id, end_at, source);

      CREATE TABLE rate_limit (
        key text NOT NULL,
        points integer NOT NULL DEFAULT 0,
        expire bigint,
        CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
      );
    `);

    // Days are UTC days. What is older than the first day ever made has one partition of its own, so a phone that
    // was off for months is still heard. The function belongs to the owner, for the gateway's role may make nothing.
    await runner.query(`
      CREATE FUNCTION make_contact_days(ahead integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE
        today date := (now() AT TIME ZONE 'UTC')::date;
        first date := today - 35;
        day date;
      BEGIN
        PERFORM pg_advisory_xact_lock(4000119);
        IF to_regclass('contact_older') IS NULL THEN
          EXECUTE format('CREATE TABLE contact_older PARTITION OF contact FOR VALUES FROM (MINVALUE) TO (%L)', first::timestamp AT TIME ZONE 'UTC');
        ELSE
          SELECT max(to_date(right(relname, 8), 'YYYYMMDD')) + 1 INTO first
          FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
          WHERE inhparent = 'contact'::regclass AND relname ~ '^contact_[0-9]{8}$';
        END IF;
        FOR day IN SELECT generate_series(first, today + ahead, interval '1 day')::date LOOP
          EXECUTE format('CREATE TABLE contact_%s PARTITION OF contact FOR VALUES FROM (%L) TO (%L)',
            to_char(day, 'YYYYMMDD'), day::timestamp AT TIME ZONE 'UTC', (day + 1)::timestamp AT TIME ZONE 'UTC');
        END LOOP;
      END $$;
      REVOKE ALL ON FUNCTION make_contact_days(integer) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION make_contact_days(integer) TO visioncloud_gateway;
      SELECT make_contact_days(7);
    `);

    for (const table of ['time_metric', 'employee', 'session', 'health_record', 'contact']) {
      await runner.query(`
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY ${table}_of_company ON ${table} USING (company_id = current_company()) WITH CHECK (company_id = current_company());
      `);
    }
    // The provider's own tenant reads every company's threshold, as it reads the companies themselves.
    await runner.query(`
      CREATE POLICY time_metric_for_provider ON time_metric FOR SELECT
      USING (current_company() = '00000000-0000-0000-0000-000000000000');
    `);
    await runner.query(`
      GRANT USAGE ON SCHEMA public TO visioncloud_gateway;
      GRANT SELECT, INSERT, UPDATE ON plan, company, account, employee, session TO visioncloud_gateway;
      GRANT SELECT, INSERT, DELETE ON time_metric TO visioncloud_gateway;
      GRANT SELECT, INSERT ON health_record, contact TO visioncloud_gateway;
      GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limit TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE rate_limit, contact, health_record, session, employee, time_metric, account, company, plan;
      DROP FUNCTION make_contact_days(integer);
      DROP FUNCTION current_company();
    `);
  }
}
