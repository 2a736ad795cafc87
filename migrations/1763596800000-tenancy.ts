import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The gateway's role, and the function that returns the company of a transaction for the policies of all tables. */
export class Tenancy1763596800000 implements MigrationInterface {
  name = 'Tenancy1763596800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Roles belong to the server: another database of the server may have created the role, perhaps at this moment.
      DO $$ BEGIN
        IF to_regrole('visioncloud_gateway') IS NULL THEN
          CREATE ROLE visioncloud_gateway NOLOGIN NOBYPASSRLS;
        END IF;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END $$;
      GRANT visioncloud_gateway TO CURRENT_USER;
      GRANT USAGE ON SCHEMA public TO visioncloud_gateway;

      -- TypeORM's list of migrations: /readyz looks for the newest one that the gateway knows.
      GRANT SELECT ON migration TO visioncloud_gateway;

      CREATE FUNCTION current_company() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
      RETURN nullif(current_setting('app.company_id', true), '')::uuid;
    `);
  }

  /** The role stays: other databases of the server may use it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION current_company();
      REVOKE SELECT ON migration FROM visioncloud_gateway;
      REVOKE USAGE ON SCHEMA public FROM visioncloud_gateway;
    `);
  }
}
