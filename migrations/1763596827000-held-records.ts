import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Records of phones that exceed the budget of their day, until an officer decides. Adds only. */
export class HeldRecords1763596827000 implements MigrationInterface {
  name = 'HeldRecords1763596827000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE held_record (
        company_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        start_at timestamptz(3) NOT NULL,
        id uuid NOT NULL,
        cross_employee_id uuid NOT NULL,
        end_at timestamptz(3) NOT NULL,
        distance real,
        day date NOT NULL,
        reason text NOT NULL,
        received_at timestamptz(3) NOT NULL DEFAULT now(),
        discarded_at timestamptz(3),
        CONSTRAINT held_record_pkey PRIMARY KEY (company_id, employee_id, start_at, id),
        CONSTRAINT held_record_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT held_record_reason_check CHECK (reason IN ('RECORDS', 'PEOPLE', 'MINUTES', 'TOO_OLD')),
        CONSTRAINT held_record_pair_check CHECK (employee_id <> cross_employee_id),
        CONSTRAINT held_record_length_check CHECK (end_at > start_at AND end_at <= start_at + interval '24 hours')
      );
      -- Finds what awaits a decision.
      CREATE INDEX held_record_pending ON held_record (company_id, employee_id, day) WHERE discarded_at IS NULL;
      -- Finds what is older than the records that a company keeps.
      CREATE INDEX held_record_end ON held_record (company_id, end_at);
      ${limitToCompany('held_record')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON held_record TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE held_record');
  }
}
