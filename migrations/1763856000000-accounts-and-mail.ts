import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails, the links in them, and the log of who did what. Adds only: the program before it runs on beside it. */
export class AccountsAndMail1763856000000 implements MigrationInterface {
  name = 'AccountsAndMail1763856000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        CONSTRAINT mail_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT mail_status_check CHECK (status IN ('QUEUED', 'SENT', 'KEPT', 'FAILED'))
      );

      CREATE TABLE audit_entry (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        action text NOT NULL,
        actor text,
        role text,
        detail text NOT NULL DEFAULT '',
        address text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT audit_entry_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT audit_entry_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
      );
    `);
    for (const table of ['mailed_link', 'mail', 'audit_entry']) {
      await runner.query(`
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY ${table}_of_company ON ${table} USING (company_id = current_company()) WITH CHECK (company_id = current_company());
      `);
    }
    // The provider reads the mails and the log of every company; to write, it steps into the company.
    for (const table of ['mail', 'audit_entry']) {
      await runner.query(`
        CREATE POLICY ${table}_for_provider ON ${table} FOR SELECT
        USING (current_company() = '00000000-0000-0000-0000-000000000000');
      `);
    }
    // What was done stays as it was written down.
    await runner.query(`
      GRANT SELECT, INSERT, UPDATE ON mailed_link, mail TO visioncloud_gateway;
      GRANT SELECT, INSERT ON audit_entry TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry, mail, mailed_link');
  }
}
