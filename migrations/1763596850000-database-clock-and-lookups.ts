import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Acts dated by the database's clock, one row per session for what it has seen, and employees found by their address without entering each
 * company. While the previous version runs beside the new one, a session that it lets mark changes for a second time keeps its first mark.
 */
export class DatabaseClockAndLookups1763596850000 implements MigrationInterface {
  name = 'DatabaseClockAndLookups1763596850000';

  async up(runner: QueryRunner): Promise<void> {
    // The default of the column was the start of the transaction, which is before the lock that orders acts.
    await runner.query(
      'ALTER TABLE follow_up_act ALTER COLUMN done_at SET DEFAULT clock_timestamp()',
    );

    // A session starts from what its account had seen before, which the last row of another session no longer shows.
    const companies: { id: string }[] = await runner.query('SELECT id FROM company ORDER BY id');
    for (const { id } of companies) {
      await runner.query(`SET LOCAL app.company_id = '${id}'`);
      await runner.query(
        `WITH latest AS (
          SELECT own.id, max(seen_until) AS until, coalesce(max(marked_at) FILTER (WHERE marking.id = own.id), now()) AS marked_at
          FROM session AS own
          JOIN session AS marking ON marking.company_id = $1 AND marking.account_id = own.account_id
          JOIN follow_up_seen AS seen ON seen.company_id = $1 AND seen.session_id = marking.id
          WHERE own.company_id = $1 AND (marking.id = own.id OR seen.marked_at < own.created_at)
          GROUP BY own.id
        )
        INSERT INTO follow_up_seen (company_id, session_id, seen_until, marked_at)
        SELECT $1, id, until, marked_at FROM latest
        ON CONFLICT (company_id, session_id, seen_until) DO UPDATE SET marked_at = excluded.marked_at RETURNING 1`,
        [id],
      );
      await runner.query(
        `DELETE FROM follow_up_seen AS seen WHERE company_id = $1 AND seen_until < (
          SELECT max(seen_until) FROM follow_up_seen WHERE company_id = $1 AND session_id = seen.session_id)`,
        [id],
      );
    }
    await runner.query(`SET LOCAL app.company_id = ''`);
    await runner.query(`
      ALTER TABLE follow_up_seen DROP CONSTRAINT follow_up_seen_pkey;
      ALTER TABLE follow_up_seen ADD CONSTRAINT follow_up_seen_pkey PRIMARY KEY (company_id, session_id);
      GRANT UPDATE ON follow_up_seen TO visioncloud_gateway;

      -- Beyond its company a transaction sees only people with the address that the function below looks for, and only within it.
      CREATE POLICY employee_by_address ON employee FOR SELECT
        USING (email = nullif(current_setting('app.employee_address', true), ''));
      CREATE OR REPLACE FUNCTION find_companies_of_employee(address text) RETURNS SETOF uuid
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        EXECUTE format('SET LOCAL app.employee_address = %L', address);
        RETURN QUERY SELECT employee.company_id FROM employee
          JOIN company ON company.id = employee.company_id AND company.status = 'Active'
            AND (company.deletion_at IS NULL OR company.deletion_at > now())
          WHERE employee.email = address AND employee.deleted_at IS NULL ORDER BY employee.company_id;
        SET LOCAL app.employee_address = '';
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION find_companies_of_employee(address text) RETURNS SETOF uuid
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        tenant uuid;
      BEGIN
        FOR tenant IN SELECT id FROM company
          WHERE status = 'Active' AND (deletion_at IS NULL OR deletion_at > now()) LOOP
          EXECUTE format('SET LOCAL app.company_id = %L', tenant);
          IF EXISTS (SELECT FROM employee WHERE company_id = tenant AND email = address AND deleted_at IS NULL) THEN
            RETURN NEXT tenant;
          END IF;
        END LOOP;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
      END $$;
      DROP POLICY employee_by_address ON employee;
      REVOKE UPDATE ON follow_up_seen FROM visioncloud_gateway;
      ALTER TABLE follow_up_seen DROP CONSTRAINT follow_up_seen_pkey;
      ALTER TABLE follow_up_seen ADD CONSTRAINT follow_up_seen_pkey PRIMARY KEY (company_id, session_id, seen_until);
      ALTER TABLE follow_up_act ALTER COLUMN done_at SET DEFAULT now();
    `);
  }
}
