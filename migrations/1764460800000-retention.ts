import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long a company's records are kept, and how they go. Adds only: the program before it runs on beside it. */
export class Retention1764460800000 implements MigrationInterface {
  name = 'Retention1764460800000';

  async up(runner: QueryRunner): Promise<void> {
    // Companies that are there already get a week to choose a longer time before anything of theirs goes.
    await runner.query(`
      ALTER TABLE company
        ADD COLUMN retention_days integer NOT NULL DEFAULT 30,
        ADD COLUMN retention_due timestamptz(3) NOT NULL DEFAULT now() + interval '7 days',
        ADD COLUMN forgotten_before date,
        ADD COLUMN kept_from date,
        ADD CONSTRAINT company_retention_check CHECK (retention_days IN (14, 30, 60, 90, 180, 365));
      ALTER TABLE company ALTER COLUMN retention_due SET DEFAULT now();

      CREATE TABLE retention_run (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        kept_from date NOT NULL,
        contacts integer NOT NULL,
        breaches integer NOT NULL,
        health_reports integer NOT NULL,
        figures integer NOT NULL,
        ran_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT retention_run_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT retention_run_day_key UNIQUE (company_id, kept_from),
        CONSTRAINT retention_run_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
      CREATE INDEX retention_run_newest ON retention_run (company_id, ran_at);
      ALTER TABLE retention_run ENABLE ROW LEVEL SECURITY;
      ALTER TABLE retention_run FORCE ROW LEVEL SECURITY;
      CREATE POLICY retention_run_of_company ON retention_run USING (company_id = current_company()) WITH CHECK (company_id = current_company());
      GRANT SELECT ON retention_run TO visioncloud_gateway;

      CREATE INDEX health_record_day ON health_record (company_id, created_at);
      CREATE INDEX audit_entry_newest ON audit_entry (created_at, id);
    `);

    // Two o'clock of the company's next night.
    await runner.query(`
      CREATE FUNCTION next_night(after timestamptz, zone text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
      RETURN ((after AT TIME ZONE zone - interval '2 hours')::date + 1 + time '02:00') AT TIME ZONE zone;
    `);

    // One row a company and first kept day, however many batches and processes do the work: proof of what went.
    await runner.query(`
      CREATE FUNCTION note_forgotten(tenant uuid, contacts integer, breaches integer, health_reports integer, figures integer)
      RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        INSERT INTO retention_run AS run (company_id, id, kept_from, contacts, breaches, health_reports, figures)
        SELECT id, gen_random_uuid(), forgotten_before, $2, $3, $4, $5 FROM company WHERE id = $1
        ON CONFLICT (company_id, kept_from) DO UPDATE SET contacts = run.contacts + excluded.contacts,
          breaches = run.breaches + excluded.breaches, health_reports = run.health_reports + excluded.health_reports,
          figures = run.figures + excluded.figures, ran_at = now();
      $$;
      REVOKE ALL ON FUNCTION note_forgotten(uuid, integer, integer, integer, integer) FROM PUBLIC;
    `);

    // Removes at most so many records of a company that ended before its first kept day, and answers whether none is
    // left; with the last of them go the figures of those days. Every day that loses something is marked in the same
    // transaction, so whatever counts beside it counts again. Days of contacts stay while this runs, hence the lock.
    await runner.query(`
      CREATE FUNCTION forget_records(tenant uuid, most integer) RETURNS boolean
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        marking text := ', marked AS (INSERT INTO insight_mark (company_id, id, day)
          SELECT $1, gen_random_uuid(), day::date
          FROM gone, generate_series((start_at AT TIME ZONE $4)::date::timestamp,
            ((end_at - interval ''1 millisecond'') AT TIME ZONE $4)::date::timestamp, interval ''1 day'') AS day
          GROUP BY day) SELECT count(*) FROM gone';
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
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(4000119);
        SELECT time_zone, forgotten_before, forgotten_before::timestamp AT TIME ZONE time_zone INTO zone, first_kept, bound
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

        IF room > 0 THEN
          FOREACH tablename IN ARRAY ARRAY['insight_hour', 'insight_department_day', 'insight_room_day', 'insight_person_day'] LOOP
            EXECUTE format('WITH gone AS (DELETE FROM %I WHERE company_id = $1 AND day < $2 RETURNING day),
              marked AS (INSERT INTO insight_mark (company_id, id, day) SELECT $1, gen_random_uuid(), day FROM gone GROUP BY day)
              SELECT count(*) FROM gone', tablename) INTO gone USING tenant, first_kept;
            figures := figures + gone;
          END LOOP;
          UPDATE company SET retention_due = next_night(now(), zone) WHERE id = tenant;
        END IF;

        IF contacts + breaches + health_reports + figures > 0 THEN
          PERFORM note_forgotten(tenant, contacts, breaches, health_reports, figures);
        END IF;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
        RETURN room > 0;
      END $$;
      REVOKE ALL ON FUNCTION forget_records(uuid, integer) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION forget_records(uuid, integer) TO visioncloud_gateway;
    `);

    // Drops the oldest day of contacts and answers which it was; null: a company still keeps that day. A table of a day
    // goes as fast as a file does, where its rows would have to be deleted, written to the log and vacuumed one by one.
    // Late records of that day are taken by contact_older from now on; what ran past midnight into a kept day, or came
    // late for a company that keeps more, moves there. While its rows are counted, which makes the proof exact, nobody can
    // add to that one day; all of contacts is held only for the moment of dropping. Whoever waits for that, everybody else
    // waits for, so it gives up soon, before the second after which PostgreSQL would look for a circle of waiting ones.
    await runner.query(`
      CREATE FUNCTION drop_contact_day() RETURNS date LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp SET lock_timeout = '800ms' AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        bounds text := '(SELECT id, time_zone, coalesce(forgotten_before::timestamp AT TIME ZONE time_zone, ''-infinity'') AS bound,
          coalesce(deletion_at <= now(), false) AS is_leaving FROM company OFFSET 0) AS company';
        dropped date;
        next_day timestamptz;
        tablename text;
        is_needed boolean;
        part record;
        remaining bigint := 0;
      BEGIN
        PERFORM pg_advisory_xact_lock(4000119);
        SELECT relname, to_date(right(relname, 8), 'YYYYMMDD') INTO tablename, dropped
        FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
        WHERE inhparent = 'contact'::regclass AND relname ~ '^contact_[0-9]{8}$' ORDER BY relname LIMIT 1;
        IF dropped IS NULL OR dropped >= (now() AT TIME ZONE 'UTC')::date - 14 THEN
          RETURN NULL;
        END IF;
        next_day := (dropped + 1)::timestamp AT TIME ZONE 'UTC';
        EXECUTE format('SELECT coalesce(bool_or(bound < $1 AND (NOT is_leaving
          OR EXISTS (SELECT FROM %I AS kept WHERE kept.company_id = company.id))), true) FROM %s', tablename, bounds)
        INTO is_needed USING next_day;
        IF is_needed THEN
          RETURN NULL;
        END IF;

        EXECUTE format('LOCK TABLE ONLY %I IN SHARE MODE', tablename);
        FOR part IN EXECUTE format('SELECT company.id, time_zone, count(*) FILTER (WHERE end_at <= bound)::integer AS gone,
            count(*) FILTER (WHERE end_at > bound) AS remaining, min(start_at) AS first_start, max(end_at) AS last_end
          FROM %I AS contact JOIN %s ON company.id = contact.company_id GROUP BY company.id, time_zone', tablename, bounds) LOOP
          remaining := remaining + part.remaining;
          CONTINUE WHEN part.gone = 0;
          EXECUTE format('SET LOCAL app.company_id = %L', part.id);
          PERFORM note_forgotten(part.id, part.gone, 0, 0, 0);
          INSERT INTO insight_mark (company_id, id, day)
          SELECT part.id, gen_random_uuid(), day::date
          FROM generate_series((part.first_start AT TIME ZONE part.time_zone)::date::timestamp,
            (part.last_end AT TIME ZONE part.time_zone)::date::timestamp, interval '1 day') AS day;
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

    // A day's rows are added and never changed, so the first vacuum may freeze them for good: no later one has to read a
    // hundred million rows again. It comes early, for an index alone answers only for pages that a vacuum has seen.
    await runner.query(`
      CREATE OR REPLACE FUNCTION make_contact_days(ahead integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
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
          EXECUTE format('CREATE TABLE contact_%s PARTITION OF contact FOR VALUES FROM (%L) TO (%L)
            WITH (autovacuum_freeze_min_age = 0, autovacuum_vacuum_insert_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.05)',
            to_char(day, 'YYYYMMDD'), day::timestamp AT TIME ZONE 'UTC', (day + 1)::timestamp AT TIME ZONE 'UTC');
        END LOOP;
      END $$;

      DO $$ DECLARE part regclass; BEGIN
        FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'contact'::regclass LOOP
          EXECUTE format('ALTER TABLE %s SET (autovacuum_freeze_min_age = 0, autovacuum_vacuum_insert_scale_factor = 0.1,
            autovacuum_analyze_scale_factor = 0.05)', part);
        END LOOP;
      END $$;

      ALTER TABLE camera_breach SET (autovacuum_freeze_min_age = 0, autovacuum_vacuum_insert_scale_factor = 0.05);
      ALTER TABLE health_record SET (autovacuum_freeze_min_age = 0, autovacuum_vacuum_insert_scale_factor = 0.05);
    `);
    // The rows of a day are deleted and written anew with every refresh, and marks live for seconds: what is dead must go
    // long before it is a fifth of the table, or today's figures lie scattered over many times their size.
    for (const table of [
      'insight_hour',
      'insight_department_day',
      'insight_room_day',
      'insight_person_day',
    ]) {
      await runner.query(
        `ALTER TABLE ${table} SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000)`,
      );
    }
    await runner.query(`
      ALTER TABLE insight_mark SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
    `);

    // The proof of what went is kept as long as the log is.
    await runner.query(
      forgetOldRows(`,
        ('retention_run', $r$ran_at < now() - interval '2 years'$r$)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${forgetOldRows('')}
      ALTER TABLE insight_mark RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold);
      ALTER TABLE camera_breach RESET (autovacuum_freeze_min_age, autovacuum_vacuum_insert_scale_factor);
      ALTER TABLE health_record RESET (autovacuum_freeze_min_age, autovacuum_vacuum_insert_scale_factor);
      DROP FUNCTION drop_contact_day();
      DROP FUNCTION forget_records(uuid, integer);
      DROP FUNCTION note_forgotten(uuid, integer, integer, integer, integer);
      DROP FUNCTION next_night(timestamptz, text);
      DROP INDEX audit_entry_newest;
      DROP INDEX health_record_day;
      DROP TABLE retention_run;
      ALTER TABLE company DROP COLUMN kept_from, DROP COLUMN forgotten_before, DROP COLUMN retention_due, DROP COLUMN retention_days;
    `);
    for (const table of [
      'insight_hour',
      'insight_department_day',
      'insight_room_day',
      'insight_person_day',
    ]) {
      await runner.query(
        `ALTER TABLE ${table} RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold)`,
      );
    }
  }
}

/** The function that says how long other rows are kept, with further rules. */
export function forgetOldRows(further: string): string {
  return `
    CREATE OR REPLACE FUNCTION forget_old_rows(tenant uuid, most integer) RETURNS TABLE (relation text, forgotten integer)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    DECLARE
      tenant_before text := current_setting('app.company_id', true);
      rule record;
    BEGIN
      EXECUTE format('SET LOCAL app.company_id = %L', tenant);
      FOR rule IN SELECT * FROM (VALUES
        ('mail', $r$status = 'SENT' AND sent_at < now() - interval '90 days'$r$),
        ('mail', $r$status IN ('FAILED', 'KEPT') AND created_at < now() - interval '180 days'$r$),
        ('mailed_link', $r$least(used_at, expires_at) < now() - interval '30 days'$r$),
        ('session', $r$least(revoked_at, expires_at) < now() - interval '30 days'$r$),
        ('audit_entry', $r$created_at < now() - interval '2 years'$r$)${further}
      ) AS rules (tablename, is_old) LOOP
        EXECUTE format('DELETE FROM %1$I WHERE company_id = $1 AND id = ANY (ARRAY(
          SELECT id FROM %1$I WHERE company_id = $1 AND %2$s LIMIT $2))', rule.tablename, rule.is_old)
        USING tenant, most;
        GET DIAGNOSTICS forgotten = ROW_COUNT;
        relation := rule.tablename;
        RETURN NEXT;
      END LOOP;
      EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
    END $$;`;
}
