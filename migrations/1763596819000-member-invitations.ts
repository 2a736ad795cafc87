import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Invitations to become a member of a company. Adds only. */
export class MemberInvitations1763596819000 implements MigrationInterface {
  name = 'MemberInvitations1763596819000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE member_invitation (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        email text NOT NULL,
        role text NOT NULL,
        invited_by text,
        token_hash bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        CONSTRAINT member_invitation_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT member_invitation_token_key UNIQUE (company_id, token_hash),
        CONSTRAINT member_invitation_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT member_invitation_role_check CHECK (
          role IN ('OWNER', 'SAFETY_OFFICER', 'DIRECTORY_MANAGER', 'VIEWER', 'AUDITOR'))
      );
      CREATE UNIQUE INDEX member_invitation_open ON member_invitation (company_id, email) WHERE used_at IS NULL;
      ${limitToCompany('member_invitation')}
      GRANT SELECT, INSERT, UPDATE ON member_invitation TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE member_invitation');
  }
}
