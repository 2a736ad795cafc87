import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany, showToProvider } from './row-security.js';

/** Domains of mail addresses that companies have proven. Adds only. */
export class MailDomains1763596822500 implements MigrationInterface {
  name = 'MailDomains1763596822500';

  async up(runner: QueryRunner): Promise<void> {
    // At most one company can prove a domain. In a cluster each node has a copy, because only then it can be unique over companies.
    // The provider's tenant finds the domains to check every day.
    await runner.query(`
      CREATE TABLE mail_domain (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        token text NOT NULL,
        proven_at timestamptz(3),
        checked_at timestamptz(3),
        missing_since timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT mail_domain_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT mail_domain_name_key UNIQUE (company_id, name),
        CONSTRAINT mail_domain_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX mail_domain_proven_key ON mail_domain (name) WHERE proven_at IS NOT NULL;
      ${limitToCompany('mail_domain')}
      ${showToProvider('mail_domain')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON mail_domain TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_domain');
  }
}
