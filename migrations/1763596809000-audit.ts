import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany, showToProvider } from './row-security.js';

/** The audit log. */
export class Audit1763596809000 implements MigrationInterface {
  name = 'Audit1763596809000';

  async up(runner: QueryRunner): Promise<void> {
    // No foreign key to company: the provider's own tenant has entries but is no company. The gateway's role may add entries and
    // never change them.
    await runner.query(`
      CREATE TABLE audit_entry (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        action text NOT NULL,
        actor text,
        role text,
        detail text NOT NULL DEFAULT '',
        address text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        request_id text,
        user_agent text,
        CONSTRAINT audit_entry_pkey PRIMARY KEY (company_id, id)
      );
      -- The provider reads the newest entries of all companies, a company its own.
      CREATE INDEX audit_entry_newest ON audit_entry (created_at, id);
      CREATE INDEX audit_entry_of_company ON audit_entry (company_id, created_at, id);
      CREATE INDEX audit_entry_of_actor ON audit_entry (company_id, actor, created_at, id);
      ${limitToCompany('audit_entry')}
      ${showToProvider('audit_entry')}
      GRANT SELECT, INSERT ON audit_entry TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry');
  }
}
