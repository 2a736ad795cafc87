import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Evidence of immunity, and the immunity of followed-up people that follows from it. Adds only. */
export class Immunity1763597300000 implements MigrationInterface {
  name = 'Immunity1763597300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE immunity_evidence (
        company_id uuid NOT NULL,
        id uuid NOT NULL,
        employee_id uuid NOT NULL,
        disease text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('VACCINATION', 'LABORATORY', 'ILLNESS', 'OTHER')),
        is_immune boolean NOT NULL,
        day date NOT NULL,
        doses smallint CHECK (doses BETWEEN 1 AND 10),
        valid_until date CHECK (valid_until >= day),
        document text NOT NULL DEFAULT '',
        state text NOT NULL CHECK (state IN ('WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
        recorded_at timestamptz(3) NOT NULL DEFAULT now(),
        recorded_by text,
        batch_id uuid NOT NULL,
        decided_at timestamptz(3),
        decided_by text,
        answer text NOT NULL DEFAULT '',
        CONSTRAINT immunity_evidence_pkey PRIMARY KEY (company_id, id),
        CONSTRAINT immunity_evidence_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE,
        CONSTRAINT immunity_evidence_vaccination_check CHECK ((doses IS NOT NULL) = (kind = 'VACCINATION'))
      );
      CREATE UNIQUE INDEX immunity_evidence_once ON immunity_evidence
        (company_id, employee_id, disease, kind, day, is_immune, (coalesce(doses, 0)), (coalesce(valid_until, 'infinity')), state)
        WHERE state IN ('ACCEPTED', 'WAITING');
      CREATE INDEX immunity_evidence_employee ON immunity_evidence (company_id, employee_id);
      CREATE INDEX immunity_evidence_day ON immunity_evidence (company_id, day DESC, id DESC);
      CREATE INDEX immunity_evidence_waiting ON immunity_evidence (company_id, day DESC, id DESC) WHERE state = 'WAITING';
      CREATE INDEX immunity_evidence_batch ON immunity_evidence (company_id, batch_id);
      ${limitToCompany('immunity_evidence')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON immunity_evidence TO visioncloud_gateway;
      ALTER TABLE follow_up ADD COLUMN immunity text CHECK (immunity IN ('IMMUNE', 'NOT_IMMUNE', 'UNKNOWN')),
        ADD COLUMN immunity_evidence_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE follow_up DROP COLUMN immunity, DROP COLUMN immunity_evidence_id;
      DROP TABLE immunity_evidence`);
  }
}
