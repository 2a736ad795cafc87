import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Events of a company, what each member has read of them, and when members are told by email. Adds only. */
export class Inbox1763596900000 implements MigrationInterface {
  name = 'Inbox1763596900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company_event (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        kind text NOT NULL,
        subject_id uuid NOT NULL,
        subjects integer NOT NULL DEFAULT 1 CHECK (subjects > 0),
        recipient_id uuid,
        caused_by text,
        batch_id uuid,
        value text,
        happened_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT company_event_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT company_event_recipient_fkey FOREIGN KEY (company_id, recipient_id)
          REFERENCES member (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX company_event_kind_idx ON company_event (company_id, kind, happened_at);
      CREATE INDEX company_event_time_idx ON company_event (company_id, happened_at);
      CREATE INDEX company_event_recipient_idx ON company_event (company_id, recipient_id, happened_at)
        WHERE recipient_id IS NOT NULL;
      CREATE INDEX company_event_subject_idx ON company_event (company_id, subject_id);
      CREATE TABLE inbox_mark (
        company_id uuid NOT NULL,
        member_id uuid NOT NULL,
        event_id uuid NOT NULL,
        read_at timestamptz(3),
        mailed_at timestamptz(3),
        CONSTRAINT inbox_mark_pkey PRIMARY KEY (company_id, member_id, event_id),
        CONSTRAINT inbox_mark_member_fkey FOREIGN KEY (company_id, member_id)
          REFERENCES member (company_id, id) ON DELETE CASCADE,
        CONSTRAINT inbox_mark_event_fkey FOREIGN KEY (company_id, event_id)
          REFERENCES company_event (company_id, id) ON DELETE CASCADE
      );
      CREATE INDEX inbox_mark_event_idx ON inbox_mark (company_id, event_id);
      ${limitToCompany('company_event')}
      ${limitToCompany('inbox_mark')}
      GRANT SELECT, INSERT, DELETE ON company_event TO visioncloud_gateway;
      GRANT SELECT, INSERT, UPDATE, DELETE ON inbox_mark TO visioncloud_gateway;
      ALTER TABLE member ADD COLUMN inbox_mail text NOT NULL DEFAULT 'DAILY'
          CONSTRAINT member_inbox_mail_check CHECK (inbox_mail IN ('OFF', 'AT_ONCE', 'DAILY')),
        ADD COLUMN inbox_mailed_on date`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE member DROP COLUMN inbox_mail, DROP COLUMN inbox_mailed_on;
      DROP TABLE inbox_mark;
      DROP TABLE company_event`);
  }
}
