import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** State of members at the identity provider of their company. Adds only. */
export class ProvisionedMembers1763596823500 implements MigrationInterface {
  name = 'ProvisionedMembers1763596823500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provisioned_member (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        email text NOT NULL,
        external_id text,
        roles text[] NOT NULL,
        deactivated_at timestamptz(3),
        CONSTRAINT provisioned_member_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT provisioned_member_email_key UNIQUE (company_id, email),
        CONSTRAINT provisioned_member_external_id_key UNIQUE (company_id, external_id),
        CONSTRAINT provisioned_member_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT provisioned_member_roles_check CHECK (
          roles <@ ARRAY['SAFETY_OFFICER', 'DIRECTORY_MANAGER', 'AUDITOR', 'VIEWER'])
      );
      ${limitToCompany('provisioned_member')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON provisioned_member TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE provisioned_member');
  }
}
