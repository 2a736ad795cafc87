import type { MigrationInterface, QueryRunner } from 'typeorm';
import { limitToCompany } from './row-security.js';

/** Calls that told nothing, and who is calling whom. Adds only. */
export class Calls1763596870000 implements MigrationInterface {
  name = 'Calls1763596870000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE follow_up_act ADD COLUMN call_outcome text, ADD COLUMN call_back_at timestamptz(3),
        DROP CONSTRAINT follow_up_act_kind_check,
        ADD CONSTRAINT follow_up_act_kind_check CHECK (
          kind IN ('INFORMED', 'TESTED', 'RELEASED', 'NOTE', 'ASSIGNED', 'CORRECTED', 'CALLED')),
        ADD CONSTRAINT follow_up_act_call_check CHECK (
          (kind = 'CALLED') = (call_outcome IS NOT NULL)
          AND call_outcome IN ('NO_ANSWER', 'CALL_BACK', 'WRONG_NUMBER')
          AND (call_back_at IS NOT NULL) = (call_outcome IS NOT NULL AND call_outcome <> 'WRONG_NUMBER'));
      CREATE TABLE call_claim (
        company_id uuid NOT NULL,
        employee_id uuid NOT NULL,
        claimed_by text NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        CONSTRAINT call_claim_pkey PRIMARY KEY (company_id, employee_id),
        CONSTRAINT call_claim_employee_fkey FOREIGN KEY (company_id, employee_id)
          REFERENCES employee (company_id, id) ON DELETE CASCADE
      );
      ${limitToCompany('call_claim')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON call_claim TO visioncloud_gateway;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE call_claim;
      DELETE FROM follow_up_act WHERE kind = 'CALLED';
      ALTER TABLE follow_up_act DROP CONSTRAINT follow_up_act_call_check,
        DROP CONSTRAINT follow_up_act_kind_check,
        ADD CONSTRAINT follow_up_act_kind_check CHECK (
          kind IN ('INFORMED', 'TESTED', 'RELEASED', 'NOTE', 'ASSIGNED', 'CORRECTED')),
        DROP COLUMN call_outcome, DROP COLUMN call_back_at`);
  }
}
