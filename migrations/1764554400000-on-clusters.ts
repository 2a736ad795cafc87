import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The functions that delete do what they did, in words that a cluster of Citus takes too: what is stored from a SELECT comes back
 * (without, the rows are copied, which row level security refuses), the nodes hear every
 * setting, and no statement of a function in SQL itself has parameters.
 */
export class OnClusters1764554400000 implements MigrationInterface {
  name = 'OnClusters1764554400000';

  async up(runner: QueryRunner): Promise<void> {
    // The company itself goes with the first call that finds nothing else of it: on a cluster, what the caller then writes
    // may lie beside the company's rows, and nobody may write where the owner has written in the same transaction.
    await runner.query(`
      CREATE OR REPLACE FUNCTION erase_company(erased uuid, most integer) RETURNS TABLE (is_gone boolean, erased_rows jsonb)
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        counts jsonb;
        remaining oid[];
        tablename text;
        next_table oid;
        leaf oid;
        room integer := most;
        gone integer;
        is_left boolean;
      BEGIN
        SELECT company.erased_rows INTO counts FROM company
        WHERE id = erased AND deletion_at <= now() - interval '10 minutes' FOR UPDATE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'company % is not due for deletion', erased USING ERRCODE = 'object_not_in_prerequisite_state';
        END IF;
        EXECUTE format('SET LOCAL app.company_id = %L', erased);

        SELECT array_agg(pg_class.oid) INTO remaining FROM pg_class
        JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'company_id' AND NOT attisdropped
        WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace;

        WHILE remaining <> '{}' AND room > 0 LOOP
          SELECT each.oid INTO next_table FROM pg_class each
          WHERE each.oid = ANY (remaining)
          ORDER BY EXISTS (SELECT FROM pg_constraint WHERE contype = 'f' AND confrelid = each.oid
              AND conrelid <> each.oid AND conrelid = ANY (remaining)),
            each.relname = 'audit_entry', each.relname LIMIT 1;
          SELECT relname INTO tablename FROM pg_class WHERE oid = next_table;
          FOR leaf IN SELECT oid FROM pg_class WHERE oid = next_table AND relkind = 'r'
            UNION ALL SELECT relid FROM pg_partition_tree(next_table) WHERE isleaf LOOP
            EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE company_id = $1)', leaf::regclass) INTO is_left USING erased;
            CONTINUE WHEN NOT is_left;
            EXECUTE format('DELETE FROM %1$s WHERE company_id = $1 AND ctid = ANY (ARRAY(
              SELECT ctid FROM %1$s WHERE company_id = $1 LIMIT $2))', leaf::regclass) USING erased, room;
            GET DIAGNOSTICS gone = ROW_COUNT;
            room := room - gone;
            IF gone > 0 THEN
              counts := counts || jsonb_build_object(tablename, coalesce((counts ->> tablename)::bigint, 0) + gone);
            END IF;
            EXIT WHEN room <= 0;
          END LOOP;
          remaining := array_remove(remaining, next_table);
        END LOOP;

        IF room = most THEN
          DELETE FROM company WHERE id = erased;
        ELSE
          UPDATE company SET erased_rows = counts WHERE id = erased;
        END IF;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
        RETURN QUERY SELECT room = most, counts;
      END $$;
    `);
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_forgotten(tenant uuid, contacts integer, breaches integer, health_reports integer, figures integer)
      RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      #variable_conflict use_column
      BEGIN
        INSERT INTO retention_run AS run (company_id, id, kept_from, contacts, breaches, health_reports, figures)
        SELECT id, gen_random_uuid(), forgotten_before, $2, $3, $4, $5 FROM company WHERE id = $1
        ON CONFLICT (company_id, kept_from) DO UPDATE SET contacts = run.contacts + excluded.contacts,
          breaches = run.breaches + excluded.breaches, health_reports = run.health_reports + excluded.health_reports,
          figures = run.figures + excluded.figures, ran_at = excluded.ran_at;
      END $$;
    `);
    await runner.query(`
      CREATE OR REPLACE FUNCTION forget_records(tenant uuid, most integer) RETURNS boolean
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
              marked AS (INSERT INTO insight_mark (company_id, id, day) SELECT $1, gen_random_uuid(), day FROM gone GROUP BY day RETURNING 1)
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
    `);
    await runner.query(`
      CREATE OR REPLACE FUNCTION drop_contact_day() RETURNS date LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        bounds text := '(SELECT id, time_zone, coalesce(forgotten_before::timestamp AT TIME ZONE time_zone, ''-infinity'') AS bound
          FROM company OFFSET 0) AS company';
        dropped date;
        next_day timestamptz;
        tablename text;
        is_needed boolean;
        part record;
        remaining bigint := 0;
      BEGIN
        -- Not beside search_path, for there the nodes of a cluster do not hear it.
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
          WHERE coalesce(forgotten_before::timestamp AT TIME ZONE time_zone, '-infinity') < next_day LOOP
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
          FROM %I AS contact JOIN %s ON company.id = contact.company_id GROUP BY company.id, time_zone', tablename, bounds) LOOP
          remaining := remaining + part.remaining;
          CONTINUE WHEN part.gone = 0;
          EXECUTE format('SET LOCAL app.company_id = %L', part.id);
          PERFORM note_forgotten(part.id, part.gone, 0, 0, 0);
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
    `);
  }

  /** Nothing to take back: the functions do the same. */
  async down(): Promise<void> {
    // The program before this one gets on with them.
  }
}
