import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps and recovery codes of accounts. Adds only. */
export class SecondFactor1763596818000 implements MigrationInterface {
  name = 'SecondFactor1763596818000';

  async up(runner: QueryRunner): Promise<void> {
    // Like accounts, they are read before a company is known, and belong to none: no row level security.
    await runner.query(`
      CREATE TABLE authenticator (
        account_id uuid NOT NULL,
        secret bytea NOT NULL,
        confirmed_at timestamptz(3),
        last_step integer NOT NULL DEFAULT 0,
        CONSTRAINT authenticator_pkey PRIMARY KEY (account_id),
        CONSTRAINT authenticator_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON authenticator TO visioncloud_gateway;

      CREATE TABLE recovery_code (
        account_id uuid NOT NULL,
        code_hash bytea NOT NULL,
        used_at timestamptz(3),
        CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, code_hash),
        CONSTRAINT recovery_code_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_code TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_code, authenticator');
  }
}
