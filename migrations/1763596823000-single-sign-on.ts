import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Identity providers of companies, unfinished sign-ins through them, and links between their users and accounts. Adds only. */
export class SingleSignOn1763596823000 implements MigrationInterface {
  name = 'SingleSignOn1763596823000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity_provider (
        company_id uuid NOT NULL,
        issuer text NOT NULL,
        client_id text NOT NULL,
        client_secret bytea NOT NULL,
        is_enabled boolean NOT NULL,
        asks_second_factor boolean NOT NULL,
        changed_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT identity_provider_pkey PRIMARY KEY (company_id),
        CONSTRAINT identity_provider_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
      ${limitToCompany('identity_provider')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON identity_provider TO visioncloud_gateway;

      CREATE TABLE single_sign_on_attempt (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        cookie_hash bytea NOT NULL,
        state text NOT NULL,
        nonce text NOT NULL,
        code_verifier text NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        called_back_at timestamptz(3),
        account_id uuid,
        refusal text,
        CONSTRAINT single_sign_on_attempt_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT single_sign_on_attempt_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT single_sign_on_attempt_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE,
        CONSTRAINT single_sign_on_attempt_result_check CHECK (num_nonnulls(account_id, refusal) <= (called_back_at IS NOT NULL)::int)
      );
      ${limitToCompany('single_sign_on_attempt')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON single_sign_on_attempt TO visioncloud_gateway;

      -- A link ends with the membership, so that an address that is invited again is linked anew.
      CREATE TABLE single_sign_on_link (
        company_id uuid NOT NULL,
        account_id uuid NOT NULL,
        issuer text NOT NULL,
        subject text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT single_sign_on_link_pkey PRIMARY KEY (company_id, account_id),
        CONSTRAINT single_sign_on_link_subject_key UNIQUE (company_id, issuer, subject),
        CONSTRAINT single_sign_on_link_account_fkey FOREIGN KEY (company_id, account_id)
          REFERENCES member (company_id, account_id) ON DELETE CASCADE
      );
      ${limitToCompany('single_sign_on_link')}
      GRANT SELECT, INSERT, DELETE ON single_sign_on_link TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE single_sign_on_link, single_sign_on_attempt, identity_provider');
  }
}
