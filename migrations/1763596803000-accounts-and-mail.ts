import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany, showToProvider } from './row-security.js';

/** Accounts of administrators, everybody's sessions, mails with the links in them, and budgets of attempts. */
export class AccountsAndMail1763596803000 implements MigrationInterface {
  name = 'AccountsAndMail1763596803000';

  async up(runner: QueryRunner): Promise<void> {
    // An account is found by its address before its company is known, so it has no row level security. Neither has
    // rate_limit, whose columns rate-limiter-flexible prescribes.
    await runner.query(`
      CREATE TABLE account (
        id uuid NOT NULL,
        company_id uuid,
        email text NOT NULL,
        password_hash text,
        verified_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT account_pkey PRIMARY KEY (id),
        CONSTRAINT account_email_key UNIQUE (email),
        CONSTRAINT account_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
      GRANT SELECT, INSERT, UPDATE ON account TO visioncloud_gateway;

      CREATE TABLE rate_limit (
        key text NOT NULL,
        points integer NOT NULL DEFAULT 0,
        expire bigint,
        CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limit TO visioncloud_gateway;

      CREATE TABLE session (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        role text NOT NULL,
        account_id uuid,
        employee_id uuid,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        revoked_at timestamptz(3),
        CONSTRAINT session_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT session_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE,
        CONSTRAINT session_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT session_role_check CHECK (
          (role IN ('COMPANY_ADMIN', 'PROVIDER_ADMIN') AND account_id IS NOT NULL AND employee_id IS NULL)
          OR (role = 'EMPLOYEE' AND employee_id IS NOT NULL AND account_id IS NULL))
      );
      CREATE INDEX session_employee ON session (company_id, employee_id);
      ${limitToCompany('session')}
      GRANT SELECT, INSERT, UPDATE ON session TO visioncloud_gateway;

      CREATE TABLE mailed_link (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        purpose text NOT NULL,
        token_hash bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        CONSTRAINT mailed_link_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT mailed_link_token_key UNIQUE (company_id, token_hash),
        CONSTRAINT mailed_link_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT mailed_link_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE,
        CONSTRAINT mailed_link_purpose_check CHECK (purpose IN ('VERIFY_EMAIL', 'RESET_PASSWORD'))
      );
      ${limitToCompany('mailed_link')}
      GRANT SELECT, INSERT, UPDATE ON mailed_link TO visioncloud_gateway;

      -- No foreign key to company: the provider's own tenant has mails too, and is no company.
      CREATE TABLE mail (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        recipient text NOT NULL,
        subject text NOT NULL,
        content jsonb NOT NULL,
        status text NOT NULL DEFAULT 'QUEUED',
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        sent_at timestamptz(3),
        CONSTRAINT mail_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT mail_status_check CHECK (status IN ('QUEUED', 'SENT', 'KEPT', 'FAILED'))
      );
      CREATE INDEX mail_newest ON mail (created_at, id);
      -- For the metrics of mails that have not left.
      CREATE INDEX mail_unsent ON mail (company_id, created_at) WHERE status IN ('QUEUED', 'FAILED');
      ${limitToCompany('mail')}
      ${showToProvider('mail')}
      GRANT SELECT, INSERT, UPDATE ON mail TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail, mailed_link, session, rate_limit, account');
  }
}
