import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Contests of one person with everybody: the person was not where their phone or a camera had them. While gateways of the previous version
 * run too, they leave out all records of such a person in the time that they read, not only those of the contested period.
 */
export class ContestsOfOnePerson1763596843000 implements MigrationInterface {
  name = 'ContestsOfOnePerson1763596843000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contest ALTER COLUMN other_id DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM contest WHERE other_id IS NULL');
    await runner.query('ALTER TABLE contest ALTER COLUMN other_id SET NOT NULL');
  }
}
