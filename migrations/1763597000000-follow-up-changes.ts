import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changed last in follow-ups: the last day of quarantine before, and when exposures were found. Adds only. */
export class FollowUpChanges1763597000000 implements MigrationInterface {
  name = 'FollowUpChanges1763597000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE follow_up ADD COLUMN until_before date, ADD COLUMN until_moved_at timestamptz(3)',
    );
    // Exposures from before have no time: nobody knows when they were found.
    await db.query('ALTER TABLE case_exposure ADD COLUMN found_at timestamptz(3)');
    await db.query('ALTER TABLE case_exposure ALTER COLUMN found_at SET DEFAULT now()');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE case_exposure DROP COLUMN found_at');
    await db.query('ALTER TABLE follow_up DROP COLUMN until_before, DROP COLUMN until_moved_at');
  }
}
