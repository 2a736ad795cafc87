import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners of cases, and in their logs who had them before, who has them since, and the note that was handed over. Adds only. */
export class CaseOwners1763596873000 implements MigrationInterface {
  name = 'CaseOwners1763596873000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE disease_case ADD COLUMN owner_id uuid;
      CREATE INDEX disease_case_owner ON disease_case (company_id, owner_id) WHERE owner_id IS NOT NULL;
      ALTER TABLE case_entry ADD COLUMN note text NOT NULL DEFAULT '',
        ADD COLUMN owner_before text, ADD COLUMN owner_after text,
        DROP CONSTRAINT case_entry_act_check,
        ADD CONSTRAINT case_entry_act_check CHECK (
          act IN ('OPENED', 'CHANGED', 'CLOSED', 'REOPENED', 'UNDONE', 'CONTACT_ADDED', 'CONTACT_TAKEN_BACK', 'ASSIGNED')),
        ADD CONSTRAINT case_entry_owner_check CHECK (
          act = 'ASSIGNED' OR owner_before IS NULL AND owner_after IS NULL AND note = '')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM case_entry WHERE act = 'ASSIGNED';
      ALTER TABLE case_entry DROP CONSTRAINT case_entry_owner_check, DROP CONSTRAINT case_entry_act_check,
        ADD CONSTRAINT case_entry_act_check CHECK (
          act IN ('OPENED', 'CHANGED', 'CLOSED', 'REOPENED', 'UNDONE', 'CONTACT_ADDED', 'CONTACT_TAKEN_BACK')),
        DROP COLUMN note, DROP COLUMN owner_before, DROP COLUMN owner_after;
      DROP INDEX disease_case_owner;
      ALTER TABLE disease_case DROP COLUMN owner_id`);
  }
}
