import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every move of the last day of quarantine in place of the latest, so that each viewer reads the difference from what they saw. Drops columns
 * that no release had; moves from before are news to nobody.
 */
export class FollowUpMoves1763597600000 implements MigrationInterface {
  name = 'FollowUpMoves1763597600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE follow_up ADD COLUMN until_moves jsonb NOT NULL DEFAULT '[]', DROP COLUMN until_before, DROP COLUMN until_moved_at`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE follow_up DROP COLUMN until_moves, ADD COLUMN until_before date, ADD COLUMN until_moved_at timestamptz(3)',
    );
  }
}
