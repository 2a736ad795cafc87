import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...names: string[]) => names.map((name) => `'${name}'`).join(', ');

const earlierKinds = ['PERSON_PAGE', 'TRACE', 'CASE', 'FOLLOW_UP', 'EVIDENCE', 'EXPORT'];
const addedKinds = ['HEALTH', 'CONTACTS', 'HEALTH_EXPORT', 'EXPOSURE_EXPORT'];

/** Moments from which changed safeguards apply, and a log of accesses that the gateway can only add to. Adds only. */
export class Safeguards1763596831000 implements MigrationInterface {
  name = 'Safeguards1763596831000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company
        ADD COLUMN contests_need_confirmation_until timestamptz(3),
        ADD COLUMN informs_at_once_since timestamptz(3)
    `);
    await runner.query(`
      ALTER TABLE person_read
        DROP CONSTRAINT person_read_kind_check,
        DROP CONSTRAINT person_read_people_check,
        ADD CONSTRAINT person_read_kind_check CHECK (kind IN (${kinds(...earlierKinds, ...addedKinds)})),
        ADD CONSTRAINT person_read_people_check CHECK (
          CASE WHEN kind IN ('EXPORT', 'HEALTH_EXPORT', 'EXPOSURE_EXPORT') THEN employee_id IS NULL
          ELSE employee_id IS NOT NULL AND people IS NULL END)
    `);
    // Only this function and the deletion by age remove entries, so that whoever has the gateway's rights cannot hide an access.
    await runner.query(`
      CREATE FUNCTION erase_person_reads(tenant uuid, erased uuid[]) RETURNS TABLE (id uuid, rows integer)
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        deleted uuid[];
      BEGIN
        EXECUTE format('SET LOCAL app.company_id = %L', tenant);
        deleted := ARRAY(SELECT employee.id FROM employee
          WHERE company_id = tenant AND employee.id = ANY (erased) AND deleted_at IS NOT NULL);
        RETURN QUERY WITH gone AS (
          DELETE FROM person_read WHERE company_id = tenant AND employee_id = ANY (deleted) RETURNING employee_id
        ) SELECT employee_id, count(*)::integer FROM gone GROUP BY employee_id;
        UPDATE person_read SET people = ARRAY(SELECT unnest(people) EXCEPT SELECT unnest(deleted))
        WHERE company_id = tenant AND people && deleted;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
      END $$
    `);
    await runner.query('REVOKE ALL ON FUNCTION erase_person_reads(uuid, uuid[]) FROM PUBLIC');
    await runner.query(
      'GRANT EXECUTE ON FUNCTION erase_person_reads(uuid, uuid[]) TO visioncloud_gateway',
    );
    await runner.query('REVOKE UPDATE, DELETE ON person_read FROM visioncloud_gateway');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('GRANT UPDATE, DELETE ON person_read TO visioncloud_gateway');
    await runner.query('DROP FUNCTION erase_person_reads(uuid, uuid[])');
    await runner.query(`DELETE FROM person_read WHERE kind IN (${kinds(...addedKinds)})`);
    await runner.query(`
      ALTER TABLE person_read
        DROP CONSTRAINT person_read_kind_check,
        DROP CONSTRAINT person_read_people_check,
        ADD CONSTRAINT person_read_kind_check CHECK (kind IN (${kinds(...earlierKinds)})),
        ADD CONSTRAINT person_read_people_check CHECK (
          CASE WHEN kind = 'EXPORT' THEN employee_id IS NULL ELSE employee_id IS NOT NULL AND people IS NULL END)
    `);
    await runner.query(`
      ALTER TABLE company DROP COLUMN contests_need_confirmation_until, DROP COLUMN informs_at_once_since
    `);
  }
}
