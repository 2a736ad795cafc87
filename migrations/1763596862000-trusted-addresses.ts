import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an identity provider of one company is trusted with addresses of which it does not say that they are verified. Adds only. */
export class TrustedAddresses1763596862000 implements MigrationInterface {
  name = 'TrustedAddresses1763596862000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE identity_provider ADD COLUMN vouches_for_addresses boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity_provider DROP COLUMN vouches_for_addresses');
  }
}
