import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/**
 * Retention of a company's records: functions of the owner, because the gateway's role may not delete records, and the proofs of
 * deletion.
 */
export class Retention1763596810000 implements MigrationInterface {
  name = 'Retention1763596810000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE retention_run (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        kept_from date NOT NULL,
        contacts integer NOT NULL,
        breaches integer NOT NULL,
        health_reports integer NOT NULL,
        figures integer NOT NULL,
        cases integer NOT NULL,
        ran_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT retention_run_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT retention_run_day_key UNIQUE (company_id, kept_from),
        CONSTRAINT retention_run_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
      CREATE INDEX retention_run_newest ON retention_run (company_id, ran_at);
      ${limitToCompany('retention_run')}
      GRANT SELECT ON retention_run TO visioncloud_gateway;
    `);

    // Returns two o'clock of the company's next night.
    await runner.query(`
      CREATE FUNCTION next_night(after timestamptz, zone text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
      RETURN ((after AT TIME ZONE zone - interval '2 hours')::date + 1 + time '02:00') AT TIME ZONE zone;
    `);

    // Stores the proof: one row per company and first kept day, for any number of batches and processes. In PL/pgSQL, because
    // Citus does not run SQL functions with parameters.
    await runner.query(`
      CREATE FUNCTION note_forgotten(
        tenant uuid, contacts integer, breaches integer, health_reports integer, figures integer, cases integer
      ) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      #variable_conflict use_column
      BEGIN
        INSERT INTO retention_run AS run (company_id, id, kept_from, contacts, breaches, health_reports, figures, cases)
        SELECT id, gen_random_uuid(), forgotten_before, $2, $3, $4, $5, $6 FROM company WHERE id = $1
        ON CONFLICT (company_id, kept_from) DO UPDATE SET contacts = run.contacts + excluded.contacts,
          breaches = run.breaches + excluded.breaches, health_reports = run.health_reports + excluded.health_reports,
          figures = run.figures + excluded.figures, cases = run.cases + excluded.cases, ran_at = excluded.ran_at;
      END $$;
      REVOKE ALL ON FUNCTION note_forgotten(uuid, integer, integer, integer, integer, integer) FROM PUBLIC;
    `);

    // Deletes a batch of records of a company that ended before its first kept day, and returns whether none is left. With
    // the last batch it deletes the insights of those days. Every day that loses a record is marked in the same transaction,
    // so that insights are counted again. The shared lock keeps drop_contact_day from dropping a partition meanwhile.
    // An INSERT without RETURNING would make Citus copy rows, which row level security refuses.
    await runner.query(`
      CREATE FUNCTION forget_records(tenant uuid, most integer) RETURNS boolean
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        marking text := ', marked AS (INSERT INTO insight_mark (company_id, id, day)
          SELECT $1, gen_random_uuid(), day::date
          FROM gone, generate_series((start_at AT TIME ZONE $4)::date::timestamp,
            ((end_at - interval ''1 millisecond'') AT TIME ZONE $4)::date::timestamp, interval ''1 day'') AS day
          GROUP BY day RETURNING 1) SELECT count(*) FROM gone';
        zone text;
        first_kept date;
        bound timestamptz;
        tablename text;
        room integer := most;
        gone integer;
        contacts integer := 0;
        breaches integer := 0;
        health_reports integer := 0;
        figures integer := 0;
        cases integer := 0;
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(4000119);
        SELECT time_zone, forgotten_before, start_of_day(forgotten_before, time_zone)
        INTO zone, first_kept, bound
        FROM company WHERE id = tenant AND forgotten_before IS NOT NULL FOR NO KEY UPDATE;
        IF NOT FOUND THEN
          RETURN true;
        END IF;
        EXECUTE format('SET LOCAL app.company_id = %L', tenant);

        FOR tablename IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
          WHERE inhparent = 'contact'::regclass
            AND (relname = 'contact_older' OR right(relname, 8) <= to_char(bound AT TIME ZONE 'UTC', 'YYYYMMDD'))
          ORDER BY relname LOOP
          EXECUTE format('WITH gone AS (DELETE FROM %1$I WHERE company_id = $1 AND ctid = ANY (ARRAY(
              SELECT ctid FROM %1$I WHERE company_id = $1 AND start_at < $2 AND end_at <= $2 LIMIT $3))
            RETURNING start_at, end_at)', tablename) || marking INTO gone USING tenant, bound, room, zone;
          contacts := contacts + gone;
          room := room - gone;
          EXIT WHEN room <= 0;
        END LOOP;

        IF room > 0 THEN
          EXECUTE 'WITH gone AS (DELETE FROM camera_breach WHERE company_id = $1 AND ctid = ANY (ARRAY(
              SELECT ctid FROM camera_breach WHERE company_id = $1 AND start_at < $2 AND end_at <= $2 LIMIT $3))
            RETURNING start_at, end_at)' || marking INTO breaches USING tenant, bound, room, zone;
          room := room - breaches;
        END IF;

        IF room > 0 THEN
          DELETE FROM health_record WHERE company_id = tenant AND ctid = ANY (ARRAY(
            SELECT ctid FROM health_record WHERE company_id = tenant AND created_at < bound LIMIT room));
          GET DIAGNOSTICS health_reports = ROW_COUNT;
          room := room - health_reports;
        END IF;

        -- Open cases stay, however old they are. The log of a case is deleted with it.
        IF room > 0 THEN
          DELETE FROM disease_case WHERE company_id = tenant AND ctid = ANY (ARRAY(
            SELECT ctid FROM disease_case WHERE company_id = tenant AND closed_at < bound LIMIT room));
          GET DIAGNOSTICS cases = ROW_COUNT;
          room := room - cases;
        END IF;

        -- Of open cases, what was added by hand goes with the records of its time. Those with people of the directory are counted
        -- as their records.
        IF room > 0 THEN
          WITH gone AS (
            DELETE FROM manual_contact WHERE company_id = tenant AND ctid = ANY (ARRAY(
              SELECT ctid FROM manual_contact WHERE company_id = tenant AND end_at <= bound LIMIT room))
            RETURNING employee_id
          ) SELECT count(*), contacts + count(*) FILTER (WHERE employee_id IS NULL) INTO gone, contacts FROM gone;
          room := room - gone;
        END IF;

        -- Contests and requests for them go with the records of their time, and what was done for people who no remaining case exposed with the cases.
        IF room > 0 THEN
          DELETE FROM contest WHERE company_id = tenant AND until_at <= bound;
          DELETE FROM contest_request WHERE company_id = tenant AND until_at <= bound;
          DELETE FROM follow_up_act AS act WHERE company_id = tenant AND done_at < bound AND NOT EXISTS (
            SELECT FROM case_exposure AS exposure
            JOIN disease_case ON disease_case.company_id = tenant AND disease_case.id = exposure.case_id
            WHERE exposure.company_id = tenant AND exposure.employee_id = act.employee_id
              AND disease_case.disease = act.disease);
          DELETE FROM follow_up AS row WHERE company_id = tenant AND changed_at < bound AND NOT EXISTS (
            SELECT FROM case_exposure AS exposure
            JOIN disease_case ON disease_case.company_id = tenant AND disease_case.id = exposure.case_id
            WHERE exposure.company_id = tenant AND exposure.employee_id = row.employee_id
              AND disease_case.disease = row.disease);
          DELETE FROM notice WHERE company_id = tenant AND sent_at < bound AND NOT EXISTS (
            SELECT FROM case_exposure AS exposure
            JOIN disease_case ON disease_case.company_id = tenant AND disease_case.id = exposure.case_id
            WHERE exposure.company_id = tenant AND exposure.employee_id = notice.employee_id
              AND disease_case.disease = notice.disease);
        END IF;

        IF room > 0 THEN
          FOREACH tablename IN ARRAY
            ARRAY['insight_hour', 'insight_department_day', 'insight_room_day', 'insight_person_day'] LOOP
            EXECUTE format('WITH gone AS (DELETE FROM %I WHERE company_id = $1 AND day < $2 RETURNING day),
              marked AS (INSERT INTO insight_mark (company_id, id, day)
                SELECT $1, gen_random_uuid(), day FROM gone GROUP BY day RETURNING 1)
              SELECT count(*) FROM gone', tablename) INTO gone USING tenant, first_kept;
            figures := figures + gone;
          END LOOP;
          UPDATE company SET retention_due_at = next_night(now(), zone) WHERE id = tenant;
        END IF;

        IF contacts + breaches + health_reports + figures + cases > 0 THEN
          PERFORM note_forgotten(tenant, contacts, breaches, health_reports, figures, cases);
        END IF;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
        RETURN room > 0;
      END $$;
      REVOKE ALL ON FUNCTION forget_records(uuid, integer) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION forget_records(uuid, integer) TO visioncloud_gateway;
    `);

    // Drops the oldest day of contacts and returns it; null if a company still keeps that day. Dropping a table is as fast as
    // deleting a file, whereas single rows would be deleted, logged and vacuumed. From then on contact_older stores late
    // records of that day. Records that continue past midnight into a kept day, or belong to a company that keeps more, move
    // there. While the rows are counted for the proof, nothing can be added to that day. The exclusive lock on contact is held
    // only for the drop. All requests on contact wait behind an attempt to acquire it, so the attempt ends after 800 ms, before
    // PostgreSQL would look for a deadlock.
    await runner.query(`
      CREATE FUNCTION drop_contact_day() RETURNS date LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        bounds text := '(SELECT id, time_zone,
            coalesce(start_of_day(forgotten_before, time_zone), ''-infinity'') AS bound
          FROM company OFFSET 0) AS company';
        dropped date;
        next_day timestamptz;
        tablename text;
        is_needed boolean;
        part record;
        remaining bigint := 0;
      BEGIN
        -- Not in the SET clause of the function: Citus does not pass that on to its nodes.
        SET LOCAL lock_timeout = '800ms';
        PERFORM pg_advisory_xact_lock(4000119);
        SELECT relname, to_date(right(relname, 8), 'YYYYMMDD') INTO tablename, dropped
        FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
        WHERE inhparent = 'contact'::regclass AND relname ~ '^contact_[0-9]{8}$' ORDER BY relname LIMIT 1;
        IF dropped IS NULL OR dropped >= (now() AT TIME ZONE 'UTC')::date - 14 THEN
          RETURN NULL;
        END IF;
        next_day := (dropped + 1)::timestamp AT TIME ZONE 'UTC';
        FOR part IN SELECT id, coalesce(deletion_at <= now(), false) AS is_leaving FROM company
          WHERE coalesce(start_of_day(forgotten_before, time_zone), '-infinity') < next_day LOOP
          is_needed := NOT part.is_leaving;
          IF part.is_leaving THEN
            EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE company_id = $1)', tablename) INTO is_needed USING part.id;
          END IF;
          IF is_needed THEN
            RETURN NULL;
          END IF;
        END LOOP;
        IF NOT EXISTS (SELECT FROM company) THEN
          RETURN NULL;
        END IF;

        EXECUTE format('LOCK TABLE ONLY %I IN SHARE MODE', tablename);
        FOR part IN EXECUTE format('SELECT company.id, time_zone, count(*) FILTER (WHERE end_at <= bound)::integer AS gone,
            count(*) FILTER (WHERE end_at > bound) AS remaining, min(start_at) AS first_start, max(end_at) AS last_end
          FROM %I AS contact JOIN %s ON company.id = contact.company_id
          GROUP BY company.id, time_zone', tablename, bounds) LOOP
          remaining := remaining + part.remaining;
          CONTINUE WHEN part.gone = 0;
          EXECUTE format('SET LOCAL app.company_id = %L', part.id);
          PERFORM note_forgotten(part.id, part.gone, 0, 0, 0, 0);
          INSERT INTO insight_mark (company_id, id, day)
          SELECT part.id, gen_random_uuid(), day::date
          FROM generate_series((part.first_start AT TIME ZONE part.time_zone)::date::timestamp,
            (part.last_end AT TIME ZONE part.time_zone)::date::timestamp, interval '1 day') AS day
          ON CONFLICT DO NOTHING;
        END LOOP;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));

        LOCK TABLE ONLY contact IN ACCESS EXCLUSIVE MODE;
        EXECUTE format('ALTER TABLE contact DETACH PARTITION %I', tablename);
        ALTER TABLE contact DETACH PARTITION contact_older;
        EXECUTE format('ALTER TABLE contact ATTACH PARTITION contact_older FOR VALUES FROM (MINVALUE) TO (%L)', next_day);
        IF remaining > 0 THEN
          EXECUTE format('INSERT INTO contact_older SELECT contact.* FROM %I AS contact
            JOIN %s ON company.id = contact.company_id WHERE end_at > bound', tablename, bounds);
        END IF;
        EXECUTE format('DROP TABLE %I', tablename);
        RETURN dropped;
      END $$;
      REVOKE ALL ON FUNCTION drop_contact_day() FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION drop_contact_day() TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION drop_contact_day();
      DROP FUNCTION forget_records(uuid, integer);
      DROP FUNCTION note_forgotten(uuid, integer, integer, integer, integer, integer);
      DROP FUNCTION next_night(timestamptz, text);
      DROP TABLE retention_run;
    `);
  }
}
