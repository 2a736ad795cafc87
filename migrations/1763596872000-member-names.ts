import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of members, and those that invitations and identity providers bring. Adds only. */
export class MemberNames1763596872000 implements MigrationInterface {
  name = 'MemberNames1763596872000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['member', 'member_invitation', 'provisioned_member'])
      // oxlint-disable-next-line no-await-in-loop
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN name text, ADD CONSTRAINT ${table}_name_check CHECK (length(name) BETWEEN 1 AND 80)`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['member', 'member_invitation', 'provisioned_member'])
      // oxlint-disable-next-line no-await-in-loop
      await runner.query(`ALTER TABLE ${table} DROP COLUMN name`);
  }
}
