import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany, showToProvider } from './row-security.js';

/** Companies, their plans and orders, and the provider's requests for the guide. */
export class Companies1763596801000 implements MigrationInterface {
  name = 'Companies1763596801000';

  async up(runner: QueryRunner): Promise<void> {
    // If midnight occurs twice, AT TIME ZONE returns the second one, but a moment before midnight is unambiguous. If the clocks skip
    // the hour before midnight, it is the other way round.
    await runner.query(`
      CREATE FUNCTION start_of_day(day date, zone text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
      RETURN least(day::timestamp AT TIME ZONE zone,
        (day::timestamp - interval '1 microsecond') AT TIME ZONE zone + interval '1 microsecond');
    `);
    await runner.query(`
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
      GRANT SELECT, INSERT, UPDATE ON plan TO visioncloud_gateway;

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
        follow_up_levels integer NOT NULL DEFAULT 1,
        contests_need_confirmation boolean NOT NULL DEFAULT false,
        second_factor_required_at timestamptz(3),
        single_sign_on_required_at timestamptz(3),
        informs_at_once boolean NOT NULL DEFAULT false,
        notices_name_disease boolean NOT NULL DEFAULT false,
        time_zone text NOT NULL DEFAULT 'Asia/Singapore',
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        deletion_at timestamptz(3),
        -- Rows deleted so far, by table, while erase_company works its way through a company.
        erased_rows jsonb NOT NULL DEFAULT '{}',
        retention_days integer NOT NULL DEFAULT 30,
        retention_due_at timestamptz(3) NOT NULL DEFAULT now(),
        forgotten_before date,
        kept_from date,
        trial_ends_at timestamptz(3),
        requested_plan_id uuid,
        plan_requested_at timestamptz(3),
        plan_request_note text NOT NULL DEFAULT '',
        CONSTRAINT company_pkey PRIMARY KEY (id),
        CONSTRAINT company_unique_id_key UNIQUE (unique_id),
        CONSTRAINT company_email_key UNIQUE (email),
        CONSTRAINT company_plan_fkey FOREIGN KEY (plan_id) REFERENCES plan (id),
        CONSTRAINT company_requested_plan_fkey FOREIGN KEY (requested_plan_id) REFERENCES plan (id),
        CONSTRAINT company_status_check CHECK (status IN ('Active', 'InActive', 'Pending')),
        CONSTRAINT company_retention_check CHECK (retention_days IN (14, 30, 60, 90, 180, 365)),
        CONSTRAINT company_follow_up_check CHECK (follow_up_levels IN (1, 2, 3))
      );
      CREATE UNIQUE INDEX company_name_key ON company (lower(name));
      -- People type pass-keys in any case.
      CREATE UNIQUE INDEX company_pass_key ON company (lower(unique_id));
      GRANT SELECT, INSERT, UPDATE ON company TO visioncloud_gateway;

      CREATE TABLE time_metric (
        company_id uuid NOT NULL,
        in_force_from timestamptz(3) NOT NULL,
        minutes integer NOT NULL,
        changed_at timestamptz(3) NOT NULL DEFAULT now(),
        changed_by text,
        CONSTRAINT time_metric_pkey PRIMARY KEY (company_id, in_force_from),
        CONSTRAINT time_metric_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT time_metric_minutes_check CHECK (minutes IN (1, 2, 3, 4, 5, 10, 15, 20, 25, 30))
      );
      ${limitToCompany('time_metric')}
      ${showToProvider('time_metric')}
      GRANT SELECT, INSERT, DELETE ON time_metric TO visioncloud_gateway;
    `);

    // An order stores the agreed terms, because prices and plans change later.
    await runner.query(`
      CREATE SEQUENCE order_number;
      GRANT USAGE ON SEQUENCE order_number TO visioncloud_gateway;

      CREATE TABLE company_order (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        number text NOT NULL,
        plan_id uuid NOT NULL,
        region text NOT NULL,
        currency text NOT NULL,
        term text NOT NULL,
        employees integer NOT NULL,
        cameras integer NOT NULL,
        lines jsonb NOT NULL,
        monthly numeric(14, 2) NOT NULL,
        months integer NOT NULL,
        total numeric(14, 2) NOT NULL,
        billing jsonb NOT NULL,
        payment text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT company_order_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT company_order_number_key UNIQUE (company_id, number),
        CONSTRAINT company_order_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT company_order_plan_fkey FOREIGN KEY (plan_id) REFERENCES plan (id),
        CONSTRAINT company_order_region_check CHECK (region IN ('INDIA', 'INTERNATIONAL')),
        CONSTRAINT company_order_currency_check CHECK (currency IN ('INR', 'USD')),
        CONSTRAINT company_order_term_check CHECK (term IN ('ANNUAL', 'MONTHLY')),
        CONSTRAINT company_order_payment_check CHECK (payment IN ('IN_CASH'))
      );
      CREATE INDEX company_order_newest ON company_order (created_at, id);
      ${limitToCompany('company_order')}
      ${showToProvider('company_order')}
      GRANT SELECT, INSERT ON company_order TO visioncloud_gateway;
    `);

    // Row level security shows employees and cameras only within their company, so the function enters one company after the
    // other. It uses SET LOCAL, because Citus passes that on to its nodes, but not set_config.
    await runner.query(`
      CREATE FUNCTION licences_in_use(companies uuid[]) RETURNS TABLE (company_id uuid, employees integer, cameras integer)
      LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
      BEGIN
        FOREACH company_id IN ARRAY companies LOOP
          EXECUTE format('SET LOCAL app.company_id = %L', company_id);
          SELECT count(*) INTO employees FROM employee
          WHERE employee.company_id = licences_in_use.company_id AND deleted_at IS NULL;
          SELECT count(*) INTO cameras FROM camera
          WHERE camera.company_id = licences_in_use.company_id AND deleted_at IS NULL;
          RETURN NEXT;
        END LOOP;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
      END $$;
      REVOKE ALL ON FUNCTION licences_in_use(uuid[]) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION licences_in_use(uuid[]) TO visioncloud_gateway;
    `);

    // Requests for the guide belong to the provider and to no company. Names and addresses of strangers are kept for two
    // years. The gateway's role may not delete them, so a function of the owner does, and its policy binds the owner too.
    await runner.query(`
      CREATE TABLE guide_request (
        id uuid NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL DEFAULT '',
        type text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT guide_request_pkey PRIMARY KEY (id),
        CONSTRAINT guide_request_type_check CHECK (type IN ('PROFESSIONAL', 'STUDENT'))
      );
      CREATE INDEX guide_request_newest ON guide_request (created_at, id);
      ALTER TABLE guide_request ENABLE ROW LEVEL SECURITY;
      ALTER TABLE guide_request FORCE ROW LEVEL SECURITY;
      CREATE POLICY guide_request_by_anyone ON guide_request FOR INSERT WITH CHECK (true);
      ${showToProvider('guide_request')}
      CREATE POLICY guide_request_forgotten ON guide_request FOR DELETE
        USING (current_company() = '00000000-0000-0000-0000-000000000000' AND created_at < now() - interval '2 years');
      GRANT SELECT, INSERT ON guide_request TO visioncloud_gateway;

      CREATE FUNCTION forget_guide_requests() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        forgotten integer;
      BEGIN
        -- Not in the SET clause of the function: only a superuser may name a custom setting there.
        SET LOCAL app.company_id = '00000000-0000-0000-0000-000000000000';
        DELETE FROM guide_request WHERE created_at < now() - interval '2 years';
        GET DIAGNOSTICS forgotten = ROW_COUNT;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
        RETURN forgotten;
      END $$;
      REVOKE ALL ON FUNCTION forget_guide_requests() FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION forget_guide_requests() TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION forget_guide_requests();
      DROP FUNCTION licences_in_use(uuid[]);
      DROP TABLE guide_request, company_order, time_metric, company, plan;
      DROP SEQUENCE order_number;
      DROP FUNCTION start_of_day(date, text);
    `);
  }
}
