import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans for exposed people: a company's changes to them, acts on their steps, and the steps of each follow-up. Adds only. */
export class ExposurePlans1763597500000 implements MigrationInterface {
  name = 'ExposurePlans1763597500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company_disease ADD COLUMN plan jsonb NOT NULL DEFAULT '{}';
      ALTER TABLE disease_change ADD COLUMN step text, ADD COLUMN step_before jsonb, ADD COLUMN step_after jsonb,
        DROP CONSTRAINT disease_change_kind_check,
        ADD CONSTRAINT disease_change_kind_check CHECK (num_nonnulls(figure, is_used, step) = 1),
        ADD CONSTRAINT disease_change_step_check CHECK (
          (step IS NOT NULL) = (step_before IS NOT NULL) AND (step IS NOT NULL) = (step_after IS NOT NULL));
      ALTER TABLE follow_up_act ADD COLUMN happened_at timestamptz(3), ADD COLUMN step text, ADD COLUMN prophylaxis text,
        ADD COLUMN has_symptoms boolean,
        DROP CONSTRAINT follow_up_act_kind_check,
        ADD CONSTRAINT follow_up_act_kind_check CHECK (kind IN ('INFORMED', 'TESTED', 'RELEASED', 'NOTE', 'ASSIGNED', 'CORRECTED',
          'CALLED', 'PROOF_ASKED', 'PROPHYLAXIS', 'SYMPTOMS_CHECKED')),
        ADD CONSTRAINT follow_up_act_prophylaxis_check CHECK (
          (kind = 'PROPHYLAXIS') = (prophylaxis IS NOT NULL) AND (kind = 'PROPHYLAXIS') = (step IS NOT NULL)),
        ADD CONSTRAINT follow_up_act_symptoms_check CHECK ((kind = 'SYMPTOMS_CHECKED') = (has_symptoms IS NOT NULL)),
        ADD CONSTRAINT follow_up_act_moment_check CHECK (
          (kind IN ('PROOF_ASKED', 'PROPHYLAXIS', 'SYMPTOMS_CHECKED')) = (happened_at IS NOT NULL));
      ALTER TABLE follow_up ADD COLUMN opens_at timestamptz(3),
        ADD COLUMN step_status text CHECK (step_status IN ('UPCOMING', 'OPEN', 'OVERDUE')),
        ADD COLUMN steps jsonb NOT NULL DEFAULT '[]', ADD COLUMN restriction jsonb;
      UPDATE follow_up SET
        opens_at = CASE WHEN next_step = 'INFORM' THEN due_at - interval '24 hours' ELSE due_at END,
        step_status = CASE WHEN next_step = 'RELEASE' THEN 'UPCOMING' ELSE 'OPEN' END WHERE next_step IS NOT NULL;
      DROP INDEX follow_up_due;
      CREATE INDEX follow_up_due ON follow_up (company_id, (
        CASE WHEN next_step = 'INFORM' THEN 1 WHEN next_step = 'CORRECT' THEN 2 WHEN next_step IS NOT NULL THEN 3 END
      ), due_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX follow_up_due;
      CREATE INDEX follow_up_due ON follow_up (company_id, (
        CASE next_step WHEN 'INFORM' THEN 1 WHEN 'CORRECT' THEN 2 WHEN 'TEST' THEN 3 WHEN 'RELEASE' THEN 4 END
      ), due_at, id);
      ALTER TABLE follow_up DROP COLUMN opens_at, DROP COLUMN step_status, DROP COLUMN steps, DROP COLUMN restriction;
      DELETE FROM follow_up_act WHERE kind IN ('PROOF_ASKED', 'PROPHYLAXIS', 'SYMPTOMS_CHECKED');
      ALTER TABLE follow_up_act DROP CONSTRAINT follow_up_act_kind_check,
        ADD CONSTRAINT follow_up_act_kind_check CHECK (
          kind IN ('INFORMED', 'TESTED', 'RELEASED', 'NOTE', 'ASSIGNED', 'CORRECTED', 'CALLED')),
        DROP COLUMN happened_at, DROP COLUMN step, DROP COLUMN prophylaxis, DROP COLUMN has_symptoms;
      DELETE FROM disease_change WHERE step IS NOT NULL;
      ALTER TABLE disease_change DROP COLUMN step, DROP COLUMN step_before, DROP COLUMN step_after,
        ADD CONSTRAINT disease_change_kind_check CHECK ((figure IS NULL) <> (is_used IS NULL));
      ALTER TABLE company_disease DROP COLUMN plan`);
  }
}
