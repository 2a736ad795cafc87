import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany, showToProvider } from './row-security.js';

/** Accounts and their memberships, all sessions, mails and their links, and budgets of attempts. */
export class AccountsAndMail1763596803000 implements MigrationInterface {
  name = 'AccountsAndMail1763596803000';

  async up(runner: QueryRunner): Promise<void> {
    // An account is found by its address before its company is known, so it has no row level security. Neither has
    // rate_limit, whose columns rate-limiter-flexible prescribes.
    await runner.query(`
      CREATE TABLE account (
        id uuid NOT NULL,
        email text NOT NULL,
        password_hash text,
        is_provider boolean NOT NULL DEFAULT false,
        verified_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT account_pkey PRIMARY KEY (id),
        CONSTRAINT account_email_key UNIQUE (email)
      );
      GRANT SELECT, INSERT, UPDATE ON account TO visioncloud_gateway;

      CREATE TABLE member (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        role text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        last_signed_in_at timestamptz(3),
        CONSTRAINT member_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT member_account_key UNIQUE (company_id, account_id),
        CONSTRAINT member_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT member_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE,
        CONSTRAINT member_role_check CHECK (
          role IN ('OWNER', 'SAFETY_OFFICER', 'DIRECTORY_MANAGER', 'VIEWER', 'AUDITOR'))
      );
      CREATE INDEX member_of_account ON member (account_id);
      ${limitToCompany('member')}
      -- A sign-in finds the companies of an account before it enters one of them; see find_memberships.
      CREATE POLICY member_of_account ON member FOR SELECT
        USING (account_id = nullif(current_setting('app.account_id', true), '')::uuid);
      GRANT SELECT, INSERT, UPDATE, DELETE ON member TO visioncloud_gateway;

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
        kind text NOT NULL,
        account_id uuid,
        employee_id uuid,
        email_hash bytea,
        device text,
        network text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        last_used_at timestamptz(3),
        proved_at timestamptz(3),
        provider_asked_factor boolean NOT NULL DEFAULT false,
        expires_at timestamptz(3) NOT NULL,
        revoked_at timestamptz(3),
        CONSTRAINT session_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT session_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE,
        CONSTRAINT session_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT session_kind_check CHECK (
          (kind IN ('MEMBER', 'PROVIDER_ADMIN') AND account_id IS NOT NULL AND employee_id IS NULL)
          OR (kind IN ('EMPLOYEE', 'OWN_FILE') AND employee_id IS NOT NULL AND account_id IS NULL)),
        CONSTRAINT session_email_check CHECK ((kind = 'OWN_FILE') = (email_hash IS NOT NULL)),
        CONSTRAINT session_device_check CHECK (account_id IS NOT NULL OR num_nonnulls(device, network, last_used_at, proved_at) = 0)
      );
      CREATE INDEX session_employee ON session (company_id, employee_id);
      CREATE INDEX session_account ON session (company_id, account_id) WHERE account_id IS NOT NULL;
      ${limitToCompany('session')}
      GRANT SELECT, INSERT, UPDATE ON session TO visioncloud_gateway;

      CREATE TABLE mailed_link (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        account_id uuid,
        employee_id uuid,
        mail_id uuid,
        email_hash bytea,
        purpose text NOT NULL,
        token_hash bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        CONSTRAINT mailed_link_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT mailed_link_token_key UNIQUE (company_id, token_hash),
        CONSTRAINT mailed_link_company_fkey FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
        CONSTRAINT mailed_link_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE,
        CONSTRAINT mailed_link_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT mailed_link_purpose_check CHECK (purpose IN ('VERIFY_EMAIL', 'RESET_PASSWORD', 'OWN_FILE')),
        CONSTRAINT mailed_link_recipient_check CHECK (
          (account_id IS NULL) = (purpose = 'OWN_FILE')
          AND (purpose = 'OWN_FILE') = (employee_id IS NOT NULL AND mail_id IS NOT NULL AND email_hash IS NOT NULL))
      );
      CREATE INDEX mailed_link_employee ON mailed_link (company_id, employee_id) WHERE employee_id IS NOT NULL;
      ${limitToCompany('mailed_link')}
      GRANT SELECT, INSERT, UPDATE ON mailed_link TO visioncloud_gateway;

      -- No foreign key to company: the provider's own tenant has mails too, and is no company. The recipient and the text of a
      -- confidential mail are not stored here, because the provider reads this table.
      CREATE TABLE mail (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        recipient text NOT NULL,
        subject text NOT NULL,
        content jsonb NOT NULL,
        is_confidential boolean NOT NULL DEFAULT false,
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

    // Lists the companies of an account, the oldest membership first. The account is visible only within the function.
    await runner.query(`
      CREATE FUNCTION find_memberships(account uuid) RETURNS TABLE (company_id uuid, role text)
      LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        EXECUTE format('SET LOCAL app.account_id = %L', account);
        RETURN QUERY SELECT member.company_id, member.role FROM member
          WHERE member.account_id = account ORDER BY member.created_at, member.id;
        SET LOCAL app.account_id = '';
      END $$;

      -- Deletes those of the accounts that are members nowhere, with the counts of their attempts and their known networks. Runs as the owner,
      -- since the gateway's role may not delete accounts.
      CREATE FUNCTION delete_lone_accounts(accounts uuid[]) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        each uuid;
        address text;
      BEGIN
        FOREACH each IN ARRAY accounts LOOP
          -- Whoever accepts an invitation with the account at the same time holds its row.
          SELECT email INTO address FROM account WHERE id = each FOR UPDATE;
          CONTINUE WHEN EXISTS (SELECT FROM find_memberships(each));
          DELETE FROM rate_limit WHERE position(each::text IN key) > 0 OR split_part(split_part(key, ':', 2), ' ', 1) = address;
          DELETE FROM account WHERE id = each AND NOT is_provider;
        END LOOP;
      END $$;
      REVOKE ALL ON FUNCTION delete_lone_accounts(uuid[]) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION delete_lone_accounts(uuid[]) TO visioncloud_gateway;
    `);

    // A request for an own file contains only an address, which may be in the directories of several companies. The function enters
    // one company after the other, because row level security also binds the owner.
    await runner.query(`
      CREATE FUNCTION find_companies_of_employee(address text) RETURNS SETOF uuid
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        tenant_before text := current_setting('app.company_id', true);
        tenant uuid;
      BEGIN
        FOR tenant IN SELECT id FROM company
          WHERE status = 'Active' AND (deletion_at IS NULL OR deletion_at > now()) LOOP
          EXECUTE format('SET LOCAL app.company_id = %L', tenant);
          IF EXISTS (SELECT FROM employee WHERE company_id = tenant AND email = address AND deleted_at IS NULL) THEN
            RETURN NEXT tenant;
          END IF;
        END LOOP;
        EXECUTE format('SET LOCAL app.company_id = %L', coalesce(tenant_before, ''));
      END $$;
      REVOKE ALL ON FUNCTION find_companies_of_employee(text) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION find_companies_of_employee(text) TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION find_companies_of_employee(text);
      DROP FUNCTION delete_lone_accounts(uuid[]);
      DROP FUNCTION find_memberships(uuid);
      DROP TABLE mail, mailed_link, session, rate_limit, member, account;
    `);
  }
}
