import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every move of the last day of quarantine in place of the latest, so that each viewer reads the difference from what they saw. */
export class FollowUpMoves1763597600000 implements MigrationInterface {
  name = 'FollowUpMoves1763597600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE follow_up ADD COLUMN until_moves jsonb NOT NULL DEFAULT '[]'`);
    await db.query(`UPDATE follow_up SET until_moves = jsonb_build_array(
      jsonb_build_object('at', until_moved_at, 'by', NULL, 'before', until_before)) WHERE until_moved_at IS NOT NULL`);
    await db.query('ALTER TABLE follow_up DROP COLUMN until_before, DROP COLUMN until_moved_at');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE follow_up ADD COLUMN until_before date, ADD COLUMN until_moved_at timestamptz(3)',
    );
    await db.query(`UPDATE follow_up SET until_before = (until_moves -> -1 ->> 'before')::date,
      until_moved_at = (until_moves -> -1 ->> 'at')::timestamptz WHERE until_moves <> '[]'`);
    await db.query('ALTER TABLE follow_up DROP COLUMN until_moves');
  }
}
