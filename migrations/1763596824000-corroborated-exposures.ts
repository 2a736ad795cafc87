import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which exposures hold without the records of the exposed person's own phone. Adds only. */
export class CorroboratedExposures1763596824000 implements MigrationInterface {
  name = 'CorroboratedExposures1763596824000';

  async up(runner: QueryRunner): Promise<void> {
    // What was counted before is taken for corroborated until the recount that is requested below, which cannot tell any more for
    // records that were deleted.
    await runner.query(`
      ALTER TABLE case_exposure
        ADD corroborated_level integer,
        ADD corroborated_at timestamptz(3),
        ADD last_corroborated_at timestamptz(3),
        ADD CONSTRAINT case_exposure_corroborated_level_check CHECK (corroborated_level IN (1, 2, 3)),
        ADD CONSTRAINT case_exposure_corroborated_check CHECK (
          num_nulls(corroborated_level, corroborated_at, last_corroborated_at) IN (0, 3));
      UPDATE case_exposure SET corroborated_level = level, corroborated_at = exposed_at,
        last_corroborated_at = last_exposed_at;

      ALTER TABLE follow_up_act ADD corroborated_until date;
      UPDATE follow_up_act SET corroborated_until = quarantine_until WHERE quarantine_until IS NOT NULL;

      ALTER TABLE follow_up
        ADD corroborated_step text,
        ADD corroborated_until date,
        ADD is_own_phone_only boolean NOT NULL DEFAULT false;
      UPDATE follow_up SET corroborated_until = quarantine_until,
        corroborated_step = CASE WHEN next_step IN ('INFORM', 'CORRECT') THEN next_step END;

      INSERT INTO case_mark (company_id, id, case_id)
      SELECT company_id, gen_random_uuid(), id FROM disease_case
      WHERE closed_at IS NULL OR EXISTS (
        SELECT FROM case_exposure AS exposure
        WHERE exposure.company_id = disease_case.company_id AND exposure.case_id = disease_case.id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE follow_up DROP corroborated_step, DROP corroborated_until, DROP is_own_phone_only;
      ALTER TABLE follow_up_act DROP corroborated_until;
      ALTER TABLE case_exposure DROP corroborated_level, DROP corroborated_at, DROP last_corroborated_at;
    `);
  }
}
