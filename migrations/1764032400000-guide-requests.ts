import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked for the guide. The table is the provider's own and has no company. */
export class GuideRequests1764032400000 implements MigrationInterface {
  name = 'GuideRequests1764032400000';

  async up(runner: QueryRunner): Promise<void> {
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
      ALTER TABLE guide_request ENABLE ROW LEVEL SECURITY;
      ALTER TABLE guide_request FORCE ROW LEVEL SECURITY;
      CREATE POLICY guide_request_by_anyone ON guide_request FOR INSERT WITH CHECK (true);
      CREATE POLICY guide_request_for_provider ON guide_request FOR SELECT
      USING (current_company() = '00000000-0000-0000-0000-000000000000');
      GRANT SELECT, INSERT ON guide_request TO visioncloud_gateway;
    `);
    // Names and addresses of strangers are kept for 2 years, and for no longer. The function belongs to the owner, for
    // the gateway's role may delete none of them; the policy holds for the owner too.
    await runner.query(`
      CREATE POLICY guide_request_forgotten ON guide_request FOR DELETE
      USING (current_company() = '00000000-0000-0000-0000-000000000000' AND created_at < now() - interval '2 years');
      CREATE FUNCTION forget_guide_requests() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        forgotten integer;
      BEGIN
        -- Here and not beside search_path: there only a superuser may name a setting that is not PostgreSQL's own.
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
      DROP TABLE guide_request;
    `);
  }
}
