import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Functions of the owner that delete a whole company, and expired rows. */
export class Deletion1763596811000 implements MigrationInterface {
  name = 'Deletion1763596811000';

  async up(runner: QueryRunner): Promise<void> {
    // Deletes a batch of rows of a company whose deletion is due, and counts them in company.erased_rows. It finds every table
    // with a company in the catalog, including those of later migrations. Tables that refer to others come first, then members
    // with the accounts that belong to no other company, and the log last. It begins ten minutes late, when no request is left that
    // could add a row. The company itself is deleted by the first call that finds nothing else of it: on Citus, a caller must not
    // write in the transaction where the owner has written.
    await runner.query(`
      CREATE FUNCTION erase_company(erased uuid, most integer) RETURNS TABLE (is_gone boolean, erased_rows jsonb)
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
        accounts uuid[];
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
          -- The next table is one that no remaining table refers to; sessions and links are gone before accounts, and the log goes last.
          SELECT each.oid INTO next_table FROM pg_class each
          WHERE each.oid = ANY (remaining)
          ORDER BY EXISTS (SELECT FROM pg_constraint WHERE contype = 'f' AND confrelid = each.oid
              AND conrelid <> each.oid AND conrelid = ANY (remaining)),
            CASE each.relname WHEN 'audit_entry' THEN 2 WHEN 'member' THEN 1 ELSE 0 END, each.relname LIMIT 1;
          SELECT relname INTO tablename FROM pg_class WHERE oid = next_table;
          accounts := ARRAY(SELECT account_id FROM member WHERE tablename = 'member' AND company_id = erased);
          FOR leaf IN SELECT oid FROM pg_class WHERE oid = next_table AND relkind = 'r'
            UNION ALL SELECT relid FROM pg_partition_tree(next_table) WHERE isleaf LOOP
            EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE company_id = $1)', leaf::regclass)
            INTO is_left USING erased;
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
          PERFORM delete_lone_accounts(accounts);
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
      REVOKE ALL ON FUNCTION erase_company(uuid, integer) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION erase_company(uuid, integer) TO visioncloud_gateway;
    `);

    // Defines how long other rows are kept. Deletes a batch of each table for a tenant and returns their numbers. Queued mails
    // never expire. The mail of a notice is kept as long as the notice, because it proves the delivery. Records are kept for at
    // most a year, so after two years none names a deleted employee or camera. A proof of erasure is deleted with its change, and a
    // change with pending erasures is kept. An app code run is deleted by its own job after a day; the rule here is for lost jobs.
    await runner.query(`
      CREATE FUNCTION forget_old_rows(tenant uuid, most integer) RETURNS TABLE (relation text, forgotten integer)
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        rule record;
      BEGIN
        EXECUTE format('SET LOCAL app.company_id = %L', tenant);
        FOR rule IN SELECT * FROM (VALUES
          ('notice', $r$sent_at < now() - interval '2 years'$r$),
          ('mail', $r$status = 'SENT' AND sent_at < now() - interval '90 days' AND NOT (is_confidential AND EXISTS (
            SELECT FROM notice WHERE notice.company_id = $1 AND mail_id = mail.id))$r$),
          ('mail', $r$status IN ('FAILED', 'KEPT') AND created_at < now() - interval '180 days' AND NOT (is_confidential
            AND EXISTS (SELECT FROM notice WHERE notice.company_id = $1 AND mail_id = mail.id))$r$),
          ('mailed_link', $r$least(used_at, expires_at) < now() - interval '30 days'$r$),
          ('single_sign_on_attempt', $r$expires_at < now() - interval '1 day'$r$),
          ('member_invitation', $r$least(used_at, expires_at) < now() - interval '30 days'$r$),
          ('provisioned_member', $r$deactivated_at < now() - interval '2 years'$r$),
          ('session', $r$least(revoked_at, expires_at) < now() - interval '30 days'$r$),
          ('audit_entry', $r$created_at < now() - interval '2 years'$r$),
          ('employee_report', $r$reported_at < now() - interval '2 years'$r$),
          ('person_read', $r$read_at < now() - interval '2 years'$r$),
          ('retention_run', $r$ran_at < now() - interval '2 years'$r$),
          ('directory_import', $r$created_at < now() - interval '2 years'$r$),
          ('directory_change', $r$undo_until < now() - interval '2 years' AND NOT EXISTS (SELECT FROM erasure
            WHERE erasure.company_id = $1 AND change_id = directory_change.id AND erased_at IS NULL)$r$),
          ('employee', $r$deleted_at < now() - interval '2 years'$r$),
          ('camera', $r$deleted_at < now() - interval '2 years'$r$),
          ('follow_up', $r$changed_at < now() - interval '2 years'$r$),
          ('follow_up_act', $r$done_at < now() - interval '2 years'$r$),
          ('webhook_delivery', $r$created_at < now() - interval '30 days'$r$),
          ('app_code_run', $r$created_at < now() - interval '7 days'$r$),
          ('app_invitation', $r$least(used_at, expires_at) < now() - interval '30 days'$r$)
        ) AS rules (tablename, is_old) LOOP
          EXECUTE format('DELETE FROM %1$I WHERE company_id = $1 AND id = ANY (ARRAY(
            SELECT id FROM %1$I WHERE company_id = $1 AND %2$s LIMIT $2))', rule.tablename, rule.is_old)
          USING tenant, most;
          GET DIAGNOSTICS forgotten = ROW_COUNT;
          relation := rule.tablename;
          RETURN NEXT;
        END LOOP;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
      END $$;
      REVOKE ALL ON FUNCTION forget_old_rows(uuid, integer) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION forget_old_rows(uuid, integer) TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION forget_old_rows(uuid, integer);
      DROP FUNCTION erase_company(uuid, integer);
    `);
  }
}
