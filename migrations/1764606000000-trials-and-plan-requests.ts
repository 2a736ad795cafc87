import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a company's trial ends, and which plan it has asked the provider's sales team for. */
export class TrialsAndPlanRequests1764606000000 implements MigrationInterface {
  name = 'TrialsAndPlanRequests1764606000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company ADD COLUMN trial_ends_at timestamptz(3);
      ALTER TABLE company ADD COLUMN requested_plan_id uuid;
      ALTER TABLE company ADD COLUMN plan_requested_at timestamptz(3);
      ALTER TABLE company ADD COLUMN plan_request_note text NOT NULL DEFAULT '';
      ALTER TABLE company ADD CONSTRAINT company_requested_plan_fkey FOREIGN KEY (requested_plan_id) REFERENCES plan (id);
    `);
    // Companies that were active before trials were counted begin their days now.
    await runner.query(`
      UPDATE company SET trial_ends_at = (now() AT TIME ZONE time_zone + interval '7 days') AT TIME ZONE time_zone
      WHERE status = 'Active'
    `);
    // Row level security shows people and cameras inside their company alone, so the function enters each of them in turn. With SET LOCAL,
    // which a cluster hands on to its nodes, and set_config not.
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION licences_in_use(uuid[]);
      ALTER TABLE company DROP COLUMN plan_request_note, DROP COLUMN plan_requested_at, DROP COLUMN requested_plan_id,
        DROP COLUMN trial_ends_at;
    `);
  }
}
