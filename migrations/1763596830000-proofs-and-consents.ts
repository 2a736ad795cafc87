import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who proved a session's member, links that prove a mailbox or a new address, memberships that wait for a person's consent, and the
 * networks whose budgets a sign-in gives back. Adds only.
 */
export class ProofsAndConsents1763596830000 implements MigrationInterface {
  name = 'ProofsAndConsents1763596830000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null for sessions from before: they confirm once before the account can be changed.
      ALTER TABLE session ADD COLUMN proved_by text;
      ALTER TABLE session ADD CONSTRAINT session_proved_by_check CHECK (
        proved_by IS NULL OR (account_id IS NOT NULL AND proved_by IN ('ACCOUNT', 'MAILBOX', 'PROVIDER')));

      ALTER TABLE mailed_link ADD COLUMN session_id uuid, ADD COLUMN new_email text;
      ALTER TABLE mailed_link DROP CONSTRAINT mailed_link_purpose_check;
      ALTER TABLE mailed_link ADD CONSTRAINT mailed_link_purpose_check CHECK (
        purpose IN ('VERIFY_EMAIL', 'RESET_PASSWORD', 'OWN_FILE', 'CONFIRM_IDENTITY', 'CHANGE_EMAIL'));
      ALTER TABLE mailed_link ADD CONSTRAINT mailed_link_subject_check CHECK (
        (purpose = 'CONFIRM_IDENTITY') = (session_id IS NOT NULL)
        AND (purpose = 'CHANGE_EMAIL') = (new_email IS NOT NULL));

      ALTER TABLE member_invitation ADD COLUMN provisioned_id uuid;

      ALTER TABLE passkey_challenge ADD COLUMN network text;
      ALTER TABLE single_sign_on_attempt ADD COLUMN network text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE single_sign_on_attempt DROP COLUMN network;
      ALTER TABLE passkey_challenge DROP COLUMN network;
      ALTER TABLE member_invitation DROP COLUMN provisioned_id;
      DELETE FROM mailed_link WHERE purpose IN ('CONFIRM_IDENTITY', 'CHANGE_EMAIL');
      ALTER TABLE mailed_link DROP CONSTRAINT mailed_link_subject_check;
      ALTER TABLE mailed_link DROP CONSTRAINT mailed_link_purpose_check;
      ALTER TABLE mailed_link ADD CONSTRAINT mailed_link_purpose_check CHECK (purpose IN ('VERIFY_EMAIL', 'RESET_PASSWORD', 'OWN_FILE'));
      ALTER TABLE mailed_link DROP COLUMN session_id, DROP COLUMN new_email;
      ALTER TABLE session DROP CONSTRAINT session_proved_by_check;
      ALTER TABLE session DROP COLUMN proved_by;
    `);
  }
}
