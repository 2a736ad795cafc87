import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Contests of recorded contacts, and employees' requests for them. Adds only. */
export class Contests1763596815000 implements MigrationInterface {
  name = 'Contests1763596815000';

  async up(runner: QueryRunner): Promise<void> {
    // Without foreign keys, like contact: a contest counts as long as the records of its time are kept, even if the people have left.
    await runner.query(`
      CREATE TABLE contest (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        person_id uuid NOT NULL,
        other_id uuid NOT NULL,
        source text NOT NULL,
        from_at timestamptz(3) NOT NULL,
        until_at timestamptz(3) NOT NULL,
        reason text NOT NULL,
        note text NOT NULL DEFAULT '',
        state text NOT NULL,
        contested_at timestamptz(3) NOT NULL DEFAULT now(),
        contested_by text,
        -- Compared when somebody confirms the contest, because an address can change. Null for an API key.
        contested_by_account_id uuid,
        confirmed_at timestamptz(3),
        confirmed_by text,
        taken_back_at timestamptz(3),
        taken_back_by text,
        request_id uuid,
        CONSTRAINT contest_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT contest_pair_check CHECK (person_id < other_id),
        CONSTRAINT contest_source_check CHECK (source IN ('mobile', 'camera', 'manual')),
        CONSTRAINT contest_span_check CHECK (until_at > from_at AND until_at <= from_at + interval '31 days'),
        CONSTRAINT contest_reason_check CHECK (
          reason IN ('WALL_BETWEEN', 'PHONE_LEFT_BEHIND', 'WRONG_PERSON', 'PROTECTED', 'OTHER')),
        CONSTRAINT contest_state_check CHECK (state IN ('AWAITING_CONFIRMATION', 'IN_FORCE', 'TAKEN_BACK')),
        CONSTRAINT contest_taken_back_check CHECK ((state = 'TAKEN_BACK') = (taken_back_at IS NOT NULL)),
        CONSTRAINT contest_awaiting_check CHECK (state <> 'AWAITING_CONFIRMATION' OR confirmed_at IS NULL)
      );
      -- Whatever reads records asks it whether a part of them is contested, and finds out that nothing is without reading the table.
      CREATE INDEX contest_in_force ON contest (company_id, person_id, other_id, source, from_at, until_at)
        WHERE state = 'IN_FORCE';
      CREATE INDEX contest_newest ON contest (company_id, contested_at, id);
      ${limitToCompany('contest')}
      GRANT SELECT, INSERT, UPDATE ON contest TO visioncloud_gateway;
    `);

    await runner.query(`
      CREATE TABLE contest_request (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        from_at timestamptz(3) NOT NULL,
        until_at timestamptz(3) NOT NULL,
        reason text NOT NULL,
        note text NOT NULL DEFAULT '',
        requested_at timestamptz(3) NOT NULL DEFAULT now(),
        state text NOT NULL DEFAULT 'OPEN',
        decided_at timestamptz(3),
        decided_by text,
        answer text NOT NULL DEFAULT '',
        CONSTRAINT contest_request_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT contest_request_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT contest_request_span_check CHECK (until_at > from_at AND until_at <= from_at + interval '31 days'),
        CONSTRAINT contest_request_reason_check CHECK (
          reason IN ('WALL_BETWEEN', 'PHONE_LEFT_BEHIND', 'WRONG_PERSON', 'PROTECTED', 'OTHER')),
        CONSTRAINT contest_request_state_check CHECK (state IN ('OPEN', 'ACCEPTED', 'DECLINED')),
        CONSTRAINT contest_request_decided_check CHECK ((state = 'OPEN') = (decided_at IS NULL))
      );
      CREATE INDEX contest_request_newest ON contest_request (company_id, requested_at, id);
      ${limitToCompany('contest_request')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON contest_request TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contest_request, contest');
  }
}
