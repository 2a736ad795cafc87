import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Keys with which other systems of a company use the API. Adds only. */
export class ApiKeys1763596821000 implements MigrationInterface {
  name = 'ApiKeys1763596821000';

  async up(runner: QueryRunner): Promise<void> {
    // Scopes and expiry of a key never change. The fill factor leaves room on a page for last_used_at.
    await runner.query(`
      CREATE TABLE api_key (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        scopes text[] NOT NULL,
        ending text NOT NULL,
        key_hash bytea NOT NULL,
        created_by text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3),
        revoked_at timestamptz(3),
        CONSTRAINT api_key_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT api_key_name_key UNIQUE (company_id, name),
        CONSTRAINT api_key_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT api_key_expiry_check CHECK (expires_at <= created_at + interval '366 days')
      ) WITH (fillfactor = 80);
      ${limitToCompany('api_key')}
      GRANT SELECT, INSERT, UPDATE (last_used_at, revoked_at) ON api_key TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_key');
  }
}
