-- Lays the tables of a migrated database out over the nodes of a Citus cluster. `pnpm cluster` runs it on the coordinator as the owner
-- of the tables. It does nothing to tables that are laid out already, so it can be repeated after each new version.

SET citus.multi_shard_modify_mode = 'sequential';

-- Settings of every session of this database: workers hear in whose company a statement runs, statements about all companies go
-- from shard to shard so that others can follow in the same transaction, and the log has no warnings of nested BEGINs.
DO $$
BEGIN
  EXECUTE format('ALTER DATABASE %I SET citus.propagate_set_commands = ''local''', current_database());
  EXECUTE format('ALTER DATABASE %I SET citus.multi_shard_modify_mode = ''sequential''', current_database());
  EXECUTE format('ALTER DATABASE %I SET citus.worker_min_messages = ''error''', current_database());
END $$;

-- Nodes query each other under the role of the caller, in sessions without the gateway's startup options. Plans are made for
-- each company's shard, so the gateway must not keep one for all. For an owner who is no superuser, an administrator has run this.
DO $$
BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    ALTER ROLE visioncloud_gateway LOGIN;
    ALTER ROLE visioncloud_gateway SET timezone = 'UTC';
    ALTER ROLE visioncloud_gateway SET jit = 'off';
    ALTER ROLE visioncloud_gateway SET log_min_messages = 'error';
    EXECUTE format('ALTER DATABASE %I SET app.keep_plans = ''off''', current_database());
  END IF;
END $$;

-- plan, company, account and what an account proves itself with are small and read together with everything else: each node has a copy.
-- So has each of mail domains, which are unique over all companies. Every other table of a company is distributed by company_id. What belongs to no company (guide requests, budgets, migrations, jobs) stays on the coordinator.
DO $$
DECLARE
  to_copy text[];
  to_distribute text[];
  distributed text;
  each text;
  foreign_key record;
  foreign_keys text[] := '{}';
BEGIN
  CREATE TEMPORARY TABLE product_table ON COMMIT DROP AS
  SELECT oid, relname::text AS name, relforcerowsecurity AS binds_owner,
    relname IN ('plan', 'company', 'account', 'authenticator', 'recovery_code', 'passkey', 'mail_domain') AS is_reference,
    EXISTS (SELECT FROM citus_tables WHERE table_name = pg_class.oid
      AND citus_table_type IN ('reference', 'distributed')) AS is_laid_out
  FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    AND (relname IN ('plan', 'company', 'account', 'authenticator', 'recovery_code', 'passkey', 'mail_domain') OR EXISTS (SELECT FROM pg_attribute
      WHERE attrelid = pg_class.oid AND attname = 'company_id' AND attnotnull));

  -- Citus copies shards as the owner, who therefore has to see all rows. Requests run as another role, which stays bound.
  FOR each IN SELECT name FROM product_table WHERE binds_owner LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', each);
  END LOOP;

  to_copy := ARRAY(SELECT name FROM product_table WHERE is_reference AND NOT is_laid_out
    ORDER BY array_position('{plan,company,account,authenticator,recovery_code,passkey,mail_domain}', name));
  to_distribute := ARRAY(SELECT name FROM product_table WHERE NOT is_reference AND NOT is_laid_out ORDER BY name);

  -- A foreign key may not lead from one kind of table to another while only one of them has moved.
  FOR foreign_key IN SELECT conrelid::regclass::text AS source, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace
      AND (conrelid::regclass::text = ANY (to_copy || to_distribute)
        OR confrelid::regclass::text = ANY (to_copy || to_distribute))
    ORDER BY conname LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', foreign_key.source, foreign_key.name);
    foreign_keys := foreign_keys || format('ALTER TABLE %s ADD CONSTRAINT %I %s',
      foreign_key.source, foreign_key.name, foreign_key.definition);
  END LOOP;

  FOREACH each IN ARRAY to_copy LOOP
    PERFORM create_reference_table(each);
  END LOOP;
  -- All rows of a company lie on one node: the shards of every table lie where those of the first one do.
  distributed := (SELECT name FROM product_table WHERE NOT is_reference AND is_laid_out ORDER BY name LIMIT 1);
  FOREACH each IN ARRAY to_distribute LOOP
    PERFORM create_distributed_table(each, 'company_id', colocate_with => coalesce(distributed, 'default'));
    distributed := coalesce(distributed, each);
  END LOOP;

  FOREACH each IN ARRAY foreign_keys LOOP
    EXECUTE each;
  END LOOP;
END $$;
