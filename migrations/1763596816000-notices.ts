import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Written notices to exposed people. */
export class Notices1763596816000 implements MigrationInterface {
  name = 'Notices1763596816000';

  async up(runner: QueryRunner): Promise<void> {
    // A notice is identified by its kind, the day of the last exposure and the last day of quarantine. It is sent again only after a
    // correction, which begins the next round. Candidates are stored because later notices must leave enough of them. mail_id has no
    // foreign key: the mail is deleted after the notice.
    await runner.query(`
      CREATE TABLE notice (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        disease text NOT NULL,
        kind text NOT NULL,
        round integer NOT NULL,
        exposed_on date,
        told_until date,
        detail text NOT NULL,
        candidate_ids uuid[] NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        mail_id uuid NOT NULL,
        sent_at timestamptz(3) NOT NULL DEFAULT now(),
        read_at timestamptz(3),
        CONSTRAINT notice_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT notice_once_key UNIQUE NULLS NOT DISTINCT
          (company_id, employee_id, disease, kind, round, exposed_on, told_until),
        CONSTRAINT notice_mail_key UNIQUE (company_id, mail_id),
        CONSTRAINT notice_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT notice_kind_check CHECK (kind IN ('EXPOSURE', 'CORRECTION')),
        CONSTRAINT notice_detail_check CHECK (detail IN ('DAY_PART', 'DAY', 'FEW_DAYS', 'WEEK', 'NO_TIME'))
      );
      ${limitToCompany('notice')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON notice TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notice');
  }
}
