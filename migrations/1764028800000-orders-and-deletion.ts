import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders, the end of a company, and how long rows are kept. */
export class OrdersAndDeletion1764028800000 implements MigrationInterface {
  name = 'OrdersAndDeletion1764028800000';

  async up(runner: QueryRunner): Promise<void> {
    // The provider's own tenant has mails and log entries too, and is no company.
    await runner.query(`
      ALTER TABLE mail DROP CONSTRAINT mail_company_fkey;
      ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_company_fkey;

      ALTER TABLE company ADD COLUMN deletion_at timestamptz(3);
      ALTER TABLE company ADD COLUMN erased_rows jsonb NOT NULL DEFAULT '{}';
    `);

    // What was agreed upon stays as it was written down, whatever prices and plans become.
    await runner.query(`
      CREATE SEQUENCE order_number;
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
      ALTER TABLE company_order ENABLE ROW LEVEL SECURITY;
      ALTER TABLE company_order FORCE ROW LEVEL SECURITY;
      CREATE POLICY company_order_of_company ON company_order USING (company_id = current_company()) WITH CHECK (company_id = current_company());
      CREATE POLICY company_order_for_provider ON company_order FOR SELECT
      USING (current_company() = '00000000-0000-0000-0000-000000000000');
      GRANT SELECT, INSERT ON company_order TO visioncloud_gateway;
      GRANT USAGE ON SEQUENCE order_number TO visioncloud_gateway;
    `);

    // Removes at most so many rows of a company whose time is over, and the company itself with the last of them. It
    // belongs to the owner, for the gateway's role may delete none of this. Every table that has a company is found in
    // the catalog, so one that is added later is emptied too; referring tables go first, and what others write in
    // their last moment, the log, goes last. Ten minutes after the hour has come no request that began before it is
    // left that could add a row. How many rows went is kept with the company until it goes.
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

        IF room > 0 THEN
          DELETE FROM company WHERE id = erased;
        ELSE
          UPDATE company SET erased_rows = counts WHERE id = erased;
        END IF;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
        RETURN QUERY SELECT room > 0, counts;
      END $$;
      REVOKE ALL ON FUNCTION erase_company(uuid, integer) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION erase_company(uuid, integer) TO visioncloud_gateway;
    `);

    // How long rows are kept that nobody needs any more: the one place that says so. Removes at most so many of each
    // table for a tenant and answers how many went; mails that still wait are never too old.
    await runner.query(`
      CREATE FUNCTION forget_old_rows(tenant uuid, most integer) RETURNS TABLE (relation text, forgotten integer)
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
          ('audit_entry', $r$created_at < now() - interval '2 years'$r$)
        ) AS rules (tablename, is_old) LOOP
          EXECUTE format('DELETE FROM %1$I WHERE company_id = $1 AND id IN (
            SELECT id FROM %1$I WHERE company_id = $1 AND %2$s LIMIT $2)', rule.tablename, rule.is_old)
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
      DROP TABLE company_order;
      DROP SEQUENCE order_number;
      ALTER TABLE company DROP COLUMN deletion_at, DROP COLUMN erased_rows;
      DELETE FROM mail WHERE NOT EXISTS (SELECT FROM company WHERE company.id = company_id);
      DELETE FROM audit_entry WHERE NOT EXISTS (SELECT FROM company WHERE company.id = company_id);
      ALTER TABLE mail ADD CONSTRAINT mail_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE;
      ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE;
    `);
  }
}
