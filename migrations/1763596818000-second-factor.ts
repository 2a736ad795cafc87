import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps, recovery codes and passkeys of accounts. Adds only. */
export class SecondFactor1763596818000 implements MigrationInterface {
  name = 'SecondFactor1763596818000';

  async up(runner: QueryRunner): Promise<void> {
    // No row level security: like accounts, they belong to no company and are read before one is known.
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

      CREATE TABLE passkey (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        credential_id bytea NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        is_backed_up boolean NOT NULL,
        name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        last_used_at timestamptz(3),
        CONSTRAINT passkey_pkey PRIMARY KEY (id),
        CONSTRAINT passkey_credential_key UNIQUE (credential_id),
        CONSTRAINT passkey_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      );
      CREATE INDEX passkey_account ON passkey (account_id);
      GRANT SELECT, INSERT, UPDATE, DELETE ON passkey TO visioncloud_gateway;

      -- Rows are good for 5 minutes, also without an account that may not exist yet: no foreign key.
      CREATE TABLE passkey_challenge (
        challenge bytea NOT NULL,
        purpose text NOT NULL,
        subject_id uuid,
        account_id uuid,
        expires_at timestamptz(3) NOT NULL,
        CONSTRAINT passkey_challenge_pkey PRIMARY KEY (challenge)
      );
      CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
      GRANT SELECT, INSERT, UPDATE, DELETE ON passkey_challenge TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_challenge, passkey, recovery_code, authenticator');
  }
}
